import { byFile } from '../../words/byFile.ts';
import type { CardLookUp } from './card.ts';

/** What the files of cards give to the help, by id. */
export const CARD_LOOKUPS = byFile(import.meta.glob<CardLookUp>('./cards/*.tsx', { query: '?lookup', import: 'lookup', eager: true }));
