import { firstMoves, type GameTypes, type Played, type Seat, type Viewer } from '@bellwether/kernel';
import type { AnyLabGame } from './lab-game.ts';
import type { TableTalk } from './table-talk.ts';

export interface TableOf {
  readonly lab: AnyLabGame;
  readonly state: GameTypes['State'];
  readonly talk: TableTalk<GameTypes>;
  /** By seat; undefined for a person. */
  readonly players: readonly (((state: GameTypes['State'], seat: Seat) => GameTypes['Move']) | undefined)[];
}

/** Plays a game at the terminal to its end, or until a person quits. Changes the state; returns the moves made. */
export async function playAtTable({ lab, state, talk, players }: TableOf): Promise<Played<GameTypes>[]> {
  const { game } = lab;
  const config = game.config(state);
  const humans = players.flatMap((player, i) => (player === undefined ? [i + 1] : []));
  const audience: readonly Viewer[] = humans.length > 0 ? humans : ['spectator'];
  const hotSeat = humans.length > 1;
  const unheard = new Map<Viewer, string[]>(audience.map((viewer) => [viewer, []]));
  const moves: Played<GameTypes>[] = [];
  let looking: Viewer = audience[0] as Viewer;
  let begun = false;

  const make = (seat: Seat, move: GameTypes['Move']) => {
    game.apply(state, seat, move, (event) => {
      for (const viewer of audience) {
        const seen = game.show(event, viewer);
        const sentence = seen && lab.tell(seen, config);
        if (sentence) unheard.get(viewer)?.push(sentence);
      }
    });
    moves.push({ seat, move });
  };
  const tellNews = (viewer: Viewer) => {
    for (const sentence of unheard.get(viewer)?.splice(0) ?? []) talk.say(sentence);
  };

  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[0] as Seat;
    const player = players[seat - 1];
    const view = game.view(state, seat);
    if (player !== undefined) {
      make(seat, player(state, seat));
      if (!hotSeat) tellNews(looking);
      continue;
    }
    if (hotSeat && (!begun || seat !== looking)) if (!(await talk.handOver(seat))) return moves;
    begun = true;
    looking = seat;
    tellNews(seat);
    talk.say(`\n${lab.table(view)}\n`);
    const answer = await talk.ask({
      seat,
      view,
      ...firstMoves(game, state, seat, MOST_LISTED),
      refused: (move) => refusal(lab, state, seat, move),
    });
    if (answer.kind === 'leaves') return moves;
    make(seat, answer.move);
    if (!hotSeat) tellNews(seat);
  }
  if (hotSeat) for (const sentence of unheard.get(looking) ?? []) talk.say(sentence);
  talk.say(`\n${lab.table(game.view(state, hotSeat ? 'spectator' : looking))}\n`);
  return moves;
}

/** With more moves than this a menu is useless. */
const MOST_LISTED = 20_000;

/** Why a move is illegal, as a message; undefined if it is legal. */
function refusal(lab: AnyLabGame, state: GameTypes['State'], seat: Seat, move: GameTypes['Move']): string | undefined {
  const no = lab.game.check(state, seat, move);
  return no && `${no.code} (rule ${no.rule}): ${lab.explain(no)}`;
}
