/** The colours of the boards, by seat. */
export const SEAT_COLOURS = ['blue', 'yellow', 'green', 'orange'] as const;
