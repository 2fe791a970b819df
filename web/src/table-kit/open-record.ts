import { type AnyGame, type GameTypes, writeHeaders, writeSetUp } from '@bellwether/kernel';

/**
 * A running game as text without secrets: its set-up and the public events, one a line. `heard` may be any viewer's
 * events: each is reduced again by the engine's own filter, so a hand stays hidden.
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
    ...writeSetUp(game, config),
    ['Seats', sitters.join('; ')],
  ]);
  const lines = heard.flatMap((event) => game.show(event, 'spectator') ?? []).map(lineOf);
  return `${headers}\n${lines.map((line) => `${line}\n`).join('')}`;
}

/** An event as a line: `plays seat:1 card:"B3"`. */
function lineOf(event: object): string {
  const { kind, ...facts } = event as { readonly kind: string };
  return [kind, ...Object.entries(facts).map(([name, fact]) => `${name}:${JSON.stringify(fact)}`)].join(' ');
}
