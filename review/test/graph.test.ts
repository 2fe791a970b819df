import type { Analyst } from '@bellwether/bots';
import { FastRandom, type GameRecord, type Seat } from '@bellwether/kernel';
import { type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { chancesAfter, Graph } from '../src/graph.ts';
import type { Decision, Line } from '../src/review.ts';
import { sheepAndThiefReview } from '../src/sheep-and-thief/kit.ts';
import { storyOf } from '../src/story.ts';
import { wolfAndHoundReview } from '../src/wolf-and-hound/kit.ts';
import { botGame, randomSheepGame, randomWolfGame } from './records.ts';

const record = randomWolfGame(7);
const story = storyOf(wolfAndHound, record);
const TURN = 5;
const SAMPLES = 16;

/** Seat 1's chance by number of plies, with some spread. */
function graphOf(
  chance: (plies: number) => number,
  spread: number,
  isDealt: Analyst<WolfAndHound>['isDealt'] = () => false,
  anew = chance,
): Graph<WolfAndHound> {
  const played = (view: WolfAndHound['View']) => view.piles.reduce((sum, pile) => sum + pile.length, 0);
  const rows = (plies: number, samples: number) =>
    Array.from({ length: samples }, (_, n) => {
      const win = (samples === SAMPLES ? chance : anew)(plies) + (n % 2 === 0 ? spread : -spread);
      return [win, 1 - win, win, 1 - win];
    });
  const analyst = {
    game: wolfAndHound,
    known: (view) => view,
    isDealt,
    fromView: (view, samples) => rows(played(view), samples),
    fromState: (state, samples) => rows(played(wolfAndHound.view(state, 'spectator')), samples),
    chances: (means) => means,
  } as Partial<Analyst<WolfAndHound>> as Analyst<WolfAndHound>;
  const graph = new Graph(story, analyst);
  for (const _ of graph.refine(SAMPLES, 0));
  return graph;
}

const falls = (fall: number) => (plies: number) => 0.7 - (plies > TURN ? fall : 0);

/** Turning points of seat 1's own line, without the result. */
function turnsOf(graph: Graph<WolfAndHound>): number[] {
  return graph.turningPoints(graph.lines()).flatMap(({ eyes, ply }) => (eyes === 1 && ply < record.moves.length - 1 ? [ply] : []));
}

describe('turning points', () => {
  it('are significant swings of the chance', () => {
    expect(turnsOf(graphOf(falls(0.3), 0.05))).toEqual([TURN]);
  });

  it('are not small or insignificant swings', () => {
    expect(turnsOf(graphOf(falls(0.05), 0.01))).toEqual([]);
    expect(turnsOf(graphOf(falls(0.1), 0.3))).toEqual([]);
    // Two and a half standard errors: not significant among hundreds of swings.
    expect(turnsOf(graphOf(falls(0.2), 0.22))).toEqual([]);
  });

  it.each([
    ['the next move', [0.3, 0.7]],
    ['the second', [0.3, 0.5, 0.7]],
    ['the third, and more', [0.3, 0.45, 0.6, 0.9, 0.7]],
  ])('are not where %s takes the swing back', (_, after) => {
    const spike = (plies: number) => after[plies - TURN - 1] ?? 0.7;
    expect(turnsOf(graphOf(spike, 0.05))).not.toContain(TURN);
  });

  it('are not swings that mostly revert at once, nor what reverts them', () => {
    const dip = (plies: number) => (plies <= TURN ? 0.7 : plies === TURN + 1 ? 0.2 : 0.6);
    expect(turnsOf(graphOf(dip, 0.02))).toEqual([]);
  });

  it('include swings that revert in part, or later', () => {
    const slow = (plies: number) => (plies <= TURN ? 0.7 : Math.min(0.7, 0.3 + 0.06 * (plies - TURN - 1)));
    expect(turnsOf(graphOf(slow, 0.05))).toEqual([TURN]);
    // Does not revert completely: the chance has turned.
    const turn = (plies: number) => (plies <= TURN ? 0.7 : plies === TURN + 1 ? 0.2 : 0.4);
    expect(turnsOf(graphOf(turn, 0.05))).toEqual([TURN, TURN + 1]);
  });
});

describe('no turning point', () => {
  const graph = graphOf(falls(0.3), 0.05);
  const by = record.moves[TURN]?.seat as Seat;
  const seen = (decisions: readonly Decision[]) => graph.turningPoints(graph.lines(), decisions).filter(({ ply }) => ply === TURN);
  const decision = (best: string) => ({ ply: TURN, seat: by, played: 'A', best }) as Partial<Decision> as Decision;

  it('is a swing that appears in only one of two sets of samples', () => {
    const all = record.moves.map(({ seat }, ply) => ({ ply, seat, played: 'A', best: 'B' }) as Partial<Decision> as Decision);
    const toldAfter = (anew: (plies: number) => number) => {
      const drawn = graphOf(falls(0.3), 0.05, () => false, anew);
      const points = [...drawn.drawAnew(2 * SAMPLES, 1, all)].length;
      return [
        points,
        drawn.turningPoints(drawn.lines(), all).some(({ ply }) => ply === TURN),
        drawn.lines()[0]?.points[TURN + 1]?.win,
      ] as const;
    };
    // Before and after the move, from four seats and with open cards; at the end the result is a swing too.
    const [points, isTold, win] = toldAfter(falls(0.25));
    expect([points, isTold, win]).toEqual([16, true, expect.closeTo(0.45)]);
    expect(toldAfter(falls(0.02)).slice(1)).toEqual([false, expect.closeTo(0.68)]);
    const late = graphOf(falls(0), 0.05, () => false, falls(0.3));
    for (const _ of late.drawAnew(2 * SAMPLES, 1, all));
    expect(late.turningPoints(late.lines(), all).some(({ ply }) => ply === TURN)).toBe(false);
  });

  it('is a move without a choice', () => {
    expect(seen([decision('B')]).length).toBeGreaterThan(0);
    expect(seen([])).toEqual([]);
  });

  it('is a labeled move in favor of the side that made it', () => {
    const ours = (effect: number): Decision => ({
      ...decision('B'),
      label: 'blunder',
      effect: [1, -1, 1, -1].map((side) => side * effect),
    });
    // The chances of seats 1 and 3 fall, the others' rise.
    expect(seen([ours(-0.2)]).length).toBe(seen([decision('B')]).length);
    expect(seen([ours(0.2)])).toEqual([]);
  });

  it('is, through the eyes of others, a best move that goes against who made it: it is news to them', () => {
    const eyesAt = (fall: number, best: string) => {
      const drawn = graphOf(falls(fall), 0.05);
      const turns = drawn.turningPoints(drawn.lines(), [decision(best)]).filter(({ ply }) => ply === TURN);
      return [...new Set(turns.map(({ eyes }) => eyes).filter((eyes) => eyes !== by))];
    };
    const others = [1, 2, 3, 4].filter((seat) => seat !== by);
    // The chances of seats 1 and 3 fall, or rise.
    const [good, bad] = by % 2 === 0 ? [0.2, -0.2] : [-0.2, 0.2];
    expect(eyesAt(good, 'A')).toEqual([...others, 'open']);
    expect(eyesAt(bad, 'B')).toEqual([...others, 'open']);
    expect(eyesAt(bad, 'A')).toEqual(['open']);
  });

  it('is a move at which cards are dealt, through the eyes that they are dealt to', () => {
    const asked: Analyst<WolfAndHound>['isDealt'][] = [() => true, (_, __, eyes) => eyes !== 'open', () => false];
    const eyes = asked.map((isDealt) => {
      const dealt = graphOf(falls(0.3), 0.05, isDealt);
      const turns = dealt.turningPoints(dealt.lines(), [decision('B')]);
      return [...new Set(turns.map((turn) => (turn.eyes === 'open' ? 'open' : 'own')))];
    });
    expect(eyes).toEqual([[], ['open'], ['own', 'open']]);
  });

  it('is the end of a round of Sheep & Thief, nor, through own eyes, a packet that is passed on', () => {
    for (const seed of [2, 3]) {
      const { states, seats } = storyOf(sheepAndThief, randomSheepGame(seed));
      const { isDealt } = sheepAndThiefReview.analyst;
      for (const [ply, after] of states.slice(1).entries()) {
        const before = states[ply] as SheepAndThief['State'];
        const isRoundEnd = before.stage === 'place' && after.stage !== 'place' && after.stage !== 'over';
        expect(isDealt(before, after, 'open'), `open, ply ${ply}`).toBe(isRoundEnd);
        const packet = (state: SheepAndThief['State'], seat: Seat) => sheepAndThief.view(state, seat).own?.packet;
        for (const seat of seats) {
          const isNew = String(packet(before, seat)) !== String(packet(after, seat));
          expect(isDealt(before, after, seat), `seat ${seat}, ply ${ply}`).toBe(isRoundEnd || isNew);
        }
      }
    }
  });

  it('is a move at which a dummy turns a card up that nobody knew, through own eyes', () => {
    const seen = { dealt: 0, not: 0, exchanged: 0 };
    const games = Array.from({ length: 20 }, (_, seed) => randomWolfGame(seed)).filter(({ config }) => config.players < 4);
    for (const game of games) {
      const { states, seats } = storyOf(wolfAndHound, game);
      for (const [ply, { seat: by, move }] of game.moves.entries()) {
        const [before, after] = states.slice(ply, ply + 2) as [WolfAndHound['State'], WolfAndHound['State']];
        const decks = wolfAndHound.view(before, 'spectator').dummyDecks;
        let isNew = false;
        wolfAndHound.apply(wolfAndHound.clone(before), by, move, (event) => {
          if (event.kind === 'exchanges') seen.exchanged++;
          if (event.kind === 'turns-up' || event.kind === 'exchanges')
            isNew ||= (event.kind === 'turns-up' && event.from === 'deck') || decks[event.seat - 1]?.[0] === null;
        });
        seen[isNew ? 'dealt' : 'not']++;
        const { isDealt } = wolfAndHoundReview.analyst;
        expect([isDealt(before, after, 'open'), ...seats.map((eyes) => isDealt(before, after, eyes))], `ply ${ply}`).toEqual([
          false,
          ...seats.map(() => isNew),
        ]);
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
  });

  it('is a fall at an own best move that tells its player nothing', () => {
    const told = { news: 0, none: 0 };
    for (const [ply, { seat, move }] of record.moves.slice(0, -4).entries()) {
      if (seat % 2 === 0 || move.kind !== 'play') continue;
      const swing = graphOf((plies) => 0.7 - (plies > ply ? 0.3 : 0), 0.05);
      const own = (best: string) => {
        const decisions = [{ ply, seat, played: 'A', best } as Partial<Decision> as Decision];
        return swing.turningPoints(swing.lines(), decisions).some((turn) => turn.ply === ply && turn.eyes === seat && turn.seat === seat);
      };
      if (!own('B')) continue;
      told[own('A') ? 'news' : 'none']++;
      expect(own('A'), `ply ${ply}`).toBe(drawn(ply, seat));
    }
    expect(told.none).toBeGreaterThan(3);
  });

  /** Whether the player's hand has a card after the move that it did not have before. */
  function drawn(ply: number, seat: Seat): boolean {
    const hand = (plies: number) => wolfAndHound.view(story.states[plies] as WolfAndHound['State'], seat).hand.length;
    return hand(ply + 1) === hand(ply);
  }
});

describe("through a seat's own eyes", () => {
  it('the chance does not change while others choose in secret', () => {
    const [flat, moved] = [new Map<Seat, number>(), new Map<Seat, number>()];
    for (const seed of [2, 3, 8]) {
      const game = randomSheepGame(seed);
      const graph = new Graph(storyOf(sheepAndThief, game), sheepAndThiefReview.analyst);
      for (const _ of graph.refine(2, 0));
      const lines = graph.lines().filter(({ eyes }) => eyes !== 'open');
      for (const line of lines) for (const ply of secretsTo(line.seat, game)) note(line, ply, flat);
      for (const line of lines) for (const ply of game.moves.keys()) if (game.moves[ply]?.seat === line.seat) note(line, ply, moved);
    }
    for (const changed of flat.values()) expect(changed).toBe(0);
    expect(flat.size).toBeGreaterThan(1);
    for (const changed of moved.values()) expect(changed).toBeGreaterThan(10);
  });

  function note({ seat, points }: Line, ply: number, into: Map<Seat, number>): void {
    into.set(seat, (into.get(seat) ?? 0) + (points[ply]?.win === points[ply + 1]?.win ? 0 : 1));
  }

  /** Plies at which another seat chose and others still had to, so nothing was revealed. */
  function secretsTo(seat: Seat, { config, deal, moves }: ReturnType<typeof randomSheepGame>): number[] {
    const state = sheepAndThief.start(config, deal);
    return moves.flatMap(({ seat: by, move }, ply) => {
      sheepAndThief.apply(state, by, move);
      const waits = move.kind !== 'place' && sheepAndThief.toAct(state).some((other) => other > by);
      return by !== seat && waits ? [ply] : [];
    });
  }

  const known = (view: SheepAndThief['View']) => JSON.stringify(sheepAndThiefReview.analyst.known(view));

  it('the own choice is known, and so is what comes with the next packet', () => {
    const { config, deal, moves } = randomSheepGame(3);
    const state = sheepAndThief.start(config, deal);
    const seen = (seat: Seat) => known(sheepAndThief.view(state, seat));
    for (const { seat, move } of moves.slice(0, 2 * config.players)) {
      const before = sheepAndThief.seats(config).map(seen);
      sheepAndThief.apply(state, seat, move);
      const after = sheepAndThief.seats(config).map(seen);
      const isLast = seat === config.players;
      for (const other of sheepAndThief.seats(config)) {
        expect(before[other - 1] === after[other - 1], `seat ${other} at a choice of ${seat}`).toBe(!isLast && other !== seat);
      }
    }
  });
});

describe('some points of a graph', () => {
  it('are those of the plies asked for, and the result', () => {
    const lines = chancesAfter(wolfAndHoundReview, record, [0, TURN]);
    const eyes = lines.map((line) => line.eyes);
    expect(eyes).toEqual([...story.seats, ...story.seats.map(() => 'open')]);
    for (const { seat, points } of lines) {
      expect(points.length).toBe(3);
      expect(points.at(-1)).toEqual({ win: story.result[seat - 1], error: 0 });
      for (const { error } of points.slice(0, 2)) expect(error).toBeGreaterThan(0);
    }
    // The random stream of a point depends on its index: the same plies give the same chances.
    expect(chancesAfter(wolfAndHoundReview, record, [0, TURN])).toEqual(lines);
  });
});

describe('a seat that knows every card by counting', () => {
  const config = { edition: '2016', players: 2, animals: ['hound-01', 'wolf-01', 'wolf-06'], expansion: false };
  const hiddenOf = ({ hands, dummyDecks, deck, drawIndex }: WolfAndHound['State']) =>
    JSON.stringify([hands, dummyDecks.map((cards) => cards.map(({ type }) => type)), deck.slice(drawIndex)]);

  it.each([
    { seed: 41, ply: 18 },
    { seed: 41, ply: 19 },
    { seed: 71, ply: 20 },
  ])('has the chance that open cards show, at move $ply of game $seed', ({ seed, ply }) => {
    const game = botGame('wolf-and-hound', config, ['shepherd', 'shepherd'], seed) as GameRecord<WolfAndHound>;
    const { states, seats } = storyOf(wolfAndHound, game);
    const state = states[ply] as WolfAndHound['State'];
    const lines = chancesAfter(wolfAndHoundReview, game, [ply]);
    for (const seat of seats) {
      for (let n = 1; n <= 12; n++) {
        const world = wolfAndHound.imagine(wolfAndHound.view(state, seat), new FastRandom(n));
        expect(hiddenOf(world), 'the only deal that fits').toBe(hiddenOf(state));
      }
      const [own, open] = [seat, 'open'].map((eyes) => lines.find((line) => line.eyes === eyes && line.seat === seat)?.points[0]);
      expect(own).toEqual(open);
      expect(Math.min(own?.win ?? 0, 1 - (own?.win ?? 0)), 'something is left to play for').toBeGreaterThan(0.02);
    }
  });
});
