import { botsFor, type PlayerName, type Seating, scoreOfA } from '@bellwether/bots';
import { FastRandom, type GameTypes, type Seat } from '@bellwether/kernel';
import { budgetOf, type Entrant, readEntrant } from '../ladder/entrant.ts';
import { UserError } from '../user-error.ts';

const GAME = 'wolf-and-hound';
const PLAYERS = 4;

/** The pair in all four seatings of a deal: on either team, and each of the two in either of its seats. The rivals are the fixed pair. */
const SEATINGS: readonly (readonly ('partner' | 'stranger' | 'rival')[])[] = [
  ['partner', 'rival', 'stranger', 'rival'],
  ['stranger', 'rival', 'partner', 'rival'],
  ['rival', 'partner', 'rival', 'stranger'],
  ['rival', 'stranger', 'rival', 'partner'],
];

/** Some deals, each played by every partner with one stranger. All names may carry `@iterations` and `~noise`. */
export interface Task {
  readonly setup: string;
  readonly partners: readonly string[];
  readonly stranger: string;
  readonly against: string;
  readonly seed: number;
  readonly firstDeal: number;
  readonly deals: number;
}

/** By deal, then by partner: the pair's share of the wins over all seatings. */
export type Shares = number[][];

/** A player that sometimes makes a random legal move. */
interface Noisy extends Entrant {
  /** The percentage of random moves. */
  readonly noise: number;
}

/** `fox`, `wolf@500`, `herder~25`: a Herder that plays 25 % random moves. Throws UserError. */
export function readNoisy(text: string): Noisy {
  const [, name = text, noise = '0'] = /^(.*)~(\d{1,2})$/.exec(text) ?? [];
  return { ...readEntrant(name), noise: Number(noise) };
}

/** The names of all set-ups. */
export function setupNames(): string[] {
  return botsOf()
    .setups(PLAYERS)
    .map(({ name }) => name);
}

export function playTask({ setup, partners, stranger, against, seed, firstDeal, deals }: Task): Shares {
  const bots = botsOf();
  const { configs = [] } = bots.setups(PLAYERS).find(({ name }) => name === setup) ?? {};
  const { game } = bots;
  const players = partners.map((name) => ({ partner: readNoisy(name), stranger: readNoisy(stranger), rival: readNoisy(against) }));
  return Array.from({ length: deals }, (_, i) => {
    const n = firstDeal + i;
    const config = configs[n % configs.length] as GameTypes['Config'];
    const deal = game.deal(config, new FastRandom(seed * 0x1_0000_0000 + n));
    return players.map((sitting) => {
      const scores = SEATINGS.map((seats, k) => {
        const random = new FastRandom(seed * 0x1_0000_0000 + 0x8000_0000 + SEATINGS.length * n + k);
        const outcome = play(config, deal, (seat) => sitting[seats[seat - 1] as 'partner' | 'stranger' | 'rival'], random);
        const seating = seats.map((one) => (one === 'rival' ? 'b' : 'a')) satisfies Seating;
        return scoreOfA(game, config, outcome, seating);
      });
      return scores.reduce((sum, score) => sum + score, 0) / scores.length;
    });
  });
}

function play(
  config: GameTypes['Config'],
  deal: GameTypes['Deal'],
  playerAt: (seat: Seat) => Noisy,
  random: FastRandom,
): GameTypes['Outcome'] {
  const bots = botsOf();
  const { game } = bots;
  const state = game.start(config, deal);
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const player = playerAt(seat);
    const name: PlayerName = random.below(100) < player.noise ? 'random' : player.name;
    const { move } = bots.players[name].choose(
      game.view(state, seat),
      game.legal(state, seat),
      budgetOf(bots, { ...player, name }),
      random,
    );
    game.apply(state, seat, move);
  }
  return game.outcome(state) as GameTypes['Outcome'];
}

function botsOf() {
  const bots = botsFor(GAME);
  if (bots === undefined) throw new UserError(`${GAME} has no bots`);
  return bots;
}
