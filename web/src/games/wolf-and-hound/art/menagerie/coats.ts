import type { Coat } from '../../../../art/Heads.tsx';

/** Coats of more than one creature. */

export const ROAN: Coat = { fur: '#8a8279', dark: '#5f574f', light: '#ece5da' };
export const FAWN: Coat = { fur: '#dcae74', dark: '#a4763f', light: '#fdf0db' };
