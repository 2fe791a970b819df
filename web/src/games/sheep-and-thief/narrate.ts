import type { Reason } from '@bellwether/bots';
import type { Seat } from '@bellwether/kernel';
import { type FoxStep, MISSION_GOLD, passingIn } from '@bellwether/sheep-and-thief';
import type { Hint } from '../../model/source.ts';
import { sentences } from '../../words/sentences.ts';
import type { Foresight } from './foresight.ts';
import type { Gold } from './gold.ts';
import { cardAloud, cardNames, cellName, who } from './names.ts';
import { type NextStep, nextStep, type TurnStage } from './turn-stage.ts';
import type { Lamp } from './useSpotlight.ts';
import type { Card, EventView, Move, ScoreLine, SheepAndThief, View } from './vocabulary.ts';
import type { Player, SheepWords } from './words/en.ts';

/**
 * The reader of the sentences, and the round. `aloud`: for screen readers, which name the cards; either to the owner of
 * the hand alone, or where others can hear.
 */
export type Listener = Pick<View, 'viewer' | 'round'> & { readonly aloud?: 'owner' | 'others' };

/** A sentence for an event, or `ahead` for one that would happen; undefined for events without one. */
export function tell(words: SheepWords, view: Listener, event: EventView, ahead = false): string | undefined {
  const { tells } = words;
  const at = (seat: Seat) => who(words, view, seat);
  switch (event.kind) {
    case 'picks':
      if (view.aloud === 'owner' && event.cards) return tells.keepsCards(event.cards.map((card) => cardAloud(words, card)));
      return tells.picks(at(event.seat));
    case 'places':
      if (view.aloud && event.card !== undefined && !event.faceDown)
        return tells.placesCard(at(event.seat), cardAloud(words, event.card), cellName(words, event.at));
      return (event.faceDown ? tells.hides : tells.places)(at(event.seat), cellName(words, event.at));
    case 'runs-dry':
      return tells.dry;
    case 'drives':
      return tells.drives(at(event.seat), event.white, event.black, cellName(words, event.to));
    case 'fox':
      return tells.fox(at(event.seat), words.ways[event.step] ?? '', 1, ahead);
    case 'steals':
      return tells.steals(at(event.seat), [{ of: at(event.of), n: event.sheep }], ahead);
    case 'loses':
      return tells.loses(at(event.seat), event.sheep, ahead);
    case 'goes-home':
      return tells.home(at(event.seat), ahead);
    case 'shelters':
      return tells.shelters(at(event.seat), ahead);
    case 'ends-round':
      return tells.endsRound(event.round);
    case 'starts-round':
      return tells.startsRound(event.round, at(event.starter), event.passing === 'left');
    case 'discards':
      return tells.discards(at(event.seat));
    case 'reveals':
      return tells.reveals(at(event.seat), words.missions[event.mission].name);
    case 'scores':
      return words.line.of(at(event.seat), lineText(words, event.line), event.line.gold);
    case 'ends':
      return tells.ends(event.outcome.winners.map(at));
    // One sentence for all seats, below.
    case 'deals':
    case 'passes':
    case 'keeps':
    case 'grows':
    case 'turn':
    case 'rests':
      return undefined;
  }
}

/** Sentences for several events: what happens to all seats becomes one sentence, sheep of one card are added up. */
export function tellAll(words: SheepWords, view: Listener, events: readonly EventView[], ahead = false): string[] {
  const told: string[] = [];
  const { tells } = words;
  let flock = 0;
  events.forEach((event, i) => {
    const next = events[i + 1];
    if (event.kind === 'grows') {
      flock += 1;
      if (next?.kind === 'grows' && next.seat === event.seat) return;
      told.push(tells.grows(who(words, view, event.seat), flock));
      flock = 0;
    } else if (event.kind === 'scores' && event.line.source === 'sheep') {
      flock += event.line.gold;
      if (next?.kind === 'scores' && next.seat === event.seat && next.line.source === 'sheep') return;
      told.push(words.line.of(who(words, view, event.seat), words.line.sheep(flock), flock));
      flock = 0;
    } else if (event.kind === 'passes') {
      // Left is the next seat; with two players both directions are the same.
      told.push(tells.passes(passingIn(view.round) === 'left'));
    } else if (event.kind === 'deals') {
      told.push(tells.deals);
    } else if (event.kind === 'keeps') {
      told.push(tells.keeps);
    } else {
      const sentence = tell(words, view, event, ahead);
      if (sentence !== undefined) told.push(sentence);
    }
  });
  return told;
}

export function lineText(words: SheepWords, { source, cells, gold, town, mission, count = 0, rank }: ScoreLine): string {
  const { line } = words;
  switch (source) {
    case 'sheep':
      return line.sheep(gold);
    case 'paddock':
      return line.paddock(gold);
    case 'towns':
      return line.town(town ? words.towns[town] : '');
    case 'rivers':
      return line.river(cells.length);
    case 'missions': {
      const name = mission ? words.missions[mission].name : '';
      return mission === 'fox-at-town' ? line.foxMission(name, gold > 0) : line.mission(name, count, rank);
    }
    case 'blackSheep':
      return line.black;
  }
}

/** What a card would bring on the cell looked at: gold, and its sources. */
export function tellForesight(words: SheepWords, { gold, lines }: Foresight): string {
  const told = joined(lines).map((line) => lineText(words, line));
  return words.list([words.table.brings(gold), ...told]);
}

/** Sheep of all cards become one line. */
export function joined(lines: readonly ScoreLine[]): ScoreLine[] {
  const flock = lines.filter(({ source }) => source === 'sheep');
  const rest = lines.filter(({ source }) => source !== 'sheep');
  const sum = flock.reduce((n, { gold }) => n + gold, 0);
  return [...(sum > 0 ? [{ source: 'sheep' as const, gold: sum, cells: flock.flatMap(({ cells }) => cells) }] : []), ...rest];
}

/** The effects of a fox's step on all boards. */
export function tellStep(words: SheepWords, view: Listener, { effects }: FoxStep): string {
  const told = tellAll(
    words,
    view,
    effects.filter(({ kind }) => kind !== 'fox'),
    true,
  );
  const steps = effects.filter((event) => event.kind === 'fox');
  if (told.length === 0) return sentences(steps.map(({ step }) => words.tells.foxIdle(words.ways[step] ?? '')));
  return sentences([...steps.map((event) => tell(words, view, event, true) ?? ''), ...told]);
}

/** A bot's reason as a sentence; empty if there is no phrase for it. */
export function tellReason(words: SheepWords, view: Listener, reason: Why): string {
  const clause = whyOf(words, view, reason);
  if (clause === '') return '';
  return reason.could ? words.couldBecause(clause) : words.botBecause(clause);
}

interface Why {
  readonly kind: string;
  readonly could?: true;
  readonly seat?: Seat;
}

function whyOf(words: SheepWords, view: Listener, { kind, seat }: Why): string {
  const why: Readonly<Partial<Record<string, (who: Player) => string>>> = words.why;
  return why[kind]?.(who(words, view, seat ?? 0)) ?? '';
}

type Naming = (words: SheepWords, cards: readonly Card[]) => string;

/** Cards have no printed numbers: the suggested ones are marked with a light bulb. */
const marked: Naming = (words, cards) => words.hint.marked(cards.length);

/** Another choice is about as good if it wins by less than this less often. */
const EQUAL = 0.01;

/**
 * A hint before the first step; then the next step toward its move. The table marks its cards; for screen readers they
 * are named.
 */
export function tellHint(
  words: SheepWords,
  view: Listener,
  stage: TurnStage,
  { move, reasons, lead }: Hint<SheepAndThief>,
  naming = marked,
): string {
  if (stage.kind === 'compose' && move.kind === 'place') {
    const laid = stage.composition.card === move.card;
    const name = moveName(words, move, laid ? () => words.hint.this : naming);
    return words.because(stepName(words, nextStep(stage, move), name), '');
  }
  const name = moveName(words, move, naming);
  const [first] = reasons;
  if (first?.could) return sentences([words.because(name, ''), tellCould(words, view, move, reasons)]);
  const why = first ? whyOf(words, view, first) : '';
  const isClose = why === '' && lead !== undefined && lead < EQUAL;
  return sentences([words.because(name, why), ...(isClose ? [words.hint.equal] : [])]);
}

/** What kept cards could do: of two cards, the most important effect of each. */
function tellCould(words: SheepWords, view: Listener, move: Move, reasons: readonly Reason[]): string {
  const [first] = reasons;
  if (first === undefined) return '';
  if (move.kind !== 'keep' || move.cards.length < 2) return tellReason(words, view, first);
  const other = move.cards[0] === move.cards[1] ? first : reasons.find(({ could, card }) => could && card !== first.card);
  return words.couldBoth(whyOf(words, view, first), other ? whyOf(words, view, other) : '');
}

function stepName(words: SheepWords, step: NextStep, move: string): string {
  const { hint } = words;
  switch (step.kind) {
    case 'sheep':
      return hint.sheep;
    case 'dog': {
      const flock = [step.white > 0 && words.sheep(step.white), step.black && words.card.black].filter((one) => one !== false);
      return hint.drive(words.list(flock), cellName(words, step.from), cellName(words, step.to));
    }
    case 'fox':
      return hint.fox(words.ways[step.step] ?? '');
    case 'end':
      return hint.end;
    case 'back':
      return hint.back(move);
  }
}

export function moveName(words: SheepWords, move: Move, naming: Naming = cardNames): string {
  switch (move.kind) {
    case 'keep':
      return words.hint.keep(naming(words, move.cards));
    case 'discard':
      return words.hint.discard(naming(words, [move.card]));
    case 'place':
      return words.hint.place(naming(words, [move.card]), cellName(words, move.at));
  }
}

/** What the highlighted cells mean. */
export function lampText(words: SheepWords, view: View, { seat, source }: Lamp, gold: Gold): string {
  const { mission } = view.own;
  if (source === 'missions' && seat === view.viewer && mission) {
    const { sole, shared } = MISSION_GOLD[mission];
    const { name, about } = words.missions[mission];
    return sentences([words.table.missionTold(name, about, words.missionGold(sole, shared)), words.table.secret]);
  }
  const lines = gold[seat - 1]?.lines.filter((line) => line.source === source) ?? [];
  const sum = lines.reduce((n, line) => n + line.gold, 0);
  if (source === 'sheep' || lines.length === 0) return words.colon(words.sources[source], words.gold(sum));
  return words.colon(words.sources[source], words.list(lines.map((line) => words.worth(lineText(words, line), line.gold))));
}
