import type { Settings } from '@bellwether/wire';
import { type Access, PHRASES, type Phrase, REACTIONS, type Reaction } from '@bellwether/wire';
import fc from 'fast-check';
import type { ServerSetup } from './simulated-server.ts';

/** How a table begins. */
export interface Setup extends ServerSetup {
  readonly game: 'wolf-and-hound' | 'sheep-and-thief';
  readonly players: number;
  readonly settings: Pick<Settings, 'clock' | 'grace' | 'series' | 'lateJoining'>;
  /** People who sit down before the first step; undefined for a table of a duplicate match, where everybody does. */
  readonly seated: number | undefined;
  readonly isStarted: boolean;
  /** Whether a spectator watches all the time, as long as spectators are allowed. */
  readonly hasSpectator: boolean;
}

/** What a person does at the table. The seat is resolved when it is done: `own`, or the seat with this number. */
export type Act =
  | { readonly kind: 'stand' | 'return' | 'rematch' | 'pause' | 'resume' }
  | { readonly kind: 'start' | 'leave' | 'withdraw' }
  | { readonly kind: 'sit-again' }
  | { readonly kind: 'sit' | 'bot' | 'empty' | 'remove' | 'host'; readonly seat: number }
  | { readonly kind: 'move'; readonly which: number }
  | { readonly kind: 'say'; readonly phrase: Phrase }
  | { readonly kind: 'react'; readonly reaction: Reaction }
  | { readonly kind: 'ready'; readonly ready: boolean }
  | { readonly kind: 'rematch-mixed' | 'ready-mixed'; readonly mix: 'all' | 'partners' }
  | { readonly kind: 'mix'; readonly mix: 'all' | 'partners' }
  | { readonly kind: 'access'; readonly access: Access }
  | { readonly kind: 'agree'; readonly when: 'now' | 'deal' }
  | { readonly kind: 'decline' };

/** A length of time, as a fraction of a limit that matters at the table. */
export interface Span {
  readonly of: 'second' | 'bot' | 'clock' | 'grace' | 'vote' | 'quarter-hour';
  readonly share: number;
}

/** One of the people: chosen among those for whom the step makes sense, or among all. */
export interface Who {
  readonly n: number;
  readonly isAnybody: boolean;
}

export type Step =
  | { readonly kind: 'wait'; readonly span: Span }
  /** `isAside`: over a connection that does not watch. */
  | { readonly kind: 'act'; readonly who: Who; readonly act: Act; readonly isAside: boolean }
  /** Again and again. `isAlone`: commands by the same person, as far as they make sense. */
  | {
      readonly kind: 'repeat';
      readonly steps: readonly SmallStep[];
      readonly times: number;
      readonly span: Span;
      readonly isAlone: boolean;
    }
  /** Everybody at once, or one person (`isAlone`). `dies`: turns of the event loop after which the server dies. */
  | {
      readonly kind: 'at-once';
      readonly acts: readonly { readonly who: Who; readonly act: Act }[];
      readonly isAlone: boolean;
      readonly dies?: number;
    }
  | { readonly kind: 'watch'; readonly who: Who }
  | { readonly kind: 'go'; readonly who: Who; readonly how: Going }
  /** Watches and goes before there is an answer. `isBusy`: the table has something else to do first. */
  | { readonly kind: 'flicker'; readonly who: Who; readonly how: Going; readonly isBusy: boolean }
  /** Sends an earlier command again under its id. `isNow`: with the current revision. */
  | { readonly kind: 'again'; readonly which: number; readonly isNow: boolean }
  /** People make moves, at most this number. */
  | { readonly kind: 'play'; readonly moves: number; readonly span: Span }
  | { readonly kind: 'restart'; readonly isKilled: boolean; readonly downMs: number; readonly areBack: boolean }
  /** The table is rebuilt: two people are merged, or the disk refuses a write. All subscriptions end. */
  | { readonly kind: 'merge'; readonly who: Who; readonly areBack: boolean }
  | { readonly kind: 'disk-fails'; readonly areBack: boolean }
  /** Everyone leaves, and no one watches for a long time. */
  | { readonly kind: 'idle'; readonly span: Span };
export type Going = 'unwatch' | 'close' | 'cut';
/** A step that may be repeated. */
export type SmallStep = Extract<Step, { kind: 'wait' | 'act' | 'watch' | 'go' | 'flicker' | 'again' }>;

export interface Case {
  readonly setup: Setup;
  readonly steps: readonly Step[];
}

/** The main subject of a sequence. The seed's number picks it. */
export const THEMES = ['clock for a move', 'clock for a game', 'grace period', 'comings and goings', 'nobody watches'] as const;
export type Theme = (typeof THEMES)[number];

export function themeOf(seed: number): Theme {
  return THEMES[seed % THEMES.length] as Theme;
}

const PEOPLE = 6;
const who: fc.Arbitrary<Who> = fc.record({ n: fc.nat(PEOPLE - 1), isAnybody: fc.nat(7).map((n) => n === 0) });
const seat = fc.integer({ min: 1, max: 4 });
const mix = fc.constantFrom('all' as const, 'partners' as const);

/** Kinds of acts, weighted. */
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: fc.nat(19).map((which): Act => ({ kind: 'move', which })) },
  {
    weight: 40,
    arbitrary: fc
      .constantFrom(
        'stand',
        'sit-again',
        'stand',
        'sit-again',
        'return',
        'return',
        'return',
        'pause',
        'resume',
        'start',
        'leave',
        'rematch',
      )
      .map((kind) => ({ kind }) as Act),
  },
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constantFrom('sit', 'sit', 'bot', 'empty', 'remove', 'host'), seat }) as fc.Arbitrary<Act>,
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('say' as const), phrase: fc.constantFrom(...PHRASES) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('react' as const), reaction: fc.constantFrom(...REACTIONS) }) },
  { weight: 5, arbitrary: fc.boolean().map((ready): Act => ({ kind: 'ready', ready })) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('rematch-mixed', 'ready-mixed', 'mix'), mix }) as fc.Arbitrary<Act> },
  { weight: 3, arbitrary: fc.constantFrom('open', 'link', 'closed').map((access) => ({ kind: 'access', access }) as Act) },
  { weight: 6, arbitrary: fc.constantFrom('now', 'now', 'deal').map((when) => ({ kind: 'agree', when }) as Act) },
  { weight: 1, arbitrary: fc.constantFrom('decline', 'withdraw').map((kind) => ({ kind }) as Act) },
);

const share = fc.integer({ min: 1, max: 24 }).map((n) => n / 20);
const shortSpan: fc.Arbitrary<Span> = fc.record({
  of: fc.constantFrom('bot', 'bot', 'second', 'clock', 'clock', 'grace', 'vote'),
  share,
}) as fc.Arbitrary<Span>;
const span: fc.Arbitrary<Span> = fc.oneof(
  { weight: 8, arbitrary: shortSpan },
  { weight: 1, arbitrary: fc.record({ of: fc.constant('quarter-hour' as const), share }) },
);
const going = fc.constantFrom<Going>('unwatch', 'close', 'cut');

const SMALL_STEPS = {
  wait: shortSpan.map((of): SmallStep => ({ kind: 'wait', span: of })),
  act: fc.record({ kind: fc.constant('act' as const), who, act, isAside: fc.boolean() }),
  watch: who.map((one): SmallStep => ({ kind: 'watch', who: one })),
  go: fc.record({ kind: fc.constant('go' as const), who, how: going }),
  flicker: fc.record({ kind: fc.constant('flicker' as const), who, how: going, isBusy: fc.boolean() }),
  again: fc.record({ kind: fc.constant('again' as const), which: fc.nat(999), isNow: fc.boolean() }),
} satisfies Record<SmallStep['kind'], fc.Arbitrary<SmallStep>>;

/** Pairs that undo each other, and repeatable commands: possible ways to gain time. */
const TRICKS: readonly (readonly Act[])[] = [
  [{ kind: 'return' }],
  [{ kind: 'stand' }, { kind: 'sit-again' }],
  [{ kind: 'sit-again' }, { kind: 'stand' }],
  [{ kind: 'pause' }, { kind: 'resume' }],
  [{ kind: 'resume' }, { kind: 'pause' }],
  [{ kind: 'pause' }, { kind: 'return' }, { kind: 'resume' }],
  [{ kind: 'pause' }, { kind: 'stand' }, { kind: 'sit-again' }, { kind: 'resume' }],
  [{ kind: 'stand' }, { kind: 'sit-again' }, { kind: 'agree', when: 'now' }],
  [{ kind: 'stand' }, { kind: 'sit-again' }, { kind: 'move', which: 0 }],
  [{ kind: 'pause' }, { kind: 'resume' }, { kind: 'move', which: 1 }],
  [
    { kind: 'ready', ready: true },
    { kind: 'ready', ready: false },
  ],
  [{ kind: 'say', phrase: 'thinking' }],
];
const trick = fc
  .record({ one: who, acts: fc.constantFrom(...TRICKS), wait: SMALL_STEPS.wait, after: fc.nat(3) })
  .map(({ one, acts, wait, after }) => {
    const steps = acts.map((act): SmallStep => ({ kind: 'act', who: one, act, isAside: false }));
    return steps.toSpliced(after + 1, 0, ...(after + 1 < steps.length ? [wait] : []));
  });

const STEPS = {
  ...SMALL_STEPS,
  wait: span.map((of): Step => ({ kind: 'wait', span: of })),
  repeat: fc.record({
    kind: fc.constant('repeat' as const),
    steps: fc.oneof(
      { weight: 2, arbitrary: trick },
      {
        weight: 3,
        arbitrary: fc.array(
          fc.oneof(
            { weight: 5, arbitrary: SMALL_STEPS.act },
            { weight: 2, arbitrary: SMALL_STEPS.wait },
            { weight: 2, arbitrary: SMALL_STEPS.watch },
            { weight: 2, arbitrary: SMALL_STEPS.go },
            { weight: 1, arbitrary: SMALL_STEPS.flicker },
            { weight: 1, arbitrary: SMALL_STEPS.again },
          ),
          { minLength: 1, maxLength: 4 },
        ),
      },
    ),
    times: fc.oneof(
      { weight: 15, arbitrary: fc.integer({ min: 3, max: 25 }) },
      // More commands than a table keeps in memory.
      { weight: 1, arbitrary: fc.integer({ min: 60, max: 120 }) },
    ),
    span: shortSpan,
    isAlone: fc.constantFrom(true, true, false),
  }),
  'at-once': fc.record(
    {
      kind: fc.constant('at-once' as const),
      acts: fc.oneof(
        fc.array(fc.record({ who, act }), { minLength: 2, maxLength: 5 }),
        fc.constantFrom(...TRICKS).map((acts) => acts.map((one) => ({ who: { n: 0, isAnybody: false }, act: one }))),
      ),
      isAlone: fc.boolean(),
      dies: fc.nat(6),
    },
    { requiredKeys: ['kind', 'acts', 'isAlone'] },
  ) as fc.Arbitrary<Step>,
  play: fc.record({ kind: fc.constant('play' as const), moves: fc.integer({ min: 1, max: 30 }), span: shortSpan }),
  restart: fc.record({
    kind: fc.constant('restart' as const),
    isKilled: fc.boolean(),
    downMs: fc.constantFrom(1, 900, 5_000, 90_000, 4_000_000),
    areBack: fc.boolean(),
  }),
  merge: fc.record({ kind: fc.constant('merge' as const), who, areBack: fc.boolean() }),
  'disk-fails': fc.record({ kind: fc.constant('disk-fails' as const), areBack: fc.boolean() }),
  idle: fc.record({
    kind: fc.constant('idle' as const),
    span: fc.record({
      of: fc.constantFrom('grace', 'grace', 'clock', 'quarter-hour') as fc.Arbitrary<Span['of']>,
      share: fc.integer({ min: 5, max: 30 }).map((n) => n / 10),
    }),
  }),
} satisfies Record<Step['kind'], fc.Arbitrary<Step>>;

/** Weights of the kinds of steps. */
type Weights = Readonly<Record<Step['kind'], number>>;
const USUAL: Weights = {
  ...{ wait: 8, act: 20, repeat: 3, 'at-once': 2, play: 5, idle: 0.3 },
  ...{ watch: 5, go: 4, flicker: 1, again: 2, restart: 1, merge: 1, 'disk-fails': 0.5 },
};
const WEIGHTS: Readonly<Record<Theme, Weights>> = {
  'clock for a move': { ...USUAL, repeat: 6, idle: 0.1 },
  'clock for a game': { ...USUAL, repeat: 6, idle: 0.1 },
  'grace period': { ...USUAL, go: 8, watch: 6, restart: 2 },
  'comings and goings': { ...USUAL, watch: 10, go: 8, flicker: 6, repeat: 1 },
  'nobody watches': { ...USUAL, go: 6, idle: 3, restart: 2, repeat: 1 },
};

const seconds = fc.constantFrom(1, 2, 5, 10, 30, 60, 180);
const grace = fc.constantFrom(null, 1, 3, 10, 30, 60, 100, 120, 300, 900, 3_600);
const clocks = {
  none: fc.constant({ kind: 'none' as const }),
  move: fc.record({ kind: fc.constant('move' as const), seconds }),
  game: fc.record({ kind: fc.constant('game' as const), seconds }),
};

function settingsOf(theme: Theme): fc.Arbitrary<Setup['settings']> {
  const clock =
    theme === 'clock for a move'
      ? clocks.move
      : theme === 'clock for a game'
        ? clocks.game
        : fc.oneof({ weight: 3, arbitrary: clocks.none }, clocks.move, clocks.game);
  return fc.record({ clock, grace, series: fc.constantFrom(1 as const, 1, 3), lateJoining: fc.constantFrom(true, true, false) });
}

function setupOf(theme: Theme): fc.Arbitrary<Setup> {
  return fc.record({
    game: fc.constantFrom('wolf-and-hound' as const, 'wolf-and-hound', 'sheep-and-thief'),
    players: fc.integer({ min: 2, max: 4 }),
    settings: settingsOf(theme),
    seated: fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 4 }) }, { weight: 1, arbitrary: fc.constant(undefined) }),
    isStarted: fc.constantFrom(true, true, true, true, false),
    hasSpectator: fc.constantFrom(true, true, true, false),
    botPauseMs: fc.constantFrom(0, 700, 700, 2_000),
    maxThinkMs: fc.constantFrom(50, 400, 400, 3_000, 20_000),
  });
}

/** Random sequences about a theme. `without`: kinds of steps and acts that are left out. */
export function cases(theme: Theme, without: ReadonlySet<string> = new Set()): fc.Arbitrary<Case> {
  const weights = Object.entries(WEIGHTS[theme]) as [Step['kind'], number][];
  const wanted = weights
    .filter(([kind]) => !without.has(kind))
    .map(([kind, weight]) => ({ weight: 10 * weight, arbitrary: STEPS[kind] as fc.Arbitrary<Step> }));
  const step = fc.oneof(...wanted).filter((one) => kindsOf(one).every((kind) => !without.has(kind)));
  return fc.noBias(fc.record({ setup: setupOf(theme), steps: fc.array(step, { minLength: 5, maxLength: 60, size: 'max' }) }));
}

/** The kinds of a step and of everything in it. */
function kindsOf(step: Step): readonly string[] {
  if (step.kind === 'act') return [step.kind, step.act.kind];
  if (step.kind === 'repeat') return [step.kind, ...step.steps.flatMap(kindsOf)];
  return step.kind === 'at-once' ? [step.kind, ...step.acts.map(({ act: { kind } }) => kind)] : [step.kind];
}
