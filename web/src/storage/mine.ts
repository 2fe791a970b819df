import type { Face } from '@bellwether/wire';
import { FACES } from '@bellwether/wire/faces';
import { useEffect, useState } from 'preact/hooks';
import type { Looks } from '../model/characters.ts';
import { lookOf } from '../model/look.ts';
import { isGuest, isMe, nameOf } from '../model/sitter.ts';
import { background } from '../ui/background.ts';
import { recall } from './identity.ts';

/** The person whose device this is, as entered once. */
export interface Mine {
  readonly name: string;
  readonly face: Face | undefined;
}

const FACE = 'bellwether.face';

export function keptFace(): Face | undefined {
  try {
    return faceOf(localStorage.getItem(FACE) ?? undefined);
  } catch {
    // Private browsing: none.
    return undefined;
  }
}

export function keepFace(face: Face): void {
  try {
    localStorage.setItem(FACE, face);
  } catch {
    // Private browsing, as above.
  }
}

export function faceOf(kept: string | undefined): Face | undefined {
  return FACES.find((face) => face === kept);
}

export async function recallMine(): Promise<Mine> {
  return { name: (await recall('name')) ?? '', face: keptFace() };
}

export function useMine(): Mine {
  const [mine, setMine] = useState<Mine>({ name: '', face: undefined });
  useEffect(() => background(recallMine().then(setMine)), []);
  return mine;
}

/** My face by seat: where I am the only person here, or where my name is among several. */
export function facesAt(sitters: readonly string[], { name, face }: Mine): readonly (Face | undefined)[] {
  return sitters.map((sitter, i) => {
    const isMine = isMe(sitters, i + 1) || (isGuest(sitter) && name !== '' && nameOf(sitter) === name);
    return isMine ? face : undefined;
  });
}

/** My look by seat. */
export async function looksAt(sitters: readonly string[]): Promise<Looks> {
  return facesAt(sitters, await recallMine()).map((face) => face && lookOf(face));
}
