import { ParseError, reading } from '@bellwether/kernel';
import {
  type Animal,
  type CopyProblem,
  cardsOf,
  EDITIONS,
  faceOf,
  NUMBER_DECK,
  type Pace,
  readCopy,
  TARGETS,
  wolfAndHound,
} from '@bellwether/wolf-and-hound';
import { useState } from 'preact/hooks';
import { CopyPanel } from '../../../copy/CopyPanel.tsx';
import type { CopyFile } from '../../../copy/file.ts';
import { copies, keep, shelfOf } from '../../../copy/kept.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { route } from '../../../ui/routes.ts';
import { useWords } from '../../../words/useWords.ts';
import { AnimalPicture } from '../AnimalCard.tsx';
import { NumberCard } from '../art/NumberCard.tsx';
import { cardName } from '../names.ts';
import { printedName } from '../printed-name.ts';
import type { Config, Copy, Correction, Edition, Side } from '../vocabulary.ts';
import { WOLF_COPY } from '../words/copy.ts';
import { TITLE, WOLF_WORDS } from '../words/table.ts';
import { correctable, tidy, withCount, withFace } from './draft.ts';
import {
  CARD_FIELDS,
  type CardField,
  differencesOf,
  FACE_FIELDS,
  type FaceField,
  paceText,
  rawDifferences,
  valueText,
  type Words,
} from './told.ts';
import { AnimalDoubts, NumberDoubts } from './Values.tsx';

const GAME = 'wolf-and-hound';

/** Corrects number cards and animal cards. */
export function WolfCopy() {
  const words = useWords(WOLF_WORDS);
  const copy = useWords(WOLF_COPY);
  const [edition, setEdition] = useState<Edition>(() => EDITIONS.find((one) => one === route.get()[2]) ?? '2016');
  const [drafts, setDrafts] = useState<Readonly<Partial<Record<Edition, Copy>>>>({});
  if (words === undefined || copy === undefined) return null;
  const all = { words, copy };
  const kept = (of: Edition) => copies.get()[shelfOf(GAME, of)];
  const draft = drafts[edition] ?? (kept(edition)?.copy as Copy | undefined) ?? {};
  const change = (next: Copy, of = edition) => {
    setDrafts({ ...drafts, [of]: next });
    if (refusalOf(of, next) === undefined) keep(shelfOf(GAME, of), { on: kept(of)?.on ?? true, copy: next });
  };
  const take = (file: CopyFile) => {
    const of = EDITIONS.find((one) => one === file.edition);
    if (of === undefined) return new ParseError('edition', 'unknown-name', file.edition, EDITIONS.join(', '));
    const read = reading(() => readCopy(JSON.stringify(file.copy)));
    if (read instanceof ParseError) return read;
    setEdition(of);
    change(tidy(of, read), of);
    return undefined;
  };
  const config = configOf(edition, draft);
  return (
    <CopyPanel
      game={GAME}
      edition={edition}
      title={TITLE}
      copy={draft}
      differences={differencesOf(all, config)}
      problem={problemOf(all, config)}
      report={reportOf(config)}
      change={(next) => change(next)}
      take={take}
    >
      <Choice
        label={words.setup.edition}
        value={edition}
        options={EDITIONS.map((one) => [one, words.setup.editions[one]])}
        change={setEdition}
      />
      <Numbers all={all} config={config} change={(card, count) => change(withCount(edition, draft, card, count))} />
      <Animals all={all} config={config} change={(id, side, value) => change(withFace(edition, draft, id, side, value))} />
    </CopyPanel>
  );
}

function configOf(edition: Edition, copy: Copy): Config {
  return { edition, players: 4, animals: ['wolf-01'], expansion: false, ...(Object.keys(copy).length > 0 && { copy }) };
}

const refusalOf = (edition: Edition, copy: Copy) => wolfAndHound.checkConfig(configOf(edition, copy));

function problemOf({ words, copy }: Words, config: Config): string | undefined {
  const no = wolfAndHound.checkConfig(config);
  if (no === undefined) return undefined;
  const { animal, card } = no.facts;
  const name = animal !== undefined ? printedName(words, config, String(animal)) : card !== undefined ? cardName(words, String(card)) : '';
  return copy.problems[no.facts.problem as CopyProblem](no.facts, name);
}

function reportOf(config: Config): string[] {
  return rawDifferences(config).map(
    ({ card, side, field, ours, copy: mine }) => `- ${card} ${side === 'back' ? 'back ' : ''}${field}: ${mine} (Bellwether: ${ours})`,
  );
}

interface NumbersProps {
  readonly all: Words;
  readonly config: Config;
  readonly change: (card: string, count: number) => void;
}

/** The number of each number card, and the sum of each color. */
function Numbers({ all: { words, copy }, config, change }: NumbersProps) {
  const counts: Readonly<Record<string, number>> = { ...NUMBER_DECK.cards, ...config.copy?.numbers };
  const most = Math.max(...Object.entries(counts).map(([card, count]) => (card === 'B3' ? 0 : count)));
  const inDraft = config.edition === '2015-draft';
  return (
    <section>
      <div class="copy-head">
        <h3>{copy.numbers}</h3> <NumberDoubts config={config} />
      </div>
      {(['black', 'white'] as const).map((colour) => {
        const cards = Object.keys(counts).filter((card) => card.startsWith(colour === 'black' ? 'B' : 'W'));
        const sum = cards.reduce((n, card) => n + (counts[card] ?? 0), 0);
        return (
          <fieldset key={colour} class="choice">
            <legend>{inDraft ? copy.colour[colour] : copy.sum(copy.colour[colour], sum)}</legend>
            <div class="copy-counts">
              {cards.map((card) => (
                <label key={card} class="copy-count">
                  <NumberCard card={card} lie="hand" />
                  <input
                    type="number"
                    min={1}
                    max={13}
                    value={counts[card]}
                    aria-label={words.colon(cardName(words, card), copy.count)}
                    onInput={({ currentTarget }) => change(card, currentTarget.valueAsNumber)}
                  />
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      {inDraft && <p class="small">{copy.total(Object.values(counts).reduce((sum, count) => sum + count, 0))}</p>}
      {!inDraft && most >= (counts.B3 ?? 0) && <p class="small">{copy.most}</p>}
    </section>
  );
}

interface AnimalsProps {
  readonly all: Words;
  readonly config: Config;
  readonly change: (id: string, side: Side, value: FaceValue) => void;
}

/** The animal cards that can be corrected. */
function Animals({ all, config, change }: AnimalsProps) {
  return (
    <section>
      <h3>{all.copy.animals}</h3>
      <ul class="copy-animals">
        {correctable(config.edition).map((card) => (
          <AnimalFields key={card.id} all={all} config={config} ours={card} change={(side, value) => change(card.id, side, value)} />
        ))}
      </ul>
    </section>
  );
}

/** Corrections of one side of an animal card, or of the card. */
type FaceValue = Omit<Correction, 'back'>;

interface AnimalFieldsProps {
  readonly all: Words;
  readonly config: Config;
  readonly ours: Animal;
  readonly change: (side: Side, value: FaceValue) => void;
}

function AnimalFields({ all, config, ours, change }: AnimalFieldsProps) {
  const correction = config.copy?.animals?.[ours.id];
  const card = cardsOf(config).find(({ id }) => id === ours.id) ?? ours;
  const name = printedName(all.words, config, ours.id);
  const sides: readonly Side[] = ours.back ? ['front', 'back'] : ['front'];
  return (
    <li class={`copy-card ${correction === undefined ? '' : 'differs'}`}>
      <div class="copy-head">
        <span class="copy-card-art">
          <AnimalPicture card={card} />
        </span>
        <b>{name}</b> <AnimalDoubts config={config} ids={[ours.id]} />
      </div>
      {CARD_FIELDS.filter((field) => ours.unsure?.[field] !== undefined).map((field) => (
        <CardSelect
          key={field}
          all={all}
          name={name}
          field={field}
          value={String((field === 'front' ? card.kind : correction?.[field]) ?? (field === 'exists' ? 'true' : ''))}
          change={(value) => change('front', value)}
        />
      ))}
      {sides.flatMap((side) =>
        FACE_FIELDS.filter((field) => isOpen(ours, card, side, field)).map((field) => (
          <FaceSelect
            key={`${side} ${field}`}
            all={all}
            name={name}
            card={card}
            side={side}
            field={field}
            change={(value) => change(side, value)}
          />
        )),
      )}
    </li>
  );
}

/**
 * A field can be edited if no text gives its value, or if this copy already corrects it, so that this can be undone.
 */
function isOpen(ours: Animal, card: Animal, side: Side, field: FaceField): boolean {
  const [was, is] = [ours, card].map((one) => faceOf(one, side === 'back' ? 1 : 0)[field]);
  const unsure: Readonly<Partial<Record<string, unknown>>> = ours.unsure ?? {};
  return was !== is || unsure[field] !== undefined || (side === 'back' && field === 'pace' && unsure.back !== undefined);
}

interface CardSelectProps {
  readonly all: Words;
  readonly name: string;
  readonly field: CardField;
  readonly value: string;
  readonly change: (value: FaceValue) => void;
}

/** Fields of a whole card: the kind of the front, the side at the start, whether it exists. */
function CardSelect({ all, name, field, value, change }: CardSelectProps) {
  const label = all.copy.field[field];
  const corrections: Readonly<Record<CardField, (text: string) => FaceValue>> = {
    front: (text) => ({ front: text as 'wolf' }),
    start: (text) => ({ start: text === '' ? undefined : (text as Side) }) as FaceValue,
    exists: (text) => ({ exists: text === 'false' ? false : undefined }) as FaceValue,
  };
  return (
    <label class="copy-field">
      <span>{label}</span>
      <select
        aria-label={all.words.colon(name, label)}
        value={value}
        onChange={({ currentTarget }) => change(corrections[field](currentTarget.value))}
      >
        {Object.entries(all.copy.values[field]).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FaceSelectProps {
  readonly all: Words;
  readonly name: string;
  readonly card: Animal;
  readonly side: Side;
  readonly field: FaceField;
  readonly change: (value: FaceValue) => void;
}

const PACES: readonly Pace[] = ['plain', '+1', '+2', '-1', '-2', '1/2', '-1/2', 'x2', 'x3', 'reverse'];
const EFFECTS = [1, 2, 3, 4, 5];

function FaceSelect({ all, name, card, side, field, change }: FaceSelectProps) {
  const face = faceOf(card, side === 'back' ? 1 : 0);
  const label = side === 'back' ? all.copy.onBack(all.copy.field[field]) : all.copy.field[field];
  const sign = face.kind === 'wolf' ? -1 : 1;
  const options: readonly (readonly [value: string, text: string])[] =
    field === 'pace'
      ? [...new Set([...PACES, face.pace])].map((pace) => [pace, paceText(all.copy, pace)])
      : field === 'target'
        ? TARGETS.map((target) => [target, all.copy.targets[target]])
        : EFFECTS.map((n) => [String(sign * n), valueText(all, { ...face, sheep: sign * n }, 'sheep')]);
  return (
    <label class="copy-field">
      <span>{label}</span>
      <select
        aria-label={all.words.colon(name, label)}
        value={String(face[field])}
        onChange={({ currentTarget }) => change({ [field]: field === 'sheep' ? Number(currentTarget.value) : currentTarget.value })}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
