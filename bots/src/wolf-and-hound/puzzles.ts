import { FastRandom, ParseError, type Seat } from '@bellwether/kernel';
import {
  CATALOGUE,
  type Config,
  type Event,
  RECOMMENDED_SETS,
  type View,
  type WolfAndHound,
  wolfAndHound,
  wolfAndHoundWithPositions,
} from '@bellwether/wolf-and-hound';
import type { PuzzleKit } from '../puzzles/puzzle.ts';
import { blank, readView, seatLine, writeView } from '../puzzles/view-text.ts';
import type { Reason } from '../shared/reason.ts';
import type { WolfReviewKind } from './reason-kind.ts';

export const WOLF_THEMES = ['defend', 'strike', 'count', 'partner', 'flip', 'stop', 'exchange'] as const;
export type WolfTheme = (typeof WOLF_THEMES)[number];
export const WOLF_MODULES = ['meat-and-bone', 'exchange-call', 'metamorphic', 'draft-edition'] as const;
export type WolfModule = (typeof WOLF_MODULES)[number];

type Move = WolfAndHound['Move'];

export const wolfPuzzles: PuzzleKit<WolfAndHound> = {
  game: wolfAndHound,
  themes: WOLF_THEMES,
  modules: WOLF_MODULES,
  setups: setups(),
  views: {
    write: (view) =>
      writeView(wolfAndHoundWithPositions, { config: view.config, viewer: view.viewer as Seat, view }, (line) => hide(view, line)),
    read: (text) => readView(wolfAndHoundWithPositions, text, (lines) => unseenOf(text.setup, lines)),
  },
  pointOf: (_, move) => [wolfAndHound.write(move), wolfAndHound.write(move)],
  themesAt: ({ asks }) => (asks === 'exchange' ? ['exchange'] : WOLF_THEMES),
  themeOf,
  modulesOf: ({ config }, _, theme): WolfModule[] => [
    ...(config.expansion ? (['meat-and-bone'] as const) : []),
    ...(theme === 'exchange' ? (['exchange-call'] as const) : []),
    ...(hasMetamorphic(config) ? (['metamorphic'] as const) : []),
    ...(config.edition === '2015-draft' ? (['draft-edition'] as const) : []),
  ],
};

/** The recommended sets, interleaved with variants: Meat & Bone, dummies, metamorphic cards and the draft edition. */
function setups(): Config[] {
  const plain: Config = { edition: '2016', players: 4, animals: [], expansion: false };
  const sets = RECOMMENDED_SETS['2016'].map(({ animals }): Config => ({ ...plain, animals }));
  const drafts = RECOMMENDED_SETS['2015-draft'].map(({ animals }): Config => ({ ...plain, edition: '2015-draft', animals }));
  const changing = sets.filter(hasMetamorphic);
  return sets.flatMap((config, n) => [
    config,
    { ...(sets[(5 * n) % sets.length] ?? config), expansion: true },
    { ...(sets[(7 * n) % sets.length] ?? config), players: n % 2 === 0 ? 3 : 2 },
    changing[n % changing.length] ?? config,
    drafts[n % drafts.length] ?? config,
  ]);
}

function hasMetamorphic({ edition, animals }: Config): boolean {
  return CATALOGUE[edition].some(({ id, metamorphic }) => metamorphic === true && animals.includes(id));
}

/** Blanks the other hands except for shown cards, the deck, and the unseen cards of dummy decks. */
function hide({ viewer, known }: View, line: string): string {
  if (line.startsWith('deck ')) return ['deck', ...blank(line.split(' ').length - 1)].join(' ');
  const { key, seat, words } = seatLine(line);
  if (key === 'dummy') return [key, seat, ...words.flatMap((word) => (word.endsWith('!') ? word : blank(1)))].join(' ');
  if (key !== 'hand' || seat === viewer) return line;
  const shown = known[seat - 1] ?? [];
  return [key, seat, ...shown, ...blank(words.length - shown.length)].join(' ');
}

/** A supply of the number cards that a text does not name; each call returns the next. */
function unseenOf(setup: Parameters<typeof wolfAndHound.configs.read>[0], lines: readonly string[]): () => string {
  const config = wolfAndHound.configs.read(setup);
  if (config instanceof ParseError) throw config;
  const left = [...wolfAndHound.deal(config, new FastRandom(1)).order];
  for (const line of lines.filter((one) => /^(hand|dummy|pile|aside|turned-up) /.test(one))) {
    for (const word of line.split(' ')) {
      const at = left.indexOf(word.replace('!', ''));
      if (at >= 0) left.splice(at, 1);
    }
  }
  return () => left.pop() ?? '';
}

const THEME_OF: Readonly<Partial<Record<WolfReviewKind, (own: boolean) => WolfTheme>>> = {
  'threat-averted': () => 'defend',
  'partner-protected': () => 'partner',
  'sheep-brought-home': (own) => (own ? 'defend' : 'partner'),
  'hound-left': (own) => (own ? 'defend' : 'partner'),
  'help-called': (own) => (own ? 'defend' : 'partner'),
  'help-denied': () => 'strike',
  'sheep-won': () => 'strike',
  'wolf-left': () => 'strike',
  'opponent-threatened': () => 'strike',
  'game-won': () => 'strike',
  'turned-to-wolf': () => 'strike',
  'turned-to-hound': (own) => (own ? 'defend' : 'partner'),
  'sheep-lost-here': (own) => (own ? 'defend' : 'partner'),
  'wolf-left-here': (own) => (own ? 'defend' : 'partner'),
  'wolf-sent-here': (own) => (own ? 'defend' : 'partner'),
  'hound-taken-from-here': (own) => (own ? 'defend' : 'partner'),
  'turned-to-wolf-here': (own) => (own ? 'defend' : 'partner'),
  'sheep-home-there': () => 'strike',
  'hound-left-there': () => 'strike',
  'hound-sent-there': () => 'strike',
  'wolf-taken-from-there': () => 'strike',
  'turned-to-hound-there': () => 'strike',
};

/**
 * The theme of a puzzle: by its question, by the move's immediate effects, or else by the heaviest reason. Without a reason it is `count`.
 */
function themeOf(view: View, move: Move, reasons: readonly Reason[]): WolfTheme {
  if (view.asks === 'exchange') return 'exchange';
  const events = eventsOf(view, move);
  if (view.asks === 'flip' || events.some(({ kind }) => kind === 'turns-over')) return 'flip';
  if (events.some((event) => event.kind === 'moves' && event.stoppedBy !== undefined)) return 'stop';
  const [first] = reasons as readonly Reason<WolfReviewKind>[];
  return (first && THEME_OF[first.kind]?.(first.seat === view.viewer)) ?? 'count';
}

/** The events of a move until the next turn begins, in one imagined world. */
function eventsOf(view: View, move: Move): Event[] {
  const events: Event[] = [];
  wolfAndHound.apply(wolfAndHound.imagine(view, new FastRandom(1)), view.viewer as Seat, move, (event) => events.push(event));
  const next = events.findIndex(({ kind }) => kind === 'turn');
  return next < 0 ? events : events.slice(0, next);
}
