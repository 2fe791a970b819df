import type { Level } from '@bellwether/bots/levels';
import { wolfAndHoundTableBots } from '@bellwether/bots/wolf-and-hound/table';
import { type Config, type Deal, type Event, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { addValue, type Batch, dealStream, newSum, playersStream, type Sum } from '../trial.ts';

/** What one animal did, summed over games. */
export interface AnimalSums {
  /** Turns it began at each seat. */
  at: number[];
  acts: number;
  /** Activations that changed nothing, since there was no sheep to take or to bring. */
  spares: number;
  /** Sheep, by the seat that lost or gained them. */
  takes: number[];
  brings: number[];
}

/** Everything is a sum, so tallies of many batches add up to one. */
export interface Tally {
  /** Over pairs: the share of their two games that Blue won; in an arm of skill, the first level. */
  blue: Sum;
  /** Seats without sheep at the end, by seat. */
  emptied: number[];
  ends: Record<string, number>;
  turns: Sum;
  /** Turns in which somebody had more than one move, and in which the moves were not all as good. */
  asked: number;
  open: number;
  real: number;
  /** How often the lead in sheep changed sides. */
  leads: number;
  animals: Record<string, AnimalSums>;
  /** By number card: how often it was played, and how often no animal moved. */
  cards: Record<string, { plays: number; still: number }>;
}

export function emptyTally(): Tally {
  return { blue: newSum(), emptied: [0, 0, 0, 0], ends: {}, turns: newSum(), asked: 0, open: 0, real: 0, leads: 0, animals: {}, cards: {} };
}

/** A choice is real if its best and worst moves are this far apart in chances to win. */
const REAL = 0.02;

export function playBatch(batch: Batch<Config>): Tally {
  const tally = emptyTally();
  for (let pair = batch.first; pair < batch.first + batch.pairs; pair++) addValue(tally.blue, playPair(batch, pair, tally));
  return tally;
}

/** Both games of a mirrored deal: Blue has Yellow's cards in the second one, or the levels have changed seats. */
function playPair({ config, levels, seed }: Batch<Config>, pair: number, tally: Tally): number {
  const deal = wolfAndHound.deal(config, dealStream(seed, pair));
  const [one, other] = levels;
  const isSkill = one !== other;
  const first = playGame(config, deal, [one, other], playersStream(seed, pair, 0), tally);
  const second = playGame(config, isSkill ? deal : mirrored(deal), isSkill ? [other, one] : levels, playersStream(seed, pair, 1), tally);
  return (first + (isSkill ? 1 - second : second)) / 2;
}

/** Neighbors' hands and draws change places. */
function mirrored({ order }: Deal): Deal {
  const hands = [1, 0, 3, 2].flatMap((seat) => order.slice(4 * seat, 4 * seat + 4));
  const pile = order.slice(16);
  for (let i = 0; i + 1 < pile.length; i += 2) [pile[i], pile[i + 1]] = [pile[i + 1] as string, pile[i] as string];
  return { order: [...hands, ...pile] };
}

/** 1 if seats 1 and 3 won. */
function playGame(
  config: Config,
  deal: Deal,
  levels: readonly [Level, Level],
  random: ReturnType<typeof playersStream>,
  tally: Tally,
): number {
  const { players } = wolfAndHoundTableBots;
  const state = wolfAndHound.start(config, deal);
  const observer = new Observer(state, tally);
  for (let seat = wolfAndHound.toAct(state)[0]; seat !== undefined; seat = wolfAndHound.toAct(state)[0]) {
    const level = levels[wolfAndHound.teamOf(config, seat)] as Level;
    const legal = [...wolfAndHound.legal(state, seat)];
    const { move, considered } = players[level].choose(wolfAndHound.view(state, seat), legal, { explain: false }, random);
    tally.asked++;
    if (legal.length > 1) tally.open++;
    const wins = considered.map(({ win }) => win);
    if (Math.max(...wins) - Math.min(...wins) >= REAL) tally.real++;
    wolfAndHound.apply(state, seat, move, observer.tell);
  }
  observer.end();
  const outcome = wolfAndHound.outcome(state);
  tally.ends[outcome?.reason ?? ''] = (tally.ends[outcome?.reason ?? ''] ?? 0) + 1;
  outcome?.sheep.forEach((sheep, i) => {
    if (sheep === 0) tally.emptied[i] = (tally.emptied[i] as number) + 1;
  });
  return outcome !== undefined && wolfAndHound.winners(config, outcome).includes(1) ? 1 : 0;
}

/** Counts a game's events. */
class Observer {
  readonly #state: WolfAndHound['State'];
  readonly #tally: Tally;
  #turns = 0;
  #leader = 0;
  #played: string | undefined;
  #moved = false;

  constructor(state: WolfAndHound['State'], tally: Tally) {
    this.#state = state;
    this.#tally = tally;
    for (const { card } of state.animals)
      tally.animals[card.id] ??= { at: [0, 0, 0, 0], acts: 0, spares: 0, takes: [0, 0, 0, 0], brings: [0, 0, 0, 0] };
    this.#newTurn();
  }

  readonly tell = (event: Event): void => {
    switch (event.kind) {
      case 'turn':
        this.#closeCard();
        this.#newTurn();
        break;
      case 'activates':
        this.#of(event.animal).acts++;
        break;
      case 'spares':
        this.#of(event.animal).spares++;
        break;
      case 'loses':
        this.#bump(this.#of(event.animal).takes, event.seat);
        break;
      case 'gains':
        this.#bump(this.#of(event.animal).brings, event.seat);
        break;
      case 'plays':
        this.#played = event.card;
        this.#moved = false;
        break;
      case 'moves':
        this.#moved = true;
        break;
    }
  };

  end(): void {
    this.#closeCard();
    addValue(this.#tally.turns, this.#turns);
  }

  #of(animal: string): AnimalSums {
    return this.#tally.animals[animal] as AnimalSums;
  }

  #bump(list: number[], seat: number): void {
    list[seat - 1] = (list[seat - 1] as number) + 1;
  }

  #newTurn(): void {
    const { sheep, animals } = this.#state;
    this.#turns++;
    for (const { card, at } of animals) this.#bump(this.#of(card.id).at, at + 1);
    const lead = Math.sign(sheep[0] + sheep[2] - sheep[1] - sheep[3]);
    if (lead === 0) return;
    if (this.#leader === -lead) this.#tally.leads++;
    this.#leader = lead;
  }

  #closeCard(): void {
    if (this.#played === undefined) return;
    const { cards } = this.#tally;
    const counts = cards[this.#played] ?? { plays: 0, still: 0 };
    cards[this.#played] = counts;
    counts.plays++;
    if (!this.#moved) counts.still++;
    this.#played = undefined;
  }
}
