import type { Face } from '@bellwether/wire';
import { FACES } from '@bellwether/wire/faces';
import { useEffect, useState } from 'preact/hooks';
import type { Looks } from '../model/characters.ts';
import { lookOf } from '../model/look.ts';
import { isGuest, isMe, nameOf } from '../model/sitter.ts';
import { background } from '../ui/background.ts';
import { recall } from './identity.ts';

/** Whose device this is, as they said it once. */
export interface Mine {
  readonly name: string;
  readonly face: Face | undefined;
}

const FACE = 'bellwether.face';

export function keptFace(): Face | undefined {
  try {
    return faceOf(localStorage.getItem(FACE) ?? undefined);
  } catch {
    // Private browsing: there is none.
    return undefined;
  }
}

export function keepFace(face: Face): void {
  try {
    localStorage.setItem(FACE, face);
  } catch {
    // As above.
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

/** My face where I sit, by seat: the only person here, or among several the one with my name. */
export function facesAt(sitters: readonly string[], { name, face }: Mine): readonly (Face | undefined)[] {
  return sitters.map((sitter, i) => {
    const isMine = isMe(sitters, i + 1) || (isGuest(sitter) && name !== '' && nameOf(sitter) === name);
    return isMine ? face : undefined;
  });
}

/** How I look where I sit, by seat. */
export async function looksAt(sitters: readonly string[]): Promise<Looks> {
  return facesAt(sitters, await recallMine()).map((face) => face && lookOf(face));
}
