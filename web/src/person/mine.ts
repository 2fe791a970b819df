import type { Face } from '@bellwether/wire';
import { FACES } from '@bellwether/wire/faces';
import { useEffect, useState } from 'preact/hooks';
import { recall } from '../storage/identity.ts';
import { isGuest, isMe, nameOf, type Sitter } from '../table-kit/sitter.ts';

/** Whose device this is, as they said it once. */
export interface Mine {
  readonly name: string;
  readonly face: Face | undefined;
}

export function faceOf(kept: string | undefined): Face | undefined {
  return FACES.find((face) => face === kept);
}

export function useMine(): Mine {
  const [mine, setMine] = useState<Mine>({ name: '', face: undefined });
  useEffect(() => {
    Promise.all([recall('name'), recall('face')]).then(([name = '', face]) => setMine({ name, face: faceOf(face) }));
  }, []);
  return mine;
}

/** My face where I sit, by seat: the only person here, or among several the one with my name. */
export function facesAt(sitters: readonly Sitter[], { name, face }: Mine): readonly (Face | undefined)[] {
  return sitters.map((sitter, i) => {
    const isMine = isMe(sitters, i + 1) || (isGuest(sitter) && name !== '' && nameOf(sitter) === name);
    return isMine ? face : undefined;
  });
}
