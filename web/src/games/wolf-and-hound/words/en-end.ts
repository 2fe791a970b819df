/** Words of the final score besides the table's own. English is the type of every other language. */
export const words = {
  /** Why the score below may say otherwise. */
  decides: 'If one pasture is empty, its whole team loses.',
  /** R-BOTH0. */
  both: 'Clockwise from the current player, the first empty pasture loses.',
  /** `all`: the sheep that each team has. */
  tie: (team: string, all: number) => `${all} to ${all}: ${team} wins ties.`,
  count: 'Sheep in the pastures',
  series: (a: string, x: number, b: string, y: number) => `Series: ${a} ${x}, ${b} ${y}`,
  seriesWon: (team: string) => `${team} wins the series!`,
  next: 'Next game',
};

export type WolfEnd = typeof words;
