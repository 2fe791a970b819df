import type { ComponentType } from 'preact';
import '../../../../model/hiding.ts';
import { byFile } from '../../../../words/byFile.ts';
import type { AnimalArt } from '../Animal.tsx';
import { ByLooks } from './ByLooks.tsx';
import { Dressed } from './Dressed.tsx';

const FACES = byFile(import.meta.glob<ComponentType<AnimalArt>>('../../cards/*.tsx', { query: '?face', import: 'Face', eager: true }));

/** All creatures but those of a first game. Loaded when one of them is at the table. */
export function Others(art: AnimalArt) {
  const Face = FACES[art.id] ?? (art.looks === undefined ? ByLooks : Dressed);
  return <Face {...art} />;
}
