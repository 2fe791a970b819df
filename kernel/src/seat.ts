/** Seats are counted from 1, clockwise, in every game and every text. */
export type Seat = number;

/** Who looks: a seat, or somebody who holds no cards at all. */
export type Viewer = Seat | 'spectator';
