import type { Coat } from '../../../../art/Heads.tsx';

/** Coats that more than one creature wears. */

export const ROAN: Coat = { fur: '#8a8279', dark: '#5f574f', light: '#ece5da' };
export const FAWN: Coat = { fur: '#dcae74', dark: '#a4763f', light: '#fdf0db' };
