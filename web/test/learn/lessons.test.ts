import { type AnyGame, anyGame } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { begin, type Composing, composing, type Doing, lay, take } from '../../src/games/sheep-and-thief/doing.ts';
import { goldOf } from '../../src/games/sheep-and-thief/gold.ts';
import type { Action, Move, View } from '../../src/games/sheep-and-thief/vocabulary.ts';
import { GAME_OF, type Lesson, moveOf, recordAt, sayingAt } from '../../src/learn/lesson.ts';
import { riverDrill } from '../../src/learn/lessons/rivers.ts';
import { sheepLesson } from '../../src/learn/lessons/sheep-and-thief.ts';
import { wolfLesson } from '../../src/learn/lessons/wolf-and-hound.ts';
import { nextPress } from '../../src/learn/next-press.ts';
import { openLesson } from '../../src/learn/source.ts';
import type { Update } from '../../src/table-kit/source.ts';
import { loadWords } from '../../src/words/catalogue.ts';
import { LANGUAGES } from '../../src/words/languages.ts';

const LESSONS = [wolfLesson, sheepLesson, riverDrill];
const ENGINES: Readonly<Record<string, AnyGame>> = {
  'wolf-and-hound': anyGame(wolfAndHound),
  'sheep-and-thief': anyGame(sheepAndThief),
};
const engine = (lesson: Lesson) => ENGINES[GAME_OF[lesson.id]] as AnyGame;

/** The state before a step, as the engine replays it. */
function stateAt(lesson: Lesson, index: number) {
  const game = engine(lesson);
  const { config, deal, moves } = recordAt(game, lesson, index);
  const state = game.start(config, deal);
  for (const { seat, move } of moves) {
    expect(game.check(state, seat, move)).toBeUndefined();
    game.apply(state, seat, move);
  }
  return state;
}

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

  it('goes through all its steps on a table, and from any of them', async () => {
    for (let from = 0; from < lesson.steps.length; from++) {
      const game = engine(lesson);
      const source = openLesson(lesson, game, from, { kind: 'refusal', code: 'x', rule: 'x' });
      const refused: string[] = [];
      source.subscribe((news) => news.kind === 'refused' && refused.push('no'));
      for (let i = 0; i < 60 && source.at.get() < lesson.steps.length; i++) {
        const step = lesson.steps[source.at.get()];
        if (step?.kind === 'tell') source.next();
        else if (step?.kind === 'play') source.play(moveOf(game, step.move));
        else {
          source.goOn();
          await new Promise((done) => setTimeout(done));
        }
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
  it('waits for what is wanted, and keeps the others waiting while one reads', async () => {
    const game = engine(wolfLesson);
    const source = openLesson(wolfLesson, game, 2, { kind: 'refusal', code: 'no', rule: 'W-TURN' });
    const heard: string[] = [];
    source.subscribe((news) => heard.push(news.kind === 'update' ? String((news as Update<never>).ply) : news.kind));
    source.play(moveOf(game, 'B4'));
    expect(heard).toEqual(['0', 'refused']);
    expect(source.tries.get()).toBe(1);
    source.play(moveOf(game, 'B1'));
    expect(source.tries.get()).toBe(0);
    source.goOn();
    await new Promise((done) => setTimeout(done));
    expect(heard).toEqual(['0', 'refused', '1']);
    source.next();
    await new Promise((done) => setTimeout(done));
    expect(heard).toEqual(['0', 'refused', '1', '2']);
  });
});

describe('what to press next', () => {
  it.each([sheepLesson, riverDrill].flatMap((lesson) => lesson.steps.map((step, i) => [lesson.id, i, step, lesson] as const)))(
    '%s %i leads to the wanted move, and every press has words',
    (_, i, step, lesson) => {
      if (step.kind !== 'play') return;
      const view = sheepAndThief.view(stateAt(lesson, i) as never, 1);
      const wanted = moveOf(engine(lesson), step.move) as Move;
      let doing: Doing = begin(view);
      const silent: string[] = [];
      for (let n = 0; n < 12; n++) {
        const pressing = nextPress(doing, view, wanted);
        expect(pressing).toBeDefined();
        if (pressing === undefined) return;
        if (step.says[pressing.press] === undefined) silent.push(pressing.press);
        if (pressing.press === 'keep' || pressing.press === 'end') break;
        doing = pressed(doing, view, wanted, pressing.press);
      }
      const last = nextPress(doing, view, wanted)?.press;
      expect(last).toBe(wanted.kind === 'keep' ? 'keep' : 'end');
      // Only the drill ends turns by itself.
      expect(silent).toEqual(lesson === riverDrill ? ['end'] : []);
    },
  );

  it('takes back what leads elsewhere', () => {
    const step = riverDrill.steps[4];
    if (step?.kind !== 'play') throw new Error('the lesson has changed');
    const view = sheepAndThief.view(stateAt(riverDrill, 4) as never, 1);
    const wanted = moveOf(engine(riverDrill), step.move) as Extract<Move, { kind: 'place' }>;
    const elsewhere = lay(view, wanted.card, 2, false);
    if ('code' in elsewhere) throw new Error('it fits there, too');
    expect(nextPress(composing(elsewhere.composition), view, wanted)?.press).toBe('back');
  });
});

function pressed(doing: Doing, view: View, wanted: Move, press: string): Doing {
  if (doing.kind === 'keep' && wanted.kind === 'keep') {
    const next = wanted.cards[doing.chosen.length];
    return { ...doing, chosen: [...doing.chosen, view.own.packet.indexOf(next as number)] };
  }
  if (wanted.kind !== 'place') throw new Error(`nothing to do with ${press}`);
  if (doing.kind === 'place') {
    if (press === 'card') return { ...doing, card: doing.choices.cards.find(({ card }) => card === wanted.card) };
    const step = lay(view, wanted.card, wanted.at, false);
    if ('code' in step) throw new Error(step.code);
    return composing(step.composition);
  }
  const now = doing as Composing;
  const action = wanted.actions[now.composition.actions.length] as Action;
  if (press === 'from' && action.kind === 'dog') return { ...now, from: action.from };
  const step = take(now.composition, action);
  if ('code' in step) throw new Error(step.code);
  return composing(step.composition, now.tool);
}

describe('the river drill', () => {
  it('first asks for the only cell there is', () => {
    const step = riverDrill.steps[1];
    if (step?.kind !== 'play') throw new Error('the lesson has changed');
    const doing = begin(sheepAndThief.view(stateAt(riverDrill, 1) as never, 1));
    const wanted = moveOf(engine(riverDrill), step.move) as Extract<Move, { kind: 'place' }>;
    const cells = doing.kind === 'place' ? doing.choices.cards.find(({ card }) => card === wanted.card)?.cells : [];
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

describe.each(LANGUAGES)('the coach in %s', (language) => {
  it('has a phrase for everything, of ten words at most, and none too many', async () => {
    const { says, done } = await loadWords('learn', language);
    const used = new Set<string>(['read', 'follow']);
    for (const step of LESSONS.flatMap(({ steps }) => steps)) {
      if (step.kind === 'play') for (const say of [...Object.values(step.says), step.asks?.wrong]) say && used.add(say);
      else if (step.say) used.add(step.say);
    }
    expect(Object.keys(says).sort()).toEqual([...used].sort());
    for (const text of [...Object.values(says), ...Object.values(done)]) {
      expect(text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length, text).toBeLessThanOrEqual(10);
      expect(text.length, text).toBeLessThan(70);
    }
  });
});
