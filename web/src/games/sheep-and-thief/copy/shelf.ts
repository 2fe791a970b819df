import { shelfOf } from '../../../copy/kept.ts';

/** The river scoring of 2014 is a variant: both editions are played with one copy. */
export const SHELF = shelfOf('sheep-and-thief', '2017');
