/** What the final count says beside what the table says itself. English is the type of every other language. */
export const words = {
  /** Why the count below may say otherwise. */
  decides: 'If one pasture is empty, its whole team loses.',
  /** R-BOTH0. */
  both: 'Clockwise from the current player, the first empty pasture loses.',
  /** `all`: the sheep that both have. */
  tie: (team: string, all: number) => `${all} to ${all}: ${team} wins ties.`,
  count: 'Sheep in the pastures',
  series: (a: string, x: number, b: string, y: number) => `Series: ${a} ${x}, ${b} ${y}`,
  seriesWon: (team: string) => `${team} wins the series!`,
  next: 'Next game',
};

export type WolfEnd = typeof words;
