import type { AnimalReport, SideReport, Verdict, WolfReport } from '@bellwether/review/wolf-and-hound/fairness';
import { useContext } from 'preact/hooks';
import { LanguageContext } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/useWords.ts';
import type { WorkshopWords } from '../../../workshop/words/en.ts';
import { WORKSHOP } from '../../../workshop/words.ts';
import { AnimalPicture } from '../AnimalCard.tsx';
import { cardOf } from '../foresee.ts';
import { animalName, cardName } from '../names.ts';
import { draftOf } from '../pace-form.ts';
import type { Config } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';
import { WOLF_WORDS } from '../words/table.ts';

interface ViewProps {
  readonly report: WolfReport;
  readonly config: Config;
  readonly words: WorkshopWords;
  readonly game: WolfWords;
  readonly figure: (n: number, digits?: number) => string;
}

/** The report of a trial: the verdict in one sentence, then the figures. */
export function WolfReportView({ report, config }: { readonly report: object; readonly config: object }) {
  const words = useWords(WORKSHOP);
  const game = useWords(WOLF_WORDS);
  const language = useContext(LanguageContext);
  if (words === undefined || game === undefined) return null;
  const figure = (n: number, digits = 1) => n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const all: ViewProps = { report: report as WolfReport, config: config as Config, words, game, figure };
  return (
    <div class="workshop-report">
      <p class="workshop-verdict" role="status">
        {verdictText(all)}
      </p>
      <Figures {...all} />
      <Heat {...all} />
      <Tried {...all} />
    </div>
  );
}

function verdictText({ report: { verdict }, config, words, game, figure }: ViewProps): string {
  const { animal, fair } = words;
  const percent = (share: number) => figure(100 * share, 0);
  const name = (id: string) => animalName(game, config, id);
  switch (verdict.kind) {
    case 'uneven': {
      const { team, share, cause, hint } = verdict;
      const wins = animal.uneven(animal.teams[team] ?? team, percent(team === 'blue' ? share : 1 - share));
      return [wins, ...(cause ? causeText(cause, words, name) : []), ...(hint ? [fair.try(valueText(hint, words))] : [])].join(' ');
    }
    case 'too-short':
      return animal.short(figure(verdict.turns));
    case 'idle':
      return animal.idle(name(verdict.card));
    case 'no-end':
      return animal.slow(percent(verdict.share));
    case 'luck':
      return fair.luck(percent(verdict.share), percent(verdict.without));
    case 'fair':
      return fair.fair;
    case 'undecided':
      return fair.undecided;
  }
}

type Cause = NonNullable<Extract<Verdict, { kind: 'uneven' }>['cause']>;

function causeText({ card, part, standsWith }: Cause, { animal }: WorkshopWords, name: (id: string) => string): string[] {
  if (card === undefined) return [animal.numbersFault];
  if (standsWith !== undefined) return [animal.standsWith(name(card), animal.teams[standsWith] ?? standsWith)];
  return [animal.because(animal.parts[part] ?? part, name(card))];
}

/** Another value as the editor calls it. */
function valueText({ part, value }: { readonly part: string; readonly value: string | number }, { animal }: WorkshopWords): string {
  if (part === 'pace') {
    const { form, digit } = draftOf(value as 'plain');
    const sign = {
      plain: '',
      reverse: '',
      more: `+${digit}`,
      less: `−${digit}`,
      part: `1/${digit}`,
      'back-part': `1/${digit}`,
      times: `×${digit}`,
    }[form];
    return `“${animal.paces[form]}${sign === '' ? '' : ` ${sign}`}”`;
  }
  if (part === 'target') return `“${animal.targets[value]}”`;
  if (part === 'movedBy') return `“${animal.movers[value]}”`;
  const sheep = Number(value);
  return `“${sheep < 0 ? animal.takes(-sheep) : animal.brings(sheep)}”`;
}

function Figures({ report, words, game, figure }: ViewProps) {
  const { animal, fair } = words;
  const percent = (share: number) => fair.share(figure(100 * share));
  const within = ({ mean, error }: { readonly mean: number; readonly error: number }) =>
    Number.isFinite(mean) && Number.isFinite(error) ? fair.within(figure(100 * mean), figure(196 * error)) : '–';
  const row = (label: string, of: (side: SideReport) => string) => (
    <tr>
      <th scope="row">{label}</th>
      <td>{report.with.games === 0 ? '–' : of(report.with)}</td>
      <td>{report.without.games === 0 ? '–' : of(report.without)}</td>
    </tr>
  );
  const still = Object.entries(report.with.still).filter(([, share]) => share > 0.25);
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
          {row(animal.blue, (side) => within(side.blue))}
          {row(fair.better, (side) => within(side.better))}
          {row(fair.turns, (side) => figure(side.turns.mean))}
          {row(animal.cardsOut, (side) => percent(side.cardsOut))}
          {[0, 1, 2, 3].map((i) => row(animal.emptied(i + 1), (side) => percent(side.emptied[i] ?? 0)))}
          {row(fair.choices, (side) => percent(side.realChoices))}
          {row(fair.leads, (side) => figure(side.leadChanges, 2))}
        </tbody>
      </table>
      {still.length > 0 && (
        <p class="small">
          {game.colon(animal.still, still.map(([card, share]) => `${cardName(game, card)} (${percent(share)})`).join(' · '))}
        </p>
      )}
    </div>
  );
}

/** A ring for each animal: the darker a seat, the more turns it began there. Seat 1 is at the bottom, the next one at the left. */
function Heat({ report, config, words, game, figure }: ViewProps) {
  const { animal } = words;
  return (
    <section>
      <h2>{animal.stands}</h2>
      <ul class="workshop-heat">
        {report.with.animals.map((one) => {
          const card = cardOf({ config }, one.id);
          const name = animalName(game, config, one.id);
          const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
          return (
            <li key={one.id} class={one.own ? 'own' : ''}>
              <HeatRing
                stands={one.stands}
                label={animal.heat(name, one.stands.map((share) => words.fair.share(figure(100 * share, 0))).join(' · '))}
              >
                {card && <AnimalPicture card={card} looks={config.looks} />}
              </HeatRing>
              <b dir="auto">{name}</b>
              <small>
                {figure(one.actsPerGame)} {animal.acts} · {words.fair.share(figure(100 * one.spares, 0))} {animal.vain}
              </small>
              <small>
                {sum(one.takes) > 0 && `${figure(sum(one.takes))} ${animal.takesHow} `}
                {sum(one.brings) > 0 && `${figure(sum(one.brings))} ${animal.bringsHow}`}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const PLACES = [
  [50, 86],
  [14, 50],
  [50, 14],
  [86, 50],
] as const;

function HeatRing({
  stands,
  label,
  children,
}: Pick<AnimalReport, 'stands'> & { readonly label: string; readonly children: preact.ComponentChildren }) {
  return (
    <span class="workshop-heat-ring" role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="36" class="workshop-way" />
        {PLACES.map(([x, y], i) => (
          <g key={i}>
            <circle
              cx={x}
              cy={y}
              r="13"
              fill={i % 2 === 0 ? 'var(--blue)' : 'var(--yellow)'}
              fill-opacity={0.12 + 0.88 * Math.min(1, 2 * (stands[i] ?? 0))}
              stroke="var(--line)"
            />
            <text x={x} y={y + 4} text-anchor="middle" class="workshop-heat-text">
              {Math.round(100 * (stands[i] ?? 0))}
            </text>
          </g>
        ))}
      </svg>
      <span class="workshop-heat-art">{children}</span>
    </span>
  );
}

function Tried({ report, config, words, game, figure }: ViewProps) {
  if (report.tried.length === 0) return null;
  return (
    <details class="more">
      <summary>{words.fair.tried}</summary>
      <ul>
        {report.tried.map(({ card, part, value, blue, error }, i) => (
          <li key={i}>
            {game.colon(
              card === undefined ? (words.kinds.numbers ?? '') : animalName(game, config, card),
              value === undefined ? `${words.animal.parts[part] ?? words.kinds[part]} –` : valueText({ part, value }, words),
            )}{' '}
            ({words.animal.blue} {words.fair.within(figure(100 * blue), figure(196 * error))})
          </li>
        ))}
      </ul>
    </details>
  );
}
