import type { SheepReport, SideReport } from '@bellwether/review/sheep-and-thief/fairness';
import { readFace, SOURCES } from '@bellwether/sheep-and-thief';
import { useContext } from 'preact/hooks';
import { LanguageContext } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/useWords.ts';
import type { WorkshopWords } from '../../../workshop/words/en.ts';
import { WORKSHOP } from '../../../workshop/words.ts';
import { CardPicture } from '../art/Tile.tsx';
import { cardShows } from '../names.ts';
import type { SheepWords } from '../words/en.ts';
import { SHEEP_WORDS } from '../words/table.ts';

interface ViewProps {
  readonly report: SheepReport;
  readonly words: WorkshopWords;
  readonly game: SheepWords;
  readonly figure: (n: number, digits?: number) => string;
}

/** The report of a trial: the verdict in one sentence, then the figures. */
export function SheepReportView({ report }: { readonly report: object }) {
  const words = useWords(WORKSHOP);
  const game = useWords(SHEEP_WORDS);
  const language = useContext(LanguageContext);
  if (words === undefined || game === undefined) return null;
  const figure = (n: number, digits = 1) => n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const all: ViewProps = { report: report as SheepReport, words, game, figure };
  return (
    <div class="workshop-report">
      <p class="workshop-verdict" role="status">
        {verdictText(all)}
      </p>
      <Figures {...all} />
      <OwnCards {...all} />
    </div>
  );
}

function verdictText({ report: { verdict }, words, game, figure }: ViewProps): string {
  const { deck, fair } = words;
  const percent = (share: number) => figure(100 * share, 0);
  const name = (card: string) => cardShows(game, readFace(card, card));
  switch (verdict.kind) {
    case 'too-strong': {
      const { card, lift, most, hint } = verdict;
      const strong = deck.strong(name(card), figure(100 * lift, 0), figure(100 * most, 0));
      return hint ? `${strong} ${fair.try(`“${name(hint.value)}”`)}` : strong;
    }
    case 'no-fit':
      return deck.noFit(name(verdict.card), percent(verdict.share));
    case 'unwanted':
      return deck.unwanted(name(verdict.card));
    case 'uneven':
      return deck.uneven(verdict.seat, percent(verdict.share));
    case 'one-source':
      return deck.oneSource(percent(verdict.share));
    case 'luck':
      return fair.luck(percent(verdict.share), percent(verdict.without));
    case 'fair':
      return fair.fair;
    case 'undecided':
      return fair.undecided;
  }
}

function Figures({ report, words, game, figure }: ViewProps) {
  const { deck, fair } = words;
  const within = ({ mean, error }: { readonly mean: number; readonly error: number }) =>
    Number.isFinite(mean) && Number.isFinite(error) ? fair.within(figure(100 * mean), figure(196 * error)) : '–';
  const row = (label: string, of: (side: SideReport) => string) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td>{report.with.games === 0 ? '–' : of(report.with)}</td>
      <td>{report.without.games === 0 ? '–' : of(report.without)}</td>
    </tr>
  );
  return (
    <div class="workshop-scroll">
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{fair.with}</th>
            <th scope="col">{fair.without}</th>
          </tr>
        </thead>
        <tbody>
          {report.with.seats.map((_, i) => row(deck.seat(i + 1), (side) => (side.seats[i] ? within(side.seats[i]) : '–')))}
          {row(fair.better, (side) => within(side.better))}
          {row(deck.gold, (side) => figure(side.gold.mean))}
          {SOURCES.map((source) => row(game.sources[source], (side) => figure(side.sources[source])))}
          {row(fair.choices, (side) => fair.share(figure(100 * side.realChoices)))}
          {row(fair.leads, (side) => figure(side.leadChanges, 2))}
        </tbody>
      </table>
    </div>
  );
}

/** Each home-made card: how much it wins, how often it is kept, and how often it fits nowhere. */
function OwnCards({ report, words, game, figure }: ViewProps) {
  const { deck, fair } = words;
  const own = report.with.cards.filter((card) => card.own);
  return (
    <ul class="workshop-heat">
      {own.map(({ card, lift, kept, faceDown }) => (
        <li key={card} class="own">
          <span class="workshop-tile">
            <CardPicture card={readFace(card, card)} />
          </span>
          <b>{cardShows(game, readFace(card, card))}</b>
          <small>
            {deck.lift} {deck.points(`${lift.mean > 0 ? '+' : ''}${figure(100 * lift.mean)}`)}
          </small>
          <small>
            {fair.share(figure(100 * kept, 0))} {deck.kept} · {fair.share(figure(100 * faceDown, 0))} {deck.faceDown}
          </small>
        </li>
      ))}
    </ul>
  );
}
