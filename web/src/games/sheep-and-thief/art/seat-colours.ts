/** The board colors, by seat. */
export const SEAT_COLOURS = ['blue', 'yellow', 'green', 'orange'] as const;
