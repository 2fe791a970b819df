/** Outline width in a box of 64. */
export const OUTLINE_WIDTH = 2.4;
