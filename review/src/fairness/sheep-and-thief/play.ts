import type { Level } from '@bellwether/bots/levels';
import { sheepAndThiefTableBots } from '@bellwether/bots/sheep-and-thief/table';
import {
  type Card,
  type Config,
  cardsNeeded,
  type Deal,
  type Event,
  handSize,
  type Outcome,
  type Score,
  type SheepAndThief,
  SOURCES,
  scoreOf,
  sheepAndThief,
  writeFace,
} from '@bellwether/sheep-and-thief';
import { addValue, type Batch, dealStream, newSum, playersStream, type Sum } from '../trial.ts';

/** What became of one kind of card, summed over games. */
export interface CardSums {
  /** How often a player could keep it in the draft, and how often one did. */
  offered: number;
  kept: number;
  placed: number;
  /** Placed face down, since it fitted nowhere. */
  faceDown: number;
  discarded: number;
  /** Shares of wins of the seats that placed it. */
  won: number;
}

/** Everything is a sum, so tallies of many batches add up to one. */
export interface Tally {
  pairs: number;
  games: number;
  /** Shares of wins by seat. */
  wins: number[];
  /** Over pairs: the first level's share of wins, in an arm of skill. */
  better: Sum;
  gold: Sum;
  /** Gold by source. */
  sources: Record<string, number>;
  asked: number;
  real: number;
  leads: number;
  margin: Sum;
  cards: Record<string, CardSums>;
}

export function emptyTally(): Tally {
  return {
    pairs: 0,
    games: 0,
    wins: [0, 0, 0, 0],
    better: newSum(),
    gold: newSum(),
    sources: {},
    asked: 0,
    real: 0,
    leads: 0,
    margin: newSum(),
    cards: {},
  };
}

/** A choice is real if its best and worst moves are this far apart in chances to win. */
const REAL = 0.02;

export function playBatch(batch: Batch<Config>): Tally {
  const tally = emptyTally();
  for (let pair = batch.first; pair < batch.first + batch.pairs; pair++) playPair(batch, pair, tally);
  return tally;
}

/** Both games of a mirrored deal: every hand goes to the next seat in the second one, or the levels change seats. */
function playPair({ config, levels, seed }: Batch<Config>, pair: number, tally: Tally): void {
  const deal = sheepAndThief.deal(config, dealStream(seed, pair));
  const [one, other] = levels;
  const isSkill = one !== other;
  const seatings = [0, 1].map((odd) => sheepAndThief.seats(config).map((seat) => ((seat + odd) % 2 === 1 ? one : other)));
  const shares = seatings.map((seating, i) => {
    const outcome = playGame(config, i === 1 && !isSkill ? mirrored(config, deal) : deal, seating, playersStream(seed, pair, i), tally);
    const { winners } = outcome;
    return winners.filter((seat) => seating[seat - 1] === one).length / winners.length;
  });
  tally.pairs++;
  if (isSkill) addValue(tally.better, ((shares[0] as number) + (shares[1] as number)) / 2);
}

/** Each hand of each round goes to the next seat. */
function mirrored({ players }: Config, { order, missions }: Deal): Deal {
  const hand = handSize(players);
  const moved: Card[] = [];
  for (let from = 0; from < cardsNeeded(players as Config['players']); ) {
    const size = from === 0 ? hand : hand - 1;
    const round = order.slice(from, from + size * players);
    moved.push(...round.slice(-size), ...round.slice(0, -size));
    from += size * players;
  }
  return { order: [...moved, ...order.slice(moved.length)], missions };
}

function playGame(config: Config, deal: Deal, levels: readonly Level[], random: ReturnType<typeof playersStream>, tally: Tally): Outcome {
  const { players } = sheepAndThiefTableBots;
  const state = sheepAndThief.start(config, deal);
  const observer = new Observer(state, tally);
  for (let seat = sheepAndThief.toAct(state)[0]; seat !== undefined; seat = sheepAndThief.toAct(state)[0]) {
    const view = sheepAndThief.view(state, seat);
    const bot = players[levels[seat - 1] as Level];
    const { move, considered } = bot.choose(view, sheepAndThief.legal(state, seat), { explain: false }, random);
    tally.asked++;
    const wins = considered.map(({ win }) => win);
    if (wins.length > 1 && Math.max(...wins) - Math.min(...wins) >= REAL) tally.real++;
    if (view.stage === 'draft') for (const card of view.own.packet) observer.of(card).offered++;
    sheepAndThief.apply(state, seat, move, observer.tell);
  }
  const outcome = sheepAndThief.outcome(state) as Outcome;
  observer.end(outcome);
  return outcome;
}

/** Counts a game's events. */
class Observer {
  readonly #state: SheepAndThief['State'];
  readonly #tally: Tally;
  readonly #placed: { seat: number; card: Card }[] = [];
  #leader = -1;

  constructor(state: SheepAndThief['State'], tally: Tally) {
    this.#state = state;
    this.#tally = tally;
  }

  of(card: Card): CardSums {
    const { cards } = this.#tally;
    const name = nameOf(card);
    const sums = cards[name] ?? { offered: 0, kept: 0, placed: 0, faceDown: 0, discarded: 0, won: 0 };
    cards[name] = sums;
    return sums;
  }

  readonly tell = (event: Event): void => {
    switch (event.kind) {
      case 'picks':
        for (const card of event.cards) this.of(card).kept++;
        break;
      case 'places':
        this.#placed.push({ seat: event.seat, card: event.card });
        this.of(event.card).placed++;
        if (event.faceDown) this.of(event.card).faceDown++;
        break;
      case 'discards':
        this.of(event.card).discarded++;
        break;
      case 'ends-round':
        this.#countLead();
        break;
    }
  };

  end({ winners, scores }: Outcome): void {
    const tally = this.#tally;
    tally.games++;
    for (const seat of winners) tally.wins[seat - 1] = (tally.wins[seat - 1] as number) + 1 / winners.length;
    for (const { seat, card } of this.#placed) if (winners.includes(seat)) this.of(card).won += 1 / winners.length;
    for (const score of scores) {
      addValue(tally.gold, score.total);
      for (const source of SOURCES) tally.sources[source] = (tally.sources[source] ?? 0) + score[source];
    }
    const totals = scores.map(({ total }: Score) => total).sort((a, b) => b - a);
    addValue(tally.margin, (totals[0] as number) - (totals[1] as number));
    this.#countLead(scores.map(({ total }) => total));
  }

  /** At the end of each round: a change if another seat leads alone. */
  #countLead(totals = this.#state.packets.map((_, player) => scoreOf(this.#state, player).total)): void {
    const most = Math.max(...totals);
    if (totals.filter((total) => total === most).length > 1) return;
    const leader = totals.indexOf(most);
    if (this.#leader !== -1 && leader !== this.#leader) this.#tally.leads++;
    this.#leader = leader;
  }
}

const names = new Map<Card, string>();
function nameOf(card: Card): string {
  let name = names.get(card);
  if (name === undefined) {
    name = writeFace(card);
    names.set(card, name);
  }
  return name;
}
