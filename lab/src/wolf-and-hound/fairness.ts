import {
  type Hint,
  playBatch,
  type SideReport,
  type Verdict,
  type WolfReport,
  WolfTrial,
  wolfReport,
} from '@bellwether/review/wolf-and-hound/fairness';
import type { WolfAndHound } from '@bellwether/wolf-and-hound';
import { columns } from '../columns.ts';
import type { AnyTrial, FairnessKit } from '../fairness/kit.ts';
import { per, percent, shareText } from '../fairness/words.ts';

export const wolfFairness: FairnessKit<WolfAndHound> = {
  open: (config, level, seed) => new WolfTrial(config, level, seed) as AnyTrial,
  play: (batch) => playBatch(batch as Parameters<typeof playBatch>[0]),
  report: (trial) => wolfReport(trial as unknown as WolfTrial),
  text: (report) => wolfText(report as WolfReport),
  games: 20_000,
  pairsABatch: 250,
};

/** A report as text, its verdict first. */
function wolfText(report: WolfReport): string {
  const { verdict, with: side, without, effect, tried } = report;
  return [
    wolfSentence(verdict),
    columns([
      ['', 'with', 'without'],
      ['games', String(side.games), String(without.games)],
      ["Blue's share of wins", shareText(side.blue), shareText(without.blue)],
      ['  the difference', shareText(effect), ''],
      ['better level wins', shareText(side.better), shareText(without.better)],
      ['turns in a game', side.turns.mean.toFixed(1), without.turns.mean.toFixed(1)],
      ['ends as the cards run out', percent(side.cardsOut), percent(without.cardsOut)],
      ...[0, 1, 2, 3].map((i) => [
        `seat ${i + 1} without sheep at the end`,
        percent(side.emptied[i] ?? 0),
        percent(without.emptied[i] ?? 0),
      ]),
      ['turns with a real choice', percent(side.realChoices), percent(without.realChoices)],
      ['changes of the lead', per(side.leadChanges), per(without.leadChanges)],
    ]),
    animalsText(side),
    `Plays that moved no animal\n${columns(Object.entries(side.still).map(([card, share]) => [`  ${card}`, percent(share)]))}`,
    ...(tried.length === 0
      ? []
      : [
          `Tried instead\n${columns(
            tried.map(({ card, part, value, blue, error }) => [
              `  ${card ?? 'number deck'}`,
              value === undefined ? `without its ${part}` : `${part} ${value}`,
              `Blue ${shareText({ mean: blue, error })}`,
            ]),
          )}`,
        ]),
  ].join('\n\n');
}

function animalsText({ animals }: SideReport): string {
  const seats = (list: readonly number[], show: (n: number) => string) => list.map(show).join(' ');
  return columns([
    ['animal', 'stands at seats 1 to 4', 'acts a game', 'in vain', 'takes at seats', 'brings at seats'],
    ...animals.map(({ id, own, stands, actsPerGame, spares, takes, brings }) => [
      own ? `${id} *` : id,
      seats(stands, percent),
      per(actsPerGame),
      percent(spares),
      seats(takes, per),
      seats(brings, per),
    ]),
  ]);
}

function wolfSentence(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'uneven': {
      const { team, share, cause, hint } = verdict;
      const favored = team === 'blue' ? 'Blue' : 'Yellow';
      const wins = percent(team === 'blue' ? share : 1 - share);
      return `Unfair: ${favored} wins ${wins} of games${cause ? `, because of ${causeText(cause)}` : ''}.${hintText(hint)}`;
    }
    case 'too-short':
      return `Too short: games end after ${per(verdict.turns)} turns.`;
    case 'idle':
      return `Idle: ${verdict.card} acts only ${per(verdict.perGame)} times a game.`;
    case 'no-end':
      return `Slow: ${percent(verdict.share)} of games end only as the cards run out.`;
    case 'luck':
      return `Luck: the better level wins only ${percent(verdict.share)} of games, ${percent(verdict.without)} without these cards.`;
    case 'fair':
      return `Fair: Blue wins ${percent(verdict.share)} of games.`;
    case 'undecided':
      return `Undecided: Blue wins ${percent(verdict.share)} of these games, but too few were played. Try --games with a larger number.`;
  }
}

function causeText({ card, part, standsWith }: NonNullable<Extract<Verdict, { kind: 'uneven' }>['cause']>): string {
  const where = standsWith === undefined ? '' : `, which only ever stands at ${standsWith === 'blue' ? "Blue's" : "Yellow's"} seats`;
  return card === undefined ? 'the number deck' : `the ${part} of ${card}${where}`;
}

function hintText(hint: Hint | undefined): string {
  return hint === undefined ? '' : ` Try ${hint.part} ${hint.value}: Blue then wins ${percent(hint.blue)}.`;
}
