import { shelfOf } from '../../../copy/kept.ts';

/** Both editions share a copy: they differ only in the river scoring, a variant. */
export const SHELF = shelfOf('sheep-and-thief', '2017');
