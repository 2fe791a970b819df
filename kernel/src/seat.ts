/** Seats are counted from 1, clockwise, in every game and every text. */
export type Seat = number;

/** A seat, or a spectator, who holds no cards. */
export type Viewer = Seat | 'spectator';
