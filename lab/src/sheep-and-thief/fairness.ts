import { playBatch, type SheepReport, SheepTrial, sheepReport, type Verdict } from '@bellwether/review/sheep-and-thief/fairness';
import { type SheepAndThief, SOURCES } from '@bellwether/sheep-and-thief';
import { columns } from '../columns.ts';
import type { AnyTrial, FairnessKit } from '../fairness/kit.ts';
import { per, percent, points, shareText } from '../fairness/words.ts';

export const sheepFairness: FairnessKit<SheepAndThief> = {
  open: (config, level, seed) => new SheepTrial(config, level, seed) as AnyTrial,
  play: (batch) => playBatch(batch as Parameters<typeof playBatch>[0]),
  report: (trial) => sheepReport(trial as unknown as SheepTrial),
  text: (report) => sheepText(report as SheepReport),
  games: 3_000,
  pairsABatch: 25,
};

/** A report as text, its verdict first. */
function sheepText({ verdict, with: side, without, range, warnings, tried }: SheepReport): string {
  const own = side.cards.filter((card) => card.own);
  const never = side.cards.filter(({ kept }) => kept < NEVER);
  return [
    sheepSentence(verdict),
    columns([
      ['', 'with', 'without'],
      ['games', String(side.games), String(without.games)],
      ...side.seats.map((seat, i) => [`seat ${i + 1} wins`, shareText(seat), shareText(without.seats[i] ?? seat)]),
      ['better level wins', shareText(side.better), shareText(without.better)],
      ['gold', per(side.gold.mean), per(without.gold.mean)],
      ...SOURCES.map((source) => [`  ${source}`, per(side.sources[source]), per(without.sources[source])]),
      ['gold ahead of the next', per(side.margin.mean), per(without.margin.mean)],
      ['choices that matter', percent(side.realChoices), percent(without.realChoices)],
      ['changes of the lead', per(side.leadChanges), per(without.leadChanges)],
    ]),
    `Players who place a printed card win ${points(range[0])} to ${points(range[1])} more often than others.`,
    columns([
      ['home-made card', 'its player wins', 'kept if offered', 'fits nowhere', 'a game'],
      ...own.map(({ card, lift, kept, faceDown, perGame }) => [card, points(lift.mean), percent(kept), percent(faceDown), per(perGame)]),
    ]),
    ...(never.length === 0 ? [] : [`Hardly ever kept: ${never.map(({ card }) => card).join(', ')}`]),
    ...warnings.map(
      ({ facts }) => `The cards show ${facts.images} sheep at most, but there are only ${facts.supply}: the last ones bring none.`,
    ),
    ...(tried.length === 0 ? [] : [`Tried instead\n${columns(tried.map(({ value, lift }) => [`  ${value}`, points(lift)]))}`]),
  ].join('\n\n');
}

const NEVER = 0.1;

function sheepSentence(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'too-strong': {
      const { card, lift, most, hint } = verdict;
      const better = hint === undefined ? '' : ` Try "${hint.value}" (${points(hint.lift)}).`;
      return `Too strong: with "${card}" a player wins ${points(lift)} more often, with the best printed cards ${points(most)}.${better}`;
    }
    case 'no-fit':
      return `"${verdict.card}" fits nowhere in ${percent(verdict.share)} of cases.`;
    case 'unwanted':
      return `Nobody wants "${verdict.card}": it is kept in ${percent(verdict.share)} of choices.`;
    case 'uneven':
      return `Unfair: seat ${verdict.seat} wins ${percent(verdict.share)} of games.`;
    case 'one-source':
      return `Lopsided: ${percent(verdict.share)} of all gold is from ${verdict.source}, ${percent(verdict.without)} with the printed deck.`;
    case 'luck':
      return `Luck: the better level wins only ${percent(verdict.share)} of games, ${percent(verdict.without)} with the printed deck.`;
    case 'fair':
      return 'Fair: no card and no seat stands out.';
    case 'undecided':
      return 'Undecided: too few games were played. Try --games with a larger number.';
  }
}
