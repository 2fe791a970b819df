/** Search iterations of Wolf in Wolf & Hound in 100 ms on one core, compared with boardgame.io's Monte Carlo bot. */
import { botsFor, type PlayerName } from '@bellwether/bots';
import { FastRandom } from '@bellwether/kernel';
import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { type Contestant, contest } from './measure.ts';
import { installPeer } from './peers/install.ts';
import { midGames } from './random-games.ts';
import { cost, type Row, rate } from './row.ts';
import { BASE } from './wolf-and-hound.ts';

const PEER = "boardgame.io 0.50.2's MCTSBot";
const POSITIONS = 24;
const ITERATIONS = 2000;

export async function bench(): Promise<Row[]> {
  installPeer('boardgame-io');
  process.env.NODE_ENV = 'production';
  const { peerSearch } = await import('./peers/boardgame-io/search.ts');
  const deck = wolfAndHound.deal(BASE, new FastRandom(1)).order;
  const start = wolfAndHound.start(BASE, wolfAndHound.deal(BASE, new FastRandom(1)));
  const times = await contest(
    {
      first: thinking('wolf', [start], ITERATIONS),
      ours: thinking('wolf', thoughtful(), ITERATIONS),
      peer: peerSearch(deck),
    },
    { rounds: 5, milliseconds: 400 },
  );
  const in100ms = (ns: number) => 1e8 / ns;
  const decision = await contest({ wolf: decisions('wolf'), fox: decisions('fox'), herder: decisions('herder') }, { rounds: 3 });
  return [
    rate('wolf-and-hound/search-iterations-per-100ms', 'iterations', in100ms(times.ours), PEER, in100ms(times.peer)),
    rate('wolf-and-hound/search-iterations-per-100ms-first-move', 'iterations', in100ms(times.first), PEER, in100ms(times.peer)),
    ...(['wolf', 'fox'] as const).map((level) =>
      cost(`wolf-and-hound/bots/${level}-decision-ms`, 'ms', decision[level] / 1e6, 'herder', decision.herder / 1e6),
    ),
  ];
}

/** A unit is one iteration. */
function thinking(level: PlayerName, states: readonly WolfAndHound['State'][], iterations: number): Contestant {
  const choose = chooser(level, iterations);
  return {
    units: states.length * iterations,
    batch: () => {
      for (const state of states) choose(state);
      return states.length;
    },
  };
}

/** A unit is one decision at the level's default budget. */
function decisions(level: PlayerName): Contestant {
  const states = thoughtful();
  const choose = chooser(level, undefined);
  return {
    units: states.length,
    batch: () => {
      for (const state of states) choose(state);
      return states.length;
    },
  };
}

function chooser(level: PlayerName, iterations: number | undefined): (state: WolfAndHound['State']) => void {
  const bot = botsFor(wolfAndHound.id)?.players[level];
  if (bot === undefined) throw new Error('Wolf & Hound has no bots');
  const random = new FastRandom(5);
  return (state) => {
    const seat = wolfAndHound.toAct(state)[0] as number;
    bot.choose(
      wolfAndHound.view(state, seat),
      wolfAndHound.legal(state, seat),
      { iterations: iterations ?? bot.iterations, explain: false },
      random,
    );
  };
}

/** Mid-game positions in which the player has a choice. */
function thoughtful(): WolfAndHound['State'][] {
  const states = midGames<WolfAndHound>(wolfAndHound, BASE, POSITIONS);
  return states.filter((state) => wolfAndHound.legal(state, wolfAndHound.toAct(state)[0] as number).length > 1);
}
