/** The games by name alone: for menus, which must not know the tables. */
export const TITLES = [
  { id: 'wolf-and-hound', title: 'wolfAndHound' },
  { id: 'sheep-and-thief', title: 'sheepAndThief' },
] as const;

export type GameId = (typeof TITLES)[number]['id'];
/** A game's name is this word of the shell. */
export type Title = (typeof TITLES)[number]['title'];

export function titleOf(id: string): Title | undefined {
  return TITLES.find((game) => game.id === id)?.title;
}
