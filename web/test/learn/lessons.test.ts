import { type AnyGameWithPositions, type GameTypes, isRefusal, type LawKit } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/app/games.ts';
import { goldOf } from '../../src/games/sheep-and-thief/gold.ts';
import { sheepLesson } from '../../src/games/sheep-and-thief/lessons/first.ts';
import { nextPress } from '../../src/games/sheep-and-thief/lessons/next-press.ts';
import { riverDrill } from '../../src/games/sheep-and-thief/lessons/rivers.ts';
import { begin, type Composing, composing, lay, type TurnStage, take } from '../../src/games/sheep-and-thief/turn-stage.ts';
import type { Action, Move, View } from '../../src/games/sheep-and-thief/vocabulary.ts';
import { wolfLesson } from '../../src/games/wolf-and-hound/lessons/first.ts';
import { type Lesson, lessonsOf, moveOf, sayingAt, standingAt } from '../../src/learn/lesson.ts';
import { openLesson } from '../../src/learn/source.ts';
import type { Update } from '../../src/model/source.ts';
import { LEARN } from '../../src/words/areas.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { preload } from '../../src/words/useWords.ts';

/** The lessons of every game, found by folder. */
const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/games/*/lessons/*.ts', { eager: true });
const LESSONS = Object.values(MODULES).flatMap((module) => Object.values(module).filter(isLesson));
/** Every game with its positions, found by folder. */
const KITS = Object.values(import.meta.glob<LawKit<GameTypes>>('../../../games/*/src/index.ts', { import: 'lawKit', eager: true }));
const engine = (lesson: Lesson) => KITS.find(({ game }) => game.id === lesson.game)?.game as AnyGameWithPositions;

function isLesson(value: unknown): value is Lesson {
  return typeof value === 'object' && value !== null && 'steps' in value;
}

const stateAt = (lesson: Lesson, index: number) => standingAt(engine(lesson), lesson, index).state;

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_, lesson) => {
  it('holds only legal moves, each by whoever it says', () => {
    const game = engine(lesson);
    for (const [i, step] of lesson.steps.entries()) {
      if (step.kind === 'tell') continue;
      const state = stateAt(lesson, i);
      const seat = game.toAct(state).find((one) => (one === 1) === (step.kind === 'play'));
      expect(seat, `${i} ${step.move}`).toBeDefined();
      expect(game.check(state, seat ?? 0, moveOf(game, step.move)), `${i} ${step.move}`).toBeUndefined();
      expect(game.write(moveOf(game, step.move))).toBe(step.move);
    }
  });

  it('goes through all its steps on a table, and from any of them', () => {
    for (let from = 0; from < lesson.steps.length; from++) {
      const game = engine(lesson);
      const source = openLesson(lesson, game, from, { kind: 'refusal', code: 'x', rule: 'x' });
      const refused: string[] = [];
      source.subscribe((news) => news.kind === 'refused' && refused.push('no'));
      for (let i = 0; i < 60 && source.at.get() < lesson.steps.length; i++) {
        const step = lesson.steps[source.at.get()];
        if (step?.kind === 'tell') source.next();
        else if (step?.kind === 'play') source.play(moveOf(game, step.move));
        // The table has shown it.
        if (step?.kind !== 'tell') source.goOn();
      }
      expect(source.at.get(), `from ${from}`).toBe(lesson.steps.length);
      expect(refused).toEqual([]);
    }
  });

  it('always has something to say', () => {
    for (const [i, step] of lesson.steps.entries()) {
      expect(sayingAt(lesson.steps, i, step.kind === 'play' ? 'card' : undefined), `${i}`).toBeDefined();
    }
  });
});

describe('a table of a lesson', () => {
  it('waits for what is wanted, speaks of a move when it was seen, and keeps the others waiting while one reads', () => {
    const game = engine(wolfLesson);
    const source = openLesson(wolfLesson, game, 3, { kind: 'refusal', code: 'no', rule: 'W-TURN' });
    const heard: string[] = [];
    source.subscribe((news) => heard.push(news.kind === 'update' ? String((news as Update<never>).ply) : news.kind));
    source.play(moveOf(game, 'B4'));
    expect(heard).toEqual(['0', 'refused']);
    expect(source.tries.get()).toBe(1);
    source.play(moveOf(game, 'B1'));
    expect(heard).toEqual(['0', 'refused', '1']);
    expect(source.at.get()).toBe(3);
    // A second press while the first move is under way is ignored.
    source.play(moveOf(game, 'B1'));
    source.goOn();
    expect(source.at.get()).toBe(4);
    expect(source.tries.get()).toBe(0);
    source.goOn();
    expect(heard).toEqual(['0', 'refused', '1']);
    source.next();
    expect(heard).toEqual(['0', 'refused', '1', '2']);
  });
});

it('a move after the end of the game is told that it is over', () => {
  const game = engine(wolfLesson);
  const source = openLesson(wolfLesson, game, wolfLesson.steps.length, { kind: 'refusal', code: 'no', rule: 'W-TURN' });
  const heard: string[] = [];
  source.subscribe((news) => news.kind === 'refused' && heard.push(news.refusal.code));
  source.play(moveOf(game, 'W4'));
  expect(heard).toEqual(['game-over']);
});

describe('what to press next', () => {
  it.each([sheepLesson, riverDrill].flatMap((lesson) => lesson.steps.map((step, i) => [lesson.id, i, step, lesson] as const)))(
    '%s %i leads to the wanted move, and every press has words',
    (_, i, step, lesson) => {
      if (step.kind !== 'play') return;
      const view = sheepAndThief.view(stateAt(lesson, i) as never, 1);
      const wanted = moveOf(engine(lesson), step.move) as Move;
      let stage: TurnStage = begin(view);
      const silent: string[] = [];
      for (let n = 0; n < 12; n++) {
        const pressing = nextPress(stage, view, wanted);
        expect(pressing).toBeDefined();
        if (pressing === undefined) return;
        if (step.says[pressing.press] === undefined) silent.push(pressing.press);
        if (pressing.press === 'keep' || pressing.press === 'end') break;
        stage = pressed(stage, view, wanted, pressing.press);
      }
      const last = nextPress(stage, view, wanted)?.press;
      expect(last).toBe(wanted.kind === 'keep' ? 'keep' : 'end');
      // Only the drill ends turns automatically.
      expect(silent).toEqual(lesson === riverDrill ? ['end'] : []);
    },
  );

  it('takes back what leads elsewhere', () => {
    const step = riverDrill.steps[4];
    if (step?.kind !== 'play') throw new Error('the lesson has changed');
    const view = sheepAndThief.view(stateAt(riverDrill, 4) as never, 1);
    const wanted = moveOf(engine(riverDrill), step.move) as Extract<Move, { kind: 'place' }>;
    const elsewhere = lay(view, wanted.card, 2, false);
    if (isRefusal(elsewhere)) throw new Error('it fits there, too');
    expect(nextPress(composing(elsewhere.composition), view, wanted)?.press).toBe('back');
  });
});

function pressed(stage: TurnStage, view: View, wanted: Move, press: string): TurnStage {
  if (stage.kind === 'keep' && wanted.kind === 'keep') {
    const next = wanted.cards[stage.chosen.length];
    return { ...stage, chosen: [...stage.chosen, view.own.packet.indexOf(next as number)] };
  }
  if (wanted.kind !== 'place') throw new Error(`nothing to do with ${press}`);
  if (stage.kind === 'place') {
    if (press === 'card') return { ...stage, card: stage.choices.cards.find(({ card }) => card === wanted.card) };
    const step = lay(view, wanted.card, wanted.at, false);
    if (isRefusal(step)) throw new Error(step.code);
    return composing(step.composition);
  }
  const now = stage as Composing;
  const action = wanted.actions[now.composition.actions.length] as Action;
  if (press === 'from' && action.kind === 'dog') return { ...now, from: action.from };
  const step = take(now.composition, action);
  if (isRefusal(step)) throw new Error(step.code);
  return composing(step.composition, now.tool);
}

describe('the river drill', () => {
  it('first asks for the only cell there is', () => {
    const step = riverDrill.steps[1];
    if (step?.kind !== 'play') throw new Error('the lesson has changed');
    const stage = begin(sheepAndThief.view(stateAt(riverDrill, 1) as never, 1));
    const wanted = moveOf(engine(riverDrill), step.move) as Extract<Move, { kind: 'place' }>;
    const cells = stage.kind === 'place' ? stage.choices.cards.find(({ card }) => card === wanted.card)?.cells : [];
    expect(cells?.filter(({ refusal }) => refusal === undefined).map(({ cell }) => cell)).toEqual([wanted.at]);
  });

  it('pays what it says: 3, 5, 8', () => {
    const gold = [2, 5, 8].map((i) => sheepAndThief.view(stateAt(riverDrill, i) as never, 1)).map((view) => goldOf(view)[0]?.score.rivers);
    expect(gold).toEqual([3, 5, 8]);
  });
});

describe('what the lessons say is true', () => {
  it('Wolf & Hound: who loses, who is helped, who wins', () => {
    const sheep = (i: number) => [...wolfAndHound.view(stateAt(wolfLesson, i) as never, 1).sheep];
    const at = (say: string) => wolfLesson.steps.findIndex((step) => step.kind === 'tell' && step.say === say);
    expect(sheep(at('wolfChased'))).toEqual([2, 1, 2, 2]);
    expect(sheep(at('wolfHit'))).toEqual([2, 1, 1, 2]);
    expect(sheep(at('wolfHome'))).toEqual([2, 1, 1, 2]);
    expect(sheep(at('wolfLap'))).toEqual([2, 1, 2, 2]);
    expect(sheep(at('wolfRobbed'))).toEqual([1, 1, 2, 2]);
    expect(sheep(at('wolfMill'))).toEqual([1, 1, 2, 1]);
    const end = wolfAndHound.view(stateAt(wolfLesson, at('wolfWon')) as never, 1);
    expect(end.outcome).toMatchObject({ winner: 'blue', reason: 'no-sheep' });
  });

  it('Sheep & Thief: two stolen, a town, a river of two', () => {
    const at = sheepLesson.steps.findIndex((step) => step.kind === 'tell' && step.say === 'sheepStolen');
    const view = sheepAndThief.view(stateAt(sheepLesson, at) as never, 1);
    expect(view.boards[0]?.paddock).toBe(2);
    expect(goldOf(view)[0]?.score).toMatchObject({ towns: 5, rivers: 3, paddock: 2 });
  });
});

const OFFERED = await Promise.all(GAMES.map(async ({ id }) => [id, await lessonsOf(id)] as const));

it('the pages offer every lesson that is looked at here', () => {
  const offered = OFFERED.flatMap(([game, lessons]) => lessons?.all.map(({ id }) => [game, id]) ?? []);
  expect(offered.sort()).toEqual(LESSONS.map(({ game, id }) => [game, id]).sort());
  expect(LESSONS).toEqual(expect.arrayContaining([wolfLesson, sheepLesson, riverDrill]));
});

describe.each(OFFERED.flatMap(([game, lessons]) => LANGUAGES.flatMap((language) => (lessons ? [[game, language, lessons] as const] : []))))(
  'the coach of %s in %s',
  (game, language, { words, all }) => {
    it('has a phrase for everything, of ten words at most, and none too many', async () => {
      const own = await preload(words, language);
      expect(Object.keys(own.lessons)).toEqual(all.map(({ id }) => id));
      const used = new Set<string>();
      for (const step of LESSONS.filter((lesson) => lesson.game === game).flatMap(({ steps }) => steps)) {
        if (step.kind === 'play') for (const say of [...Object.values(step.says), step.asks?.wrong]) say && used.add(say);
        else if (step.say) used.add(step.say);
      }
      expect(Object.keys(own.says).sort()).toEqual([...used].sort());
      const { read, follow } = await preload(LEARN, language);
      for (const text of [read, follow, ...Object.values(own.says), ...Object.values(own.lessons).map(({ done }) => done)]) {
        expect(text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length, text).toBeLessThanOrEqual(10);
        expect(text.length, text).toBeLessThan(70);
      }
    });
  },
);

it('the lesson of Wolf & Hound asks for the only card that helps, defends or wins', () => {
  const game = engine(wolfLesson);
  const after = (i: number, card: string) => {
    const state = stateAt(wolfLesson, i);
    game.apply(state, 1, moveOf(game, card));
    return wolfAndHound.view(state as never, 1);
  };
  const asked = wolfLesson.steps.flatMap((step, i) => (step.kind === 'play' && step.asks ? [[i, step.move] as const] : []));
  const [help = [0, ''], defend = [0, ''], finish = [0, '']] = asked;
  expect(asked).toHaveLength(3);
  const place = (view: ReturnType<typeof after>, id: string) => view.animals.find((one) => one.id === id)?.at;
  for (const move of game.legal(stateAt(wolfLesson, help[0]), 1)) {
    const card = game.write(move);
    expect(place(after(help[0], card), 'hound-01') === 3, card).toBe(card === help[1]);
  }
  for (const move of game.legal(stateAt(wolfLesson, defend[0]), 1)) {
    const card = game.write(move);
    expect([2, 4].includes(place(after(defend[0], card), 'wolf-01') ?? 0), card).toBe(card === defend[1]);
  }
  for (const move of game.legal(stateAt(wolfLesson, finish[0]), 1)) {
    const card = game.write(move);
    expect(after(finish[0], card).outcome?.winner === 'blue', card).toBe(card === finish[1]);
  }
});

it('the lesson of Wolf & Hound turns down no card that would win', () => {
  const game = engine(wolfLesson);
  for (const [i, step] of wolfLesson.steps.entries()) {
    if (step.kind !== 'play') continue;
    const config = game.config(stateAt(wolfLesson, i));
    for (const move of game.legal(stateAt(wolfLesson, i), 1)) {
      const state = stateAt(wolfLesson, i);
      game.apply(state, 1, move);
      const outcome = game.outcome(state);
      const wins = outcome !== undefined && game.winners(config, outcome).includes(1);
      expect(wins && game.write(move) !== step.move, `${i} ${game.write(move)}`).toBe(false);
    }
  }
});
