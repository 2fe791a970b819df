import type { Seat } from '@bellwether/kernel';
import { faceOf, SEATS } from '@bellwether/wolf-and-hound';
import type { Thing as AnyThing, Place } from '../../stage/scene.ts';
import type { WolfWords } from '../../words/en/wolf-and-hound.ts';
import type { Beat } from './beats.ts';
import { cardOf, foresee } from './foresee.ts';
import { type Layout, type Position, positionOf } from './layout.ts';
import { animalName, cardName, seatName, who } from './names.ts';
import { tellForesight } from './narrate.ts';
import { signsOf } from './signs.ts';
import { teamAt } from './team.ts';
import type { Card, Kind, Move, Side, Target, Team, View } from './vocabulary.ts';

export type Art =
  | { readonly kind: 'sheep'; readonly coat: number; readonly lost: boolean; readonly left: boolean }
  | {
      readonly kind: 'animal';
      readonly id: string;
      readonly shows: Kind;
      readonly side: Side;
      readonly pace: string;
      readonly target: Target;
      readonly twoSided: boolean;
    }
  | { readonly kind: 'card'; readonly card: Card; readonly big: boolean }
  | { readonly kind: 'back'; readonly count: number }
  | { readonly kind: 'slot' }
  | {
      readonly kind: 'plate';
      readonly seat: Seat;
      readonly name: string;
      readonly team: Team;
      readonly pointed: boolean;
      readonly sheep: number;
      readonly cards: number;
      readonly turn: boolean;
      readonly you: boolean;
    };

export type Act =
  /** `copy` tells two equal cards of a hand apart. */
  | { readonly kind: 'move'; readonly move: Move; readonly copy?: number }
  /** A card that may not be played now: pressing it asks the rules why. */
  | { readonly kind: 'why'; readonly move: Move }
  | { readonly kind: 'about'; readonly animal: string }
  | { readonly kind: 'counter' };

export type Thing = AnyThing<Art, Act>;

export interface SceneOf {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly layout: Layout;
  readonly words: WolfWords;
  /** The seat drawn at the bottom. */
  readonly bottom: Seat;
  readonly walks?: Beat['walks'];
  readonly suggested?: Card | undefined;
  readonly lifted?: { readonly card: Card; readonly copy: number } | undefined;
  /** Animals that act in this beat, and those that turn over. */
  readonly active?: ReadonlySet<string>;
  readonly turning?: ReadonlySet<string>;
}

/** The table as a list of things; what is scenery (ground, fences, firs) is drawn from the layout alone. */
export function scene(of: SceneOf): Thing[] {
  return [...SEATS.flatMap((seat) => [...flock(of, seat), plate(of, seat), ...pile(of, seat)]), ...centre(of), ...animals(of), ...hand(of)];
}

function flock({ view, layout, bottom }: SceneOf, seat: Seat): Thing[] {
  const position = positionOf(seat, bottom);
  const home = view.sheep[seat - 1] ?? 0;
  return Array.from({ length: view.flock[seat - 1] ?? 0 }, (_, i) => {
    const lost = i >= home;
    const [inForest, inPasture] = [layout.lostSheep(position, i), layout.pastureSheep(position, i)];
    return {
      key: `sheep:${seat}:${i}`,
      at: lost ? inForest : inPasture,
      via: lost ? hops(inPasture, inForest, layout.sheepSize) : hops(inForest, inPasture, layout.sheepSize),
      width: layout.sheepSize,
      height: layout.sheepSize,
      z: lost ? 1 : 4,
      art: { kind: 'sheep', coat: (seat + i * 2) % 5, lost, left: (i + seat) % 2 === 0 },
    };
  });
}

/** Over the fence in two leaps, head over heels: how a sheep flees, and how it comes home. */
function hops(from: Place, to: Place, size: number): Place[] {
  return [
    [0.25, 0.6, -16],
    [0.5, 0.1, 8],
    [0.75, 0.8, 14],
  ].map(([part = 0, lift = 0, turn = 0]) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part - size * lift,
    turn,
    size: (from.size ?? 1) + ((to.size ?? 1) - (from.size ?? 1)) * part,
  }));
}

function plate({ view, layout, bottom, words }: SceneOf, seat: Seat): Thing {
  const sheep = view.sheep[seat - 1] ?? 0;
  const cards = view.handSizes[seat - 1] ?? 0;
  const you = seat === view.viewer;
  return {
    key: `plate:${seat}`,
    at: layout.plate(positionOf(seat, bottom)),
    width: layout.plateWidth,
    height: 24,
    z: 6,
    label: words.table.pasture(who(words, view, seat), sheep, view.flock[seat - 1] ?? 0, cards),
    art: {
      kind: 'plate',
      seat,
      name: you ? words.you : seatName(words, view.config, seat),
      ...teamAt(view.config, seat),
      sheep,
      cards,
      turn: view.turn === seat && view.outcome === undefined,
      you,
    },
  };
}

/** The cards a seat has played, in order; a dummy's own deck lies before them. */
function pile({ view, layout, bottom, words }: SceneOf, seat: Seat): Thing[] {
  const position = positionOf(seat, bottom);
  const cards = view.piles[seat - 1] ?? [];
  const dummy = seat > view.config.players;
  const from = seat === bottom ? layout.handCard(1, 4) : dummy ? layout.turnedUp : layout.plate(position);
  const before = dummy ? 3 : 0;
  const own = view.dummyDecks[seat - 1] ?? [];
  const deck: Thing = {
    key: `dummy:${seat}`,
    at: layout.pileCard(position, 0, cards.length + before),
    ...layout.smallCard,
    z: 5,
    label: words.table.dummyDeck(who(words, view, seat), own.length),
    art: { kind: 'back', count: own.length },
  };
  const played = cards.map(
    (card, i): Thing => ({
      key: `pile:${seat}:${i}`,
      at: layout.pileCard(position, i + before, cards.length + before),
      ...layout.smallCard,
      z: 5,
      from,
      ...(i === cards.length - 1 && {
        label: words.table.pile(who(words, view, seat), cards.map((one) => cardName(words, one)).join(', ')),
      }),
      art: { kind: 'card', card, big: false },
    }),
  );
  return dummy ? [deck, ...played] : played;
}

function centre({ view, layout, words }: SceneOf): Thing[] {
  const { width, height } = layout.smallCard;
  const deck: Thing = {
    key: 'deck',
    at: layout.deck,
    width: Math.max(44, width * 1.2),
    height: Math.max(44, height * 1.2),
    z: 3,
    label: `${words.table.deck(view.deckSize)}. ${words.table.counter}`,
    act: { kind: 'counter' },
    art: { kind: 'back', count: view.deckSize },
  };
  if (view.turnedUp === null) return [deck];
  const turnedUp: Thing = {
    key: 'turned-up',
    at: layout.turnedUp,
    from: layout.deck,
    width: width * 1.6,
    height: height * 1.6,
    z: 9,
    label: cardName(words, view.turnedUp),
    art: { kind: 'card', card: view.turnedUp, big: true },
  };
  return [deck, turnedUp];
}

function animals(of: SceneOf): Thing[] {
  const { view, layout, bottom, words, legal, walks, active, turning } = of;
  return view.animals.map(({ id, at, side }): Thing => {
    const here = view.animals.filter((other) => other.at === at);
    const position = positionOf(at, bottom);
    const card = cardOf(view, id);
    const face = card && faceOf(card, side === 'back' ? 1 : 0);
    const choice = legal.find((move) => (move.kind === 'flip' || move.kind === 'activate') && move.animal === id);
    const walk = walks?.get(id);
    const signs = signsOf(id, face?.pace ?? 'plain');
    const name = animalName(words, view.config, id) + (signs === '' ? '' : ` ${signs}`);
    return {
      key: `animal:${id}`,
      at: layout.gate(
        position,
        here.findIndex((other) => other.id === id),
        here.length,
      ),
      width: layout.animalSize,
      height: layout.animalSize,
      z: 8,
      ...(walk && { via: way(layout, positionOf(walk.from, bottom), walk.path.length, walk.clockwise) }),
      label: words.table.standing(name, who(words, view, at)),
      act: choice ? { kind: 'move', move: choice } : { kind: 'about', animal: id },
      marks: [...(choice ? ['choice'] : []), ...(active?.has(id) ? ['active'] : []), ...(turning?.has(id) ? ['turning'] : [])],
      art: {
        kind: 'animal',
        id,
        shows: face?.kind ?? 'wolf',
        side,
        pace: face?.pace ?? 'plain',
        target: face?.target ?? 'self',
        twoSided: card?.back !== undefined,
      },
    };
  });
}

/** Enough of them that a quarter of the ring looks round. */
const POINTS = 8;

/** Points on the ring road from a gate over so many seats, without both ends. */
export function way(layout: Layout, from: Position, steps: number, clockwise: boolean): Place[] {
  return Array.from({ length: steps * POINTS - 1 }, (_, i) => layout.onRing(from + (clockwise ? 1 : -1) * ((i + 1) / POINTS)));
}

function hand({ view, layout, words, legal, suggested, lifted }: SceneOf): Thing[] {
  const seen = new Map<Card, number>();
  return view.hand.map((card, i): Thing => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    const move: Move = { kind: 'play', card };
    const may = legal.some((one) => one.kind === 'play' && one.card === card);
    const asked = view.asks === 'play' && view.answers === view.viewer;
    const isSuggested = may && suggested === card && copy === 0;
    const isLifted = lifted?.card === card && lifted.copy === copy;
    const at = layout.handCard(i, view.hand.length);
    return {
      key: `hand:${card}:${copy}`,
      at: isLifted ? { ...at, y: at.y - 12, turn: 0, size: 1.06 } : at,
      ...layout.handCardSize,
      z: isLifted ? 21 : 20,
      from: layout.deck,
      label: handLabel(words, view, card, may, asked, isSuggested),
      act: may ? { kind: 'move', move, copy } : { kind: 'why', move },
      marks: [may ? 'playable' : asked ? 'barred' : 'idle', ...(isSuggested ? ['suggested'] : []), ...(isLifted ? ['lifted'] : [])],
      art: { kind: 'card', card, big: true },
    };
  });
}

/** All that hover shows, for those who do not see it. */
function handLabel(words: WolfWords, view: View, card: Card, may: boolean, asked: boolean, isSuggested: boolean): string {
  const name = cardName(words, card);
  if (!may) return asked ? `${name}, ${words.table.forbidden}` : name;
  const sentences = tellForesight(words, view, foresee(view, view.viewer as Seat, { kind: 'play', card }));
  return `${name}${isSuggested ? `, ${words.table.suggested}` : ''}. ${sentences.join(' ')}`;
}
