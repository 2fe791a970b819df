import type { Seat } from '@bellwether/kernel';
import {
  CELLS,
  type Config,
  cardText,
  hasBarn,
  PLAYERS,
  riverOf,
  type SheepAndThief,
  sheepAndThief,
  sheepAndThiefWithPositions,
  tableOf,
  type View,
} from '@bellwether/sheep-and-thief';
import type { PuzzleKit } from '../puzzles/puzzle.ts';
import { blank, readView, seatLine, writeView } from '../puzzles/view-text.ts';
import type { Reason } from '../shared/reason.ts';
import type { SheepReasonKind } from './reason-kind.ts';

export const SHEEP_THEMES = ['draft', 'lay', 'drive', 'fox'] as const;
export type SheepTheme = (typeof SHEEP_THEMES)[number];
export const SHEEP_MODULES = ['barns', 'dogs', 'foxes', 'rivers', 'missions', 'black-sheep'] as const;
export type SheepModule = (typeof SHEEP_MODULES)[number];

type Move = SheepAndThief['Move'];

export const sheepPuzzles: PuzzleKit<SheepAndThief> = {
  game: sheepAndThief,
  themes: SHEEP_THEMES,
  modules: SHEEP_MODULES,
  setups: setups(),
  views: {
    write: (view) =>
      writeView(sheepAndThiefWithPositions, { config: view.config, viewer: view.viewer as Seat, view }, (line) => hide(view, line)),
    // Any card does for a blank: a position does not check how often each card occurs.
    read: (text) => readView(sheepAndThiefWithPositions, text, () => () => '#1'),
  },
  pointOf,
  themesAt: ({ stage }) => (stage === 'place' ? ['lay', 'drive', 'fox'] : ['draft']),
  themeOf,
  modulesOf,
};

function setups(): Config[] {
  const plain = PLAYERS.map((players): Config => ({ edition: '2017', players, missions: false, blackSheep: false }));
  return plain.flatMap((config) => [config, { ...config, missions: true }, { ...config, blackSheep: true }, config]);
}

/** Blanks the others' hands, packets, picks, discards and missions, the fronts of face-down cards, and the deck. */
function hide({ viewer }: View, line: string): string {
  if (line.startsWith('deck ')) return ['deck', ...blank(line.split(' ').length - 1)].join(' ');
  if (line.startsWith('missions ')) {
    return line
      .split(' ')
      .map((word, seat) => (seat === 0 || seat === viewer ? word : '?'))
      .join(' ');
  }
  const { key, seat, words } = seatLine(line);
  if (seat === viewer) return line;
  if (key === 'board') return [key, seat, ...words.map((word) => word.replace(/=\?[^/]*/, '=?'))].join(' ');
  return /^(hand|packet|pick|out)$/.test(key) ? [key, seat, ...blank(words.length)].join(' ') : line;
}

/** The point of a turn: card, cell and the fox's final cell; in detail also the cells of all sheep on the player's own board. */
function pointOf(view: View, move: Move): readonly [string, string] {
  if (move.kind === 'keep') {
    const kept = move.cards.map(cardText).sort().join('+');
    return [kept, kept];
  }
  if (move.kind === 'discard') return [cardText(move.card), cardText(move.card)];
  const after = tableOf(view);
  const player = (view.viewer as Seat) - 1;
  sheepAndThief.apply(after, player + 1, move);
  const rough = `${move.faceDown ? '?' : cardText(move.card)}@${move.at} fox ${after.fox}`;
  const sheep = after.sheep.slice(player * CELLS, (player + 1) * CELLS);
  return [rough, `${rough} sheep ${sheep.join('')} ${after.black[player]}`];
}

const OF_THE_FOX: readonly string[] = ['sheep-won', 'opponent-threatened', 'rival-hindered'] satisfies SheepReasonKind[];

function themeOf(_: View, move: Move, reasons: readonly Reason[], fine: boolean): SheepTheme {
  if (move.kind !== 'place') return 'draft';
  const [first] = reasons;
  if (fine) return 'drive';
  if (first?.animal === 'fox' || OF_THE_FOX.includes(first?.kind ?? '')) return 'fox';
  const drives = move.actions.some(({ kind }) => kind === 'dog');
  // A reason that names no card is about animals that were moved.
  return drives && first !== undefined && first.card === undefined && first.kind !== 'flock-grown' ? 'drive' : 'lay';
}

/** The modules that the best move uses. */
function modulesOf({ config }: View, move: Move): SheepModule[] {
  const placed = move.kind === 'place' && !move.faceDown ? move.card : 0;
  const acts = (which: 'dog' | 'fox') => move.kind === 'place' && move.actions.some(({ kind }) => kind === which);
  const found: Readonly<Record<SheepModule, boolean>> = {
    barns: hasBarn(placed),
    dogs: acts('dog'),
    foxes: acts('fox'),
    rivers: riverOf(placed) !== 0,
    missions: config.missions,
    'black-sheep': config.blackSheep,
  };
  return SHEEP_MODULES.filter((module) => found[module]);
}
