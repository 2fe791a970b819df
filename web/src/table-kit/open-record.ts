import { type AnyGame, type GameTypes, writeHeaders } from '@bellwether/kernel';

/**
 * A running game as text for anybody's eyes: its set-up and what a spectator noticed, one event a line. `heard` may be anybody's story:
 * every event goes through the engine's own door once more, so a seat's hand stays with the seat.
 */
export function openRecord(
  game: AnyGame,
  config: GameTypes['Config'],
  sitters: readonly string[],
  heard: readonly GameTypes['EventView'][],
): string {
  const headers = writeHeaders([
    ['Game', game.id],
    ['Rules', String(game.rulesVersion)],
    ...game.configs.write(config),
    ['Seats', sitters.join('; ')],
  ]);
  const lines = heard.flatMap((event) => game.show(event, 'spectator') ?? []).map(lineOf);
  return `${headers}\n${lines.map((line) => `${line}\n`).join('')}`;
}

/** `plays seat:1 card:"B3"`. */
function lineOf(event: object): string {
  const { kind, ...facts } = event as { readonly kind: string };
  return [kind, ...Object.entries(facts).map(([name, fact]) => `${name}:${JSON.stringify(fact)}`)].join(' ');
}
