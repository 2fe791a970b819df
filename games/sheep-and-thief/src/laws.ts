import { type LawKit, pick, type Random, shuffle } from '@bellwether/kernel';
import { type Card, cardText } from './cards/card.ts';
import { CELLS, type Cell, DIRECTIONS, type Direction } from './cells.ts';
import { toAct } from './check.ts';
import { positionOf } from './position.ts';
import { sheepAndThiefWithPositions } from './position-text.ts';
import { rulesOf } from './rules.ts';
import { sample } from './sample.ts';
import { NONE, type State } from './state.ts';
import { twin } from './twin.ts';
import { type Action, type Move, PLACED_A_ROUND, ROUNDS, type SheepAndThief } from './vocabulary.ts';

/** What the kernel's laws need to know of this game. */
export const lawKit: LawKit<SheepAndThief> = {
  game: sheepAndThiefWithPositions,
  longest: (config) => {
    const { players, firstHand, keep } = rulesOf(config);
    const choices = firstHand / keep - 1;
    return players * (ROUNDS * (choices + PLACED_A_ROUND) + (players === 2 ? ROUNDS - 1 : 0));
  },
  candidates,
  conserved,
  twin,
};

/** Candidate moves for the laws: of every kind, with cards from everywhere, and legal turns with one error each. */
function candidates(state: State, random: Random): Move[] {
  const position = positionOf(state);
  const cards = [...position.hands.flat(), ...position.packets.flat(), ...position.deck.slice(0, 4)];
  const anyCard = (): Card => (cards.length === 0 ? 0 : pick(cards, random));
  const moves: Move[] = [
    { kind: 'keep', cards: [anyCard()] },
    { kind: 'keep', cards: [anyCard(), anyCard()] },
    { kind: 'discard', card: anyCard() },
    { kind: 'place', card: anyCard(), at: anyCell(random), faceDown: random.below(2) === 0, actions: someActions(random) },
    { kind: 'place', card: anyCard(), at: anyCell(random), faceDown: false, actions: [] },
  ];
  for (const seat of toAct(state)) {
    const move = sample(state, seat, random);
    moves.push(move);
    if (move.kind === 'place') {
      moves.push(
        { ...move, faceDown: !move.faceDown },
        { ...move, at: anyCell(random) },
        { ...move, card: anyCard() },
        { ...move, actions: shuffle(move.actions.slice(), random) },
        { ...move, actions: move.actions.slice(1) },
        { ...move, actions: [...move.actions, ...someActions(random)] },
        { ...move, actions: move.actions.map((action) => (random.below(2) === 0 ? action : anyAction(random))) },
      );
    }
  }
  return moves;
}

function anyCell(random: Random): Cell {
  const cell = random.below(CELLS + 1);
  return cell === CELLS ? NONE : cell;
}

function someActions(random: Random): Action[] {
  return Array.from({ length: random.below(3) }, () => anyAction(random));
}

function anyAction(random: Random): Action {
  switch (random.below(4)) {
    case 0:
      return { kind: 'sheep' };
    case 1:
      return { kind: 'skip-dog' };
    case 2:
      return { kind: 'fox', step: random.below(DIRECTIONS.length) as Direction };
    default:
      return { kind: 'dog', from: anyCell(random), to: anyCell(random), white: random.below(3), black: random.below(4) === 0 };
  }
}

/**
 * All cards, wherever they are; all white sheep, on boards, in paddocks and in the supply; one black sheep per board.
 */
function conserved(state: State): string {
  const position = positionOf(state);
  const cards = [
    ...position.hands.flat(),
    ...position.packets.flat(),
    ...position.out.flat(),
    ...position.fronts.flat().map(({ card }) => card),
    ...position.deck,
    ...position.boards.flatMap((board) => board.cards.slice(1).filter((card) => typeof card === 'number')),
  ];
  const white = position.boards.reduce(
    (sum, board) => sum + board.paddock + board.sheep.reduce((n, sheep) => n + sheep, 0),
    position.supply,
  );
  const astray = position.boards.flatMap((board) =>
    board.sheep.filter((sheep, at) => sheep < 0 || (sheep > 0 && board.cards[at] === null)),
  );
  const black = position.boards.filter((board) => board.black !== null && board.cards[board.black] !== null);
  return `${cards.map(cardText).sort().join(' ')}; ${white} white, ${black.length} black, ${astray.length} astray`;
}
