import { attempt, type GameRecord, type Played, pick, type Random, replay, shuffle, type Viewer } from '@bellwether/kernel';
import type { Card } from './cards/card.ts';
import { sheepAndThief } from './game.ts';
import { handOf, packetOf } from './hands.ts';
import { rulesOf } from './rules.ts';
import { NONE, type State } from './state.ts';
import { MISSIONS, type Mission, type Move, type SheepAndThief } from './vocabulary.ts';

type Record = GameRecord<SheepAndThief>;

/**
 * A game that looks the same to the viewer as far as the record goes, but differs in everything S-SECRETS hides: cards
 * the viewer never saw are exchanged, other seats pick other cards that the viewer does not see again, other missions
 * are dealt.
 */
export function twin(record: Record, viewer: Viewer, random: Random): Record | undefined {
  const { deck } = rulesOf(record.config);
  // Equal cards cannot be told apart, so nobody knows which one was seen.
  if (new Set(deck).size < deck.length) return undefined;
  let other = otherMissions(record, viewer, random);
  other = renameUnmet(other, viewer, random);
  for (let i = 0; i < 4; i++) other = chooseOtherwise(other, viewer, random);
  return other === record ? undefined : other;
}

function otherMissions(record: Record, viewer: Viewer, random: Random): Record {
  const { missions } = record.deal;
  const isOver = sheepAndThief.outcome(replay(sheepAndThief, record)) !== undefined;
  if (missions.length === 0 || isOver) return record;
  const own = viewer === 'spectator' ? undefined : missions[viewer - 1];
  const others = shuffle<Mission>(
    MISSIONS.filter((mission) => mission !== own),
    random,
  );
  return {
    ...record,
    deal: { ...record.deal, missions: missions.map((mission) => (mission === own ? mission : (others.pop() ?? mission))) },
  };
}

function renameUnmet(record: Record, viewer: Viewer, random: Random): Record {
  const lastMet = lastMeetings(record, viewer);
  const unmet = record.deal.order.filter((card) => !lastMet.has(card));
  const others = shuffle(unmet.slice(), random);
  const names = new Map(unmet.map((card, i) => [card, others[i] ?? card]));
  const moves = record.moves.map(({ seat, move }) => ({ seat, move: renamed(move, names) }));
  const order = record.deal.order.map((card) => names.get(card) ?? card);
  return ifPlayable({ ...record, deal: { ...record.deal, order }, moves }) ?? record;
}

/** Another seat keeps another card of its packet. From then on the two cards are exchanged. */
function chooseOtherwise(record: Record, viewer: Viewer, random: Random): Record {
  const lastMet = lastMeetings(record, viewer);
  const isHidden = (card: Card, ply: number) => (lastMet.get(card) ?? NONE) < ply;
  const picks = record.moves.flatMap(({ seat, move }, ply) =>
    seat !== viewer && move.kind === 'keep' ? [{ seat, cards: move.cards, ply }] : [],
  );
  const chances = picks.filter(({ cards, ply }) => cards.some((card) => isHidden(card, ply)));
  if (chances.length === 0) return record;
  const { seat, cards, ply } = pick(chances, random);
  const packet = packetOf(replay(sheepAndThief, record, ply), seat - 1);
  const kept = cards.filter((card) => isHidden(card, ply));
  const left = packet.filter((card) => !cards.includes(card) && isHidden(card, ply));
  if (left.length === 0) return record;
  const [one, two] = [pick(kept, random), pick(left, random)];
  const names = new Map([
    [one, two],
    [two, one],
  ]);
  const moves = record.moves.map(
    (played, i): Played<SheepAndThief> =>
      i < ply || played.seat === viewer ? played : { seat: played.seat, move: renamed(played.move, names) },
  );
  return ifPlayable({ ...record, moves }) ?? record;
}

/** By card: the last ply at which the viewer knows where it is. */
function lastMeetings(record: Record, viewer: Viewer): Map<Card, number> {
  const met = new Map<Card, number>();
  const state = sheepAndThief.start(record.config, record.deal);
  for (let ply = 0; ; ply++) {
    for (const card of cardsInSight(state, viewer)) met.set(card, ply);
    const played = record.moves[ply];
    if (played === undefined) return met;
    sheepAndThief.apply(state, played.seat, played.move);
  }
}

function cardsInSight(state: State, viewer: Viewer): Card[] {
  const { boards, own } = sheepAndThief.view(state, viewer);
  const hand = viewer === 'spectator' ? [] : handOf(state, viewer - 1);
  return [
    ...hand,
    ...own.packet,
    ...own.out,
    ...own.fronts.map(({ card }) => card),
    ...boards.flatMap((board) => board.cards.slice(1).filter((card) => typeof card === 'number')),
  ];
}

function renamed(move: Move, names: ReadonlyMap<Card, Card>): Move {
  const name = (card: Card) => names.get(card) ?? card;
  switch (move.kind) {
    case 'keep':
      return { kind: 'keep', cards: move.cards.map(name) };
    case 'discard':
      return { kind: 'discard', card: name(move.card) };
    case 'place':
      return { ...move, card: name(move.card) };
  }
}

/** With other cards in a hand, R-FACEDOWN may require other moves: then the changed record is illegal. */
function ifPlayable(record: Record): Record | undefined {
  const state = sheepAndThief.start(record.config, record.deal);
  for (const { seat, move } of record.moves) if (attempt(sheepAndThief, state, seat, move)) return undefined;
  return record;
}
