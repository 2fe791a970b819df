import { ParseError, reading } from '@bellwether/kernel';
import { type Animal, type CopyProblem, cardsOf, EDITIONS, faceOf, NUMBER_DECK, readCopy, wolfAndHound } from '@bellwether/wolf-and-hound';
import { useState } from 'preact/hooks';
import { CopyPanel } from '../../../copy/CopyPanel.tsx';
import { CopyRefusal } from '../../../copy/CopyRefusal.tsx';
import type { CopyFile } from '../../../copy/file.ts';
import { copies, keep, shelfOf } from '../../../copy/kept.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { route } from '../../../ui/routes.ts';
import { useWords } from '../../../words/useWords.ts';
import { WORKSHOP } from '../../../workshop/words.ts';
import { AnimalPicture } from '../AnimalCard.tsx';
import { NumberCard } from '../art/NumberCard.tsx';
import { FaceFields } from '../FaceFields.tsx';
import { cardName } from '../names.ts';
import { printedName } from '../printed-name.ts';
import type { Config, Copy, Correction, Edition, Side } from '../vocabulary.ts';
import { WOLF_COPY } from '../words/copy.ts';
import { TITLE, WOLF_WORDS } from '../words/table.ts';
import { correctable, tidy, withCount, withFace } from './draft.ts';
import { CARD_FIELDS, type CardField, differencesOf, FACE_FIELDS, type FaceField, rawDifferences, valueText, type Words } from './told.ts';
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
  const problem = problemOf(all, config);
  return (
    <CopyPanel
      game={GAME}
      edition={edition}
      title={TITLE}
      copy={draft}
      differences={differencesOf(all, config)}
      problem={problem?.text}
      placed={problem?.animal !== undefined || problem?.color !== undefined}
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
      <Numbers all={all} config={config} problem={problem} change={(card, count) => change(withCount(edition, draft, card, count))} />
      <Animals
        all={all}
        config={config}
        problem={problem}
        change={(id, side, value) => change(withFace(edition, draft, id, side, value))}
      />
    </CopyPanel>
  );
}

function configOf(edition: Edition, copy: Copy): Config {
  return { edition, players: 4, animals: ['wolf-01'], expansion: false, ...(Object.keys(copy).length > 0 && { copy }) };
}

const refusalOf = (edition: Edition, copy: Copy) => wolfAndHound.checkConfig(configOf(edition, copy));

/** Why this copy cannot be played, and next to what it is said. */
interface Problem {
  readonly text: string;
  readonly animal?: string;
  readonly color?: string;
}

function problemOf({ words, copy }: Words, config: Config): Problem | undefined {
  const no = wolfAndHound.checkConfig(config);
  if (no === undefined) return undefined;
  const { animal, card } = no.facts;
  const name = animal !== undefined ? printedName(words, config, String(animal)) : card !== undefined ? cardName(words, String(card)) : '';
  const text = copy.problems[no.facts.problem as CopyProblem](no.facts, name);
  if (animal !== undefined) return { text, animal: String(animal) };
  const color = no.facts.colour ?? (card === undefined ? undefined : String(card).startsWith('B') ? 'black' : 'white');
  return { text, ...(color !== undefined && { color: String(color) }) };
}

function reportOf(config: Config): string[] {
  return rawDifferences(config).map(
    ({ card, side, field, ours, copy: mine }) => `- ${card} ${side === 'back' ? 'back ' : ''}${field}: ${mine} (Bellwether: ${ours})`,
  );
}

interface NumbersProps {
  readonly all: Words;
  readonly config: Config;
  readonly problem: Problem | undefined;
  readonly change: (card: string, count: number) => void;
}

/** The number of each number card, and the sum of each color. */
function Numbers({ all: { words, copy }, config, problem, change }: NumbersProps) {
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
            <CopyRefusal problem={problem?.color === colour ? problem.text : undefined} />
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
  readonly problem: Problem | undefined;
  readonly change: (id: string, side: Side, value: FaceValue) => void;
}

/** The animal cards that can be corrected. */
function Animals({ all, config, problem, change }: AnimalsProps) {
  return (
    <section>
      <h3>{all.copy.animals}</h3>
      <ul class="copy-animals">
        {correctable(config.edition).map((card) => (
          <AnimalFields
            key={card.id}
            all={all}
            config={config}
            ours={card}
            problem={problem?.animal === card.id ? problem.text : undefined}
            change={(side, value) => change(card.id, side, value)}
          />
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
  readonly problem: string | undefined;
  readonly change: (side: Side, value: FaceValue) => void;
}

function AnimalFields({ all, config, ours, problem, change }: AnimalFieldsProps) {
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
      {sides.map((side) => {
        const fields = FACE_FIELDS.filter((field) => isOpen(ours, card, side, field));
        return (
          fields.length > 0 && (
            <FaceEditor key={side} all={all} name={name} card={card} side={side} fields={fields} change={(value) => change(side, value)} />
          )
        );
      })}
      <CopyRefusal problem={problem} />
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

interface FaceEditorProps {
  readonly all: Words;
  readonly name: string;
  readonly card: Animal;
  readonly side: Side;
  readonly fields: readonly FaceField[];
  readonly change: (value: FaceValue) => void;
}

/** The open fields of one side, with the workshop's questions in pictures once it is unfolded. */
function FaceEditor({ all, name, card, side, fields, change }: FaceEditorProps) {
  const workshop = useWords(WORKSHOP);
  const [isOpen, setOpen] = useState(false);
  const face = faceOf(card, side === 'back' ? 1 : 0);
  const label = (field: FaceField) => (side === 'back' ? all.copy.onBack(all.copy.field[field]) : all.copy.field[field]);
  return (
    <details class="copy-face" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span class="hidden">{all.words.colon(name, '')}</span>
        {fields.map((field) => all.words.colon(label(field), valueText(all, face, field))).join(' · ')}
      </summary>
      {isOpen && workshop && <FaceFields words={workshop} game={all.words} face={face} only={fields} change={change} />}
    </details>
  );
}
