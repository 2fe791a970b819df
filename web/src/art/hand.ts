/** The width of every outline, in a box of 64. */
export const LINE = 2.4;
