import { type AnyGame, type AnyGameWithPositions, type GameTypes, type LawKit, ParseError } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { CATALOGUE, HOUSE } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/app/games.ts';
import { goldOf } from '../../src/games/sheep-and-thief/gold.ts';
import { nextPress } from '../../src/games/sheep-and-thief/lessons/next-press.ts';
import { type KeptTurn, turnAfter } from '../../src/games/sheep-and-thief/turn-draft.ts';
import { begin, viewWith } from '../../src/games/sheep-and-thief/turn-stage.ts';
import type { Cell, Move, View } from '../../src/games/sheep-and-thief/vocabulary.ts';
import { lessonsOf, moveOf, type Pressing, standingAt } from '../../src/learn/lesson.ts';
import { openLesson } from '../../src/learn/source.ts';
import { type Drill, lessonOf, wordsOf } from '../../src/path/drill.ts';
import { type Chapter, configOf, nextStop, stopsOf } from '../../src/path/stops.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { preload } from '../../src/words/useWords.ts';

/** Every game with its positions, found by folder. */
const KITS = Object.values(import.meta.glob<LawKit<GameTypes>>('../../../games/*/src/index.ts', { import: 'lawKit', eager: true }));
const CHAPTERS = import.meta.glob<readonly Chapter[]>('../../src/games/*/path/chapters.ts', { import: 'CHAPTERS', eager: true });

/** The path of every game, found by folder. */
const PATHS = await Promise.all(
  GAMES.map(async ({ id, words }) => {
    const engine = KITS.find(({ game }) => game.id === id)?.game;
    const chapters = CHAPTERS[`../../src/games/${id}/path/chapters.ts`];
    if (engine === undefined || chapters === undefined) throw new Error(`no path for ${id}`);
    return { id, words, path: { engine, chapters }, lessons: (await lessonsOf(id))?.all.map((one) => one.id) ?? [] };
  }),
);
const DRILLS = PATHS.flatMap(({ id, words, path }) =>
  stopsOf(path).flatMap((stop) => (stop.drill ? [{ game: path.engine, of: id, words, path, id: stop.id, drill: stop.drill }] : [])),
);
const CASES = DRILLS.map((one) => [`${one.of} ${one.id}`, one] as const);

function stateOf(game: AnyGameWithPositions, { position }: Drill): GameTypes['State'] {
  const state = game.positions.read(position);
  if (state instanceof ParseError) throw state;
  return state;
}

/** Plays it through; `first` replaces its first move. Undefined if a later move is no longer legal. */
function played(game: AnyGameWithPositions, drill: Drill, first = drill.moves[0] ?? '') {
  const state = stateOf(game, drill);
  const events: GameTypes['Event'][] = [];
  for (const text of [first, ...drill.moves.slice(1)]) {
    const seat = game.toAct(state)[0] ?? 0;
    const move = moveOf(game, text);
    if (game.check(state, seat, move)) return undefined;
    game.apply(state, seat, move, (event) => events.push(event));
  }
  return { state, events, text: game.positions.write(state) };
}

describe.each(CASES)('the drill %s', (_, { game, id, drill, words, path }) => {
  it('holds only legal moves, the first of them the learner’s, one or two of them', () => {
    const state = stateOf(game, drill);
    let mine = 0;
    for (const [i, text] of drill.moves.entries()) {
      const seats = game.toAct(state);
      const seat = seats.includes(1) ? 1 : (seats[0] ?? 0);
      if (seat === 1) mine++;
      if (i === 0) expect(seat).toBe(1);
      expect(game.check(state, seat, moveOf(game, text)), text).toBeUndefined();
      expect(game.write(moveOf(game, text))).toBe(text);
      game.apply(state, seat, moveOf(game, text));
    }
    expect(mine).toBeGreaterThan(0);
    expect(mine).toBeLessThanOrEqual(2);
    for (const language of LANGUAGES) expect(drill.says[language].ask.length, language).toBe(mine);
  });

  it('comes out as it says, and by no other first move', () => {
    const { text } = played(game, drill) ?? { text: '' };
    for (const line of drill.after) expect(text).toContain(line);
    expect(drill.after.every((line) => game.positions.write(stateOf(game, drill)).includes(line))).toBe(false);
    const wanted = drill.moves[0] ?? '';
    for (const move of game.legal(stateOf(game, drill), 1)) {
      const other = game.write(move);
      if (!isOther(other, wanted)) continue;
      const instead = played(game, drill, other);
      expect(instead !== undefined && drill.after.every((line) => instead.text.includes(line)), other).toBe(false);
    }
  });

  it.each(LANGUAGES)('names in %s whoever lost or gained a sheep, and nobody who has no part in it', async (language) => {
    const { seats } = await preload(words, language);
    const { done } = drill.says[language];
    const touched = new Set((played(game, drill)?.events ?? []).flatMap(seatsIn));
    for (const [i, name] of seats.entries()) if (i > 0 && done.includes(name)) expect(touched, `${done} ${name}`).toContain(i + 1);
    const before = sheepOf(game, stateOf(game, drill));
    const after = sheepOf(game, played(game, drill)?.state ?? {});
    before.forEach((count, i) => {
      if (i > 0 && count !== after[i]) expect(done, `seat ${i + 1}`).toContain(seats[i]);
    });
  });

  it.each(LANGUAGES)('speaks in %s within the three lines of a phone', (language) => {
    const { says, lessons } = wordsOf(id, drill, language, '…');
    for (const text of [...Object.values(says), lessons[id]?.done ?? '']) {
      const wide = text.length + (text.match(/[\u3000-\uffef]/g)?.length ?? 0);
      expect(text.trim(), text).not.toBe('');
      expect(wide, text).toBeLessThanOrEqual(104);
    }
    expect(Object.keys(says)).toEqual(Object.keys(wordsOf(id, drill, 'en', '…').says));
  });

  it('goes through on a table, and the game with it can be played', () => {
    const lesson = lessonOf(game, id, drill);
    const source = openLesson(lesson, game, 0, { kind: 'refusal', code: 'x', rule: 'x' });
    for (let i = 0; i < 20 && source.at.get() < lesson.steps.length; i++) {
      const step = lesson.steps[source.at.get()];
      if (step?.kind === 'play') source.play(moveOf(game, step.move));
      source.goOn();
    }
    expect(source.at.get()).toBe(lesson.steps.length);
    const config = configOf(path, id);
    expect(config && game.checkConfig(config)).toBeUndefined();
  });
});

/**
 * Whether a move really differs: in Sheep & Thief the same card on the same cell counts if dogs or foxes go elsewhere.
 */
function isOther(text: string, wanted: string): boolean {
  const parts = (move: string) => {
    const [placed = '', actions = ''] = move.split(':');
    return {
      placed,
      goes: actions
        .split(',')
        .filter((one) => one.startsWith('fox'))
        .join(),
    };
  };
  if (!wanted.startsWith('place')) return text !== wanted;
  return parts(text).placed === parts(wanted).placed && parts(text).goes !== parts(wanted).goes;
}

/** The seats of an event; in Wolf & Hound also those that animals pass. */
function seatsIn(event: GameTypes['Event']): number[] {
  const facts = Object.entries(event as Readonly<Record<string, unknown>>);
  return facts.flatMap(([key, value]) =>
    ['seat', 'from', 'to', 'at', 'target', 'turn'].includes(key) && typeof value === 'number'
      ? [value]
      : Array.isArray(value)
        ? value.flatMap((one) => (typeof one === 'object' && one !== null ? seatsIn(one) : typeof one === 'number' ? [one] : []))
        : [],
  );
}

/** Sheep by seat: on pastures, or on boards. */
function sheepOf(game: AnyGame, state: GameTypes['State']): readonly number[] {
  const view = game.view(state, 1) as { readonly sheep?: readonly number[] } & Pick<View, 'boards'>;
  return view.sheep ?? view.boards.map((board) => board.sheep.reduce((sum, n) => sum + n, 0));
}

describe('the drills of Sheep & Thief', () => {
  it.each(CASES.filter(([, { of }]) => of === 'sheep-and-thief'))('%s: every press has words', (_, { game, id, drill }) => {
    const lesson = lessonOf(game, id, drill);
    for (const [i, step] of lesson.steps.entries()) {
      if (step.kind !== 'play') continue;
      const view = sheepAndThief.view(standingAt(game, lesson, i).state as never, 1);
      expect(pressesOf(view, moveOf(game, step.move) as Move).filter((press) => step.says[press] === undefined)).toEqual(['end']);
    }
  });

  it('pay what they say', () => {
    const score = (id: string) => {
      const found = DRILLS.find((one) => one.id === id);
      const end = found && played(found.game, found.drill)?.state;
      return end && goldOf(sheepAndThief.view(end as never, 1))[0]?.score;
    };
    expect(score('missions')).toMatchObject({ missions: 3 });
    expect(score('black-sheep')).toMatchObject({ blackSheep: 5 });
    expect(score('foxes')).toMatchObject({ paddock: 2 });
  });
});

/** Composes a turn by following the highlights; returns all presses. */
function pressesOf(start: View, wanted: Move): string[] {
  let turn: KeptTurn = { stage: begin(start), steps: [] };
  const pressed: string[] = [];
  for (let n = 0; n < 20; n++) {
    const last = turn.steps.at(-1);
    const pressing = nextPress(turn.stage, last ? viewWith(start, last.composition) : start, wanted);
    if (pressing === undefined) throw new Error(`nothing to press after ${pressed.join()}`);
    pressed.push(pressing.press);
    if (pressing.press === 'end' || wanted.kind !== 'place') return pressed;
    turn = turnAfter(start, turn, inputOf(start, pressing, wanted)).turn;
  }
  throw new Error(`no end of ${pressed.join()}`);
}

function inputOf(view: View, { press, at }: Pressing, wanted: Extract<Move, { kind: 'place' }>) {
  const cell = Number(/cell:1:(\d+)/.exec(at)?.[1]) as Cell;
  const dog = wanted.actions.find((action) => action.kind === 'dog');
  if (press === 'card') return { kind: 'card', from: 'hand', i: view.own.hand.indexOf(wanted.card), card: wanted.card } as const;
  if (press === 'drive') return { kind: 'drive', white: dog?.white ?? 0, black: dog?.black ?? false } as const;
  if (press === 'sheep' || press === 'dog' || press === 'fox') return { kind: 'use', tool: press } as const;
  return { kind: 'cell', cell, touch: false } as const;
}

const CARDS = [...CATALOGUE['2016'], ...CATALOGUE['2015-draft'], ...HOUSE].map(({ id }) => id);

describe('the path', () => {
  it('has every animal card of both editions and of the house, each once', () => {
    const stops = DRILLS.map(({ id }) => id).filter((id) => CARDS.includes(id));
    expect(stops.sort()).toEqual([...new Set(CARDS)].sort());
    expect(CARDS.length).toBeGreaterThan(24);
  });

  it('plays the very card in its drill and in the game afterwards', () => {
    for (const { id, path } of DRILLS.filter((one) => CARDS.includes(one.id)))
      expect((configOf(path, id) as { readonly animals: readonly string[] }).animals).toContain(id);
  });

  it.each(PATHS)('of $id begins with the lesson, names only lessons that are there, and leads on to its end', ({ id, path, lessons }) => {
    const stops = stopsOf(path);
    expect(stops[0]?.id).toBe(id);
    expect(stops.filter(({ drill }) => drill === undefined).map((stop) => stop.id)).toEqual(lessons);
    expect(new Set(stops.map((stop) => stop.id)).size).toBe(stops.length);
    const done: Record<string, string> = {};
    for (const stop of stops) {
      expect(nextStop(path, done)?.id).toBe(stop.id);
      done[stop.id] = 'drilled';
    }
    expect(nextStop(path, done)).toBeUndefined();
  });

  it('leads whoever leaps ahead on from there, then back to what was left out', () => {
    const [{ path } = { path: { chapters: [] } }] = PATHS;
    const stops = stopsOf(path);
    expect(nextStop(path, {}, stops[3]?.id)?.id).toBe(stops[4]?.id);
    const later = Object.fromEntries(stops.slice(3).map((stop) => [stop.id, 'drilled']));
    expect(nextStop(path, later, stops.at(-1)?.id)?.id).toBe(stops[0]?.id);
  });
});
