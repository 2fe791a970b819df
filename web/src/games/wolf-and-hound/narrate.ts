import type { Seat } from '@bellwether/kernel';
import { faceOf, SEATS } from '@bellwether/wolf-and-hound';
import type { Hint } from '../../model/source.ts';
import { sentences } from '../../words/sentences.ts';
import { cardOf, type ForeseenEffect, type Foresight, type Walk } from './foresee.ts';
import { animalInPlay, cardName, who } from './names.ts';
import type { RuleId } from './rulings.ts';
import { bondOf } from './team.ts';
import type { EventView, Move, Side, View, WolfAndHound } from './vocabulary.ts';
import type { Who, WolfWords } from './words/en.ts';

/** The seat where metamorphic cards turn over and where the last lap ends. */
const FIRST_SEAT: Seat = 1;

/** The reader of the sentences, and the set-up. */
type Listener = Pick<View, 'config' | 'viewer'>;

/** A listener who also sees where the animals stand. */
type Watcher = Pick<View, 'config' | 'viewer' | 'animals'>;

/** A sentence for an event; undefined for events without one. `place`: where the event's animal stands. */
export function tell(words: WolfWords, view: Listener, event: EventView, place?: Seat, aloud?: Aloud): string | undefined {
  const { tells } = words;
  const at = (seat: Seat) => who(words, view, seat);
  const animal = (id: string) => animalInPlay(words, view.config, id);
  const card = (text: string) => cardName(words, text);
  switch (event.kind) {
    case 'loses':
      return tells.loses(at(event.seat), animal(event.animal), event.sheep);
    case 'gains':
      return tells.gains(at(event.seat), animal(event.animal), event.sheep);
    case 'spares':
      return event.sheep === 0
        ? tells.sparesWolf(at(event.seat), animal(event.animal))
        : tells.sparesHound(at(event.seat), animal(event.animal));
    case 'skips':
      return tells.skips(at(event.seat), animal(event.animal));
    case 'forbids':
      return tells.forbids(at(event.seat), animal(event.animal), event.value);
    case 'shows':
      return tells.shows(at(event.seat), words.list(event.cards.map(card)));
    case 'passes':
      return tells.passes(at(event.seat));
    case 'turns-up':
      return tells.turnsUp(at(event.seat), card(event.card));
    case 'exchanges':
      return tells.exchanges(at(event.by), card(event.card));
    case 'keeps':
      return tells.keeps(at(event.by), card(event.card));
    case 'sets-aside':
      return tells.setsAside(card(event.card));
    case 'plays':
      return tells.plays(at(event.seat), card(event.card));
    case 'moves':
      return tellWalk(words, view, event);
    case 'turns-over':
      return tells.turnsOver(
        animal(event.animal),
        sideName(words, view, event.animal, event.side),
        event.why,
        at(FIRST_SEAT),
        place === FIRST_SEAT,
      );
    case 'last-lap':
      return tells.lastLap(at(FIRST_SEAT));
    case 'ends':
      return tells.ends(words.teams[event.winner]);
    case 'turn':
    case 'activates':
    case 'asks':
      return undefined;
    case 'draws':
      return aloud === 'owner' && event.card ? tells.draws(card(event.card)) : undefined;
  }
}

/** The rule that explains a surprising event. */
export function ruleOf(event: EventView): RuleId | undefined {
  return event.kind === 'moves' && event.stoppedBy ? 'W-MEAT' : undefined;
}

/** The name of a card's side: its animal, or the side itself if both show the same animal. */
export function sideName(words: WolfWords, view: Listener, id: string, side: Side): string {
  const card = cardOf(view, id);
  const { kinds } = words.tells;
  if (card?.back?.kind === undefined) return kinds[side];
  return kinds[faceOf(card, side === 'back' ? 1 : 0).kind];
}

/** For screen readers: to the owner of the hand alone, or where others can hear. */
type Aloud = 'owner' | 'others';

/** Sentences for events. If a turn begins among them, its first sentence says whose turn it is. */
export function tellAll(words: WolfWords, view: Watcher, events: readonly EventView[], aloud?: Aloud): string[] {
  const told: string[] = [];
  const places = new Map(view.animals.map(({ id, at }) => [id, at]));
  let turn: string | undefined;
  for (const event of events) {
    if (event.kind === 'moves') places.set(event.animal, event.path.at(-1) ?? event.from);
    // Aloud, the question at the end says that it is my turn.
    if (event.kind === 'turn' && told.length > 0 && !(aloud && event.seat === view.viewer))
      turn = words.table.turn(who(words, view, event.seat));
    const sentence = tell(words, view, event, event.kind === 'turns-over' ? places.get(event.animal) : undefined, aloud);
    if (sentence === undefined) continue;
    told.push(turn !== undefined && OF_ACTIVATION.includes(event.kind) ? words.tells.onTurn(turn, sentence) : sentence);
    turn = undefined;
  }
  return told;
}
const OF_ACTIVATION: readonly EventView['kind'][] = ['loses', 'gains', 'spares', 'forbids'];

/** An animal's walk as a sentence. It stops at the seat whose card shows the symbol. */
function tellWalk(words: WolfWords, view: Listener, { animal, from, path, clockwise, stoppedBy }: Walk): string {
  const { tells } = words;
  const name = animalInPlay(words, view.config, animal);
  const to = path.at(-1) ?? from;
  const at = who(words, view, to);
  // R-LAP: it returns to where it started.
  const walk =
    from === to ? tells.rounds(name, path.length / SEATS.length, !clockwise, at) : tells.moves(name, path.length, !clockwise, at);
  return stoppedBy ? sentences([walk, tells.stopped(at, stoppedBy)]) : walk;
}

/** The effects of a move in short sentences, most certain first. */
export function tellForesight(
  words: WolfWords,
  view: Listener,
  { walks, turns, sure, maybe, protects, goers, value, wins, hidden }: Foresight,
  aloud = false,
): string[] {
  const { foresee } = words;
  if (hidden) return [foresee.hidden];
  const animal = (id: string) => animalInPlay(words, view.config, id);
  const at = (seat: Seat) => who(words, view, seat);
  const certain = ({ kind, seat, value, resting = [] }: ForeseenEffect): string => {
    if (kind === 'skips') return foresee.skips(at(seat), resting.map(animal));
    if (kind === 'forbids') return foresee.forbids(at(seat), value ?? 0);
    // Wolves activate before hounds: what one takes, the other brings back.
    const [lost, gained] = [times(sure, seat, 'loses'), times(sure, seat, 'gains')];
    return lost > 0 && gained > 0 ? foresee.losesAndGains(at(seat), lost, gained) : foresee[kind](at(seat), lost + gained);
  };
  const back = new Set(maybe.map(({ seat }) => seat).filter((seat) => isBroughtBack(maybe, seat)));
  const possible = (kind: ForeseenEffect['kind']) => {
    const all = maybe.filter((one) => one.kind === kind && !back.has(one.seat));
    return { all, who: [...new Set(all.map(({ seat }) => seat))].map(at), several: new Set(all.map(({ animal }) => animal)).size > 1 };
  };
  const [hunts, helps, skips] = [possible('loses'), possible('gains'), possible('skips')];
  const together = (say: (all: readonly Who[]) => string, all: readonly Who[]) => (all.length === 0 ? [] : [say(all)]);
  // With many walks there is only room for a symbol.
  const way = ({ clockwise }: Walk) => (clockwise ? 'on' : walks.length > 2 ? 'sign' : 'back');
  // Animals that the card's color moves but that take no step, while others do.
  const still = walks.length > 0 ? goers.filter((id) => !walks.some((walk) => walk.animal === id)) : [];
  // Of a card that turns more than once the last side counts; it is told with the walk that turned it.
  const turned = new Map(turns.map((turn) => [turn.animal, sideName(words, view, turn.animal, turn.side)]));
  const last = new Map(walks.map((walk) => [walk.animal, walk]));
  return [
    ...(walks.length === 0 && turns.length === 0 ? [foresee.stays(goers.map(animal), value)] : []),
    ...walks.flatMap((walk) => {
      const side = last.get(walk.animal) === walk ? turned.get(walk.animal) : undefined;
      const first = turns.findLast((turn) => turn.animal === walk.animal)?.first;
      const turn = side && (aloud || first) ? [foresee.turns(animal(walk.animal), side)] : [];
      const goes = aloud
        ? tellWalk(words, view, walk)
        : foresee.walks(animal(walk.animal), at(walk.path.at(-1) ?? walk.from), walk.path.length, way(walk), first ? undefined : side);
      return first ? [...turn, goes] : [goes, ...turn];
    }),
    ...(still.length > 0 ? [foresee.stands(still.map(animal))] : []),
    ...[...turned].filter(([id]) => !last.has(id)).map(([id, side]) => foresee.turns(animal(id), side)),
    // Equal effects on a seat become one sentence, with a number.
    ...new Set(sure.map(certain)),
    // Nothing happens after the end.
    ...(wins
      ? [foresee.wins(words.teams[wins])]
      : [
          ...skips.all.map(({ seat, resting = [] }) => foresee.maySkip(at(seat), resting.map(animal))),
          ...together((all) => foresee.mayLose(all, hunts.all.length > all.length, hunts.several), hunts.who),
          ...together((all) => foresee.mayGain(all, helps.several), helps.who),
          ...[...back].map((seat) => foresee.mayLoseAndGain(at(seat), times(maybe, seat, 'loses'), times(maybe, seat, 'gains'))),
          ...together(foresee.protects, protects.map(at)),
        ]),
  ];
}

/** How often an effect comes to a seat. */
function times(effects: readonly ForeseenEffect[], seat: Seat, kind: ForeseenEffect['kind']): number {
  return effects.filter((one) => one.kind === kind && one.seat === seat).length;
}

/** Whether a seat would lose sheep and then get some back. */
function isBroughtBack(maybe: readonly ForeseenEffect[], seat: Seat): boolean {
  const kinds = maybe.filter((one) => one.seat === seat && one.kind !== 'skips').map(({ kind }) => kind);
  return kinds[0] === 'loses' && kinds.includes('gains');
}

/** A bot's reason as a sentence; empty if there is no phrase for it. */
export function tellReason(words: WolfWords, view: Listener, reason: Why): string {
  const clause = whyOf(words, view, reason);
  return clause === '' ? '' : words.botBecause(clause);
}

interface Why {
  readonly kind: string;
  readonly seat?: Seat;
}

function whyOf(words: WolfWords, view: Listener, { kind, seat }: Why): string {
  const why: Readonly<Partial<Record<string, (who: Who) => string>>> = words.why;
  return why[kind]?.(who(words, view, seat ?? 0)) ?? '';
}

/** A hound called to a seat that misses no sheep is “kept close”: there is nothing to bring back yet. */
function seenFrom({ sheep, flock }: View, why: Why): Why {
  const calm = why.kind === 'help-called' && why.seat !== undefined && sheep[why.seat - 1] === flock[why.seat - 1];
  return calm ? { ...why, kind: 'help-near' } : why;
}

/** Cards are about equal if the best one wins by less than this more often than the worst one. */
const EQUAL = 0.03;

/**
 * A hint: the move, and one reason, preferably visible on the table. Without a reason, its effect. If that shows
 * nothing good, or something good for a rival, it says that no other card is better.
 */
export function tellHint(
  words: WolfWords,
  view: View,
  hint: Hint<WolfAndHound>,
  foresight: Foresight | undefined,
  whole = false,
  aloud = false,
): string {
  const { move, reasons } = hint;
  const name = moveName(words, view, move);
  const effects = foresight ? [...foresight.sure, ...foresight.maybe] : [];
  const bad = effects.some((effect) => !isGood(view, effect));
  const [seen] = seenReasons(hint);
  // A visible benefit beats cards kept for later as a reason.
  const first = seen ?? (effects.length > 0 && !bad ? undefined : reasons[0]);
  const clause = first ? whyOf(words, view, seenFrom(view, first)) : '';
  if ((clause !== '' && !whole) || foresight === undefined) return words.because(name, clause);
  const best = move.kind === 'play' && first?.kind !== 'only-move' && (bad || (clause === '' && effects.length === 0));
  const isEqual = move.kind === 'play' && hint.spread !== undefined && hint.spread < EQUAL;
  const last = isEqual ? [words.ask.equal] : best ? [words.ask.noBetter] : [];
  return sentences([words.because(name, clause), ...tellForesight(words, view, foresight, aloud), ...last]);
}

/**
 * The very first suggestion: the card and its purpose. A newcomer holds no cards for later yet, so any good effect says
 * more.
 */
export function tellFirst(words: WolfWords, view: View, hint: Hint<WolfAndHound>, foresight: Foresight | undefined): string {
  const seen = seenReasons(hint).map((reason) => seenFrom(view, reason));
  const why = [...seen, ...hint.reasons].map((reason) => tellReason(words, view, reason)).find((sentence) => sentence !== '');
  const comes = foresight ? tellForesight(words, view, foresight) : [];
  const effects = foresight ? [...foresight.sure, ...foresight.maybe] : [];
  const good = foresight && effects.every((effect) => isGood(view, effect)) ? comes.at(-1) : undefined;
  // The preview alone would speak against the card, so the text says what may still come before.
  const comforts = seen.length === 0 && effects.some((effect) => effect.kind === 'loses' && !isGood(view, effect));
  const what = (seen.length > 0 ? why : good) ?? why ?? comes[0] ?? '';
  const told = [words.ask.first(moveName(words, view, hint.move)), what, comforts ? words.ask.mayGoOn : ''];
  return sentences(told.filter((sentence) => sentence !== ''));
}

export function moveName(words: WolfWords, view: View, move: Move): string {
  switch (move.kind) {
    case 'play':
      return cardName(words, move.card);
    case 'exchange':
      return move.exchange ? words.ask.doExchange : words.ask.doKeep(cardName(words, view.turnedUp ?? ''));
    case 'flip':
    case 'activate':
      return animalInPlay(words, view.config, move.animal);
  }
}

/** Reasons that a newcomer cannot see on the table. */
const UNSEEN: readonly string[] = ['kept-for-later', 'only-move'];

/** Reasons that are visible on the table. */
function seenReasons({ reasons }: Hint<WolfAndHound>): Hint<WolfAndHound>['reasons'] {
  return reasons.filter(({ kind }) => !UNSEEN.includes(kind));
}

/** Whether an effect is good for the viewer: sheep brought home on their own side, lost or hindered on the other. */
function isGood(view: View, { kind, seat }: ForeseenEffect): boolean {
  return (kind === 'gains') !== (bondOf(view, seat) === 'rival');
}
