import {
  type Config,
  deckCounts,
  EDITIONS,
  EXPANSION_CARDS,
  SEATS,
  SET_LEVELS,
  startingSheep,
  startsOnBack,
  wolfAndHound,
} from '@bellwether/wolf-and-hound';
import { useState } from 'preact/hooks';
import { keep, recall } from '../../../companion/kept.ts';
import { useNeededWords } from '../../../companion/useCompanionWords.ts';
import { CopyLine } from '../../../copy/CopyLine.tsx';
import { shelfOf, useOwnCopy } from '../../../copy/kept.ts';
import { helpFor } from '../../../frame/help.ts';
import { Choice, Toggle } from '../../../ui/Choice.tsx';
import { freshId } from '../../../ui/fresh-id.ts';
import { go, href } from '../../../ui/routes.ts';
import { useSignal } from '../../../ui/signal.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Item } from '../../../workshop/item.ts';
import { shelf as workshop } from '../../../workshop/kept.ts';
import { AnimalPicture } from '../AnimalCard.tsx';
import { NumberCard } from '../art/NumberCard.tsx';
import { bookName } from '../book-name.ts';
import { cardOf } from '../foresee.ts';
import { CardGrid } from '../Gallery.tsx';
import { cardName, isDummy, seatName, tellRefusal } from '../names.ts';
import { SeatSign } from '../SeatSign.tsx';
import { Sets } from '../Sets.tsx';
import { configOf, FIRST_DRAFT, linesOf, type SetupDraft, toggled, withEdition, withLevel } from '../setup-draft.ts';
import type { Card } from '../vocabulary.ts';
import { WOLF_COMPANION } from '../words/companion.ts';
import type { WolfWords } from '../words/en.ts';
import type { WolfCompanion } from '../words/en-companion.ts';
import { WOLF_SETS } from '../words/sets.ts';
import { WOLF_WORDS } from '../words/table.ts';
import { cardsOf } from '../workshop/data.ts';
import { KEPT } from './Referee.tsx';
import { MODES, type Mode, readSession } from './referee-session.ts';
import '../pages.css';
import '../table.css';
import './companion.css';

const DRAFT = 'wolf-and-hound/setup';

/** Chooses a set, then shows what to take out of the box. */
export function SetUp() {
  const words = useWords(WOLF_WORDS);
  const sets = useWords(WOLF_SETS);
  const own = useWords(WOLF_COMPANION);
  const shared = useNeededWords();
  const [draft, setDraft] = useState<SetupDraft>(() => readDraft(recall(DRAFT)));
  const [running] = useState(() => readSession(recall(KEPT)));
  const [names, setNames] = useState<readonly string[]>(running?.names ?? SEATS.map(() => ''));
  const [mode, setMode] = useState<Mode>(running?.mode ?? 'cards');
  const shelf = shelfOf('wolf-and-hound', draft.edition);
  const [chosen, setChosen] = useState<readonly string[]>(() => readChosen(recall(DRAFT)));
  const items = useSignal(workshop).filter(({ game, kind }) => game === 'wolf-and-hound' && kind === 'animal');
  const isOwn = draft.level === 'own';
  const config = withMade(
    useOwnCopy(shelf, configOf(draft)),
    items.filter(({ key }) => isOwn && chosen.includes(key)),
  );
  if (words === undefined || sets === undefined || own === undefined) return null;
  const { setup } = sets;
  const keepAll = ({ edition, players, level, line, animals, expansion }: SetupDraft, made: readonly string[]) =>
    keep(DRAFT, { edition, players, level, line, animals, expansion, made });
  const set = (next: SetupDraft) => {
    keepAll(next, chosen);
    setDraft(next);
  };
  const choose = (key: string) => {
    const next = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];
    keepAll(draft, next);
    setChosen(next);
  };
  const levels = SET_LEVELS.filter((level) => linesOf({ edition: draft.edition, level }).length > 0);
  const begin = () => {
    keep(KEPT, { id: freshId(), mode, config, names, entries: [], counts: [], won: [] });
    go('companion', 'wolf-and-hound', 'referee');
  };
  const refusal = wolfAndHound.checkConfig(config);
  return (
    <div class="form">
      {running && (running.entries.length > 0 || running.counts.length > 0) && (
        <p class="set-note">
          {own.running} <a href={href('companion', 'wolf-and-hound', 'referee')}>{own.goOn}</a>
        </p>
      )}
      <Choice
        label={words.setup.players}
        value={String(draft.players) as '2' | '3' | '4'}
        options={(['4', '3', '2'] as const).map((n) => [n, n, setup.playersAbout[n]])}
        change={(n) => set({ ...draft, players: n === '4' ? 4 : n === '3' ? 3 : 2 })}
      />
      <Choice
        label={words.setup.edition}
        value={draft.edition}
        options={EDITIONS.map((one) => [one, words.setup.editions[one]])}
        change={(edition) => set(withEdition(draft, edition))}
      />
      <Choice
        label={setup.animals}
        value={draft.level}
        options={[...levels.map((one) => [one, setup.levels[one]] as const), ['own', setup.own] as const]}
        change={(next) => set(withLevel(draft, next))}
      />
      {isOwn ? (
        <>
          <p>{setup.chosen(config.animals.length)}</p>
          {items.length > 0 && <Made own={own} items={items} chosen={chosen} choose={choose} />}
          <CardGrid
            words={words}
            edition={draft.edition}
            chosen={draft.animals}
            choose={(id) => set({ ...draft, animals: toggled(draft, id) })}
          />
        </>
      ) : (
        <Sets words={words} config={config} draft={draft} set={set} />
      )}
      {draft.edition === '2016' && (
        <Toggle
          label={words.setup.expansion}
          about={setup.expansionAbout}
          value={draft.expansion}
          change={(expansion) => set({ ...draft, expansion })}
        />
      )}
      <CopyLine game="wolf-and-hound" shelf={shelf} edition={draft.edition} />
      <Choice label={own.mode} value={mode} options={MODES.map((one) => [one, own.modes[one], own.modesAbout[one]])} change={setMode} />
      <Box words={words} own={own} config={config} />
      <fieldset class="choice">
        <legend>{own.seats}</legend>
        <p class="small">{own.teams}</p>
        <ol class="referee-names">
          {SEATS.map((seat) => (
            <li key={seat}>
              <SeatSign config={config} seat={seat} />
              {isDummy(config, seat) ? (
                <span>{seatName(words, config, seat)}</span>
              ) : (
                <input
                  aria-label={shared.name(seat)}
                  placeholder={words.seat(seat)}
                  maxLength={20}
                  value={names[seat - 1] ?? ''}
                  onInput={({ currentTarget }) => setNames(names.with(seat - 1, currentTarget.value))}
                />
              )}
            </li>
          ))}
        </ol>
      </fieldset>
      {refusal && (
        <p role="alert" class="refused">
          {setup.cannot} {tellRefusal(sets.refusals, refusal)} <a href={helpFor('wolf-and-hound', refusal.rule)}>{words.gallery.ruling}</a>
        </p>
      )}
      <div class="companion-bar">
        <a class="button" href={href('companion', 'wolf-and-hound', 'teach')}>
          {shared.tools.teach.name}
        </a>
        <button type="button" class="primary" disabled={refusal !== undefined} onClick={begin}>
          {own.begin}
        </button>
      </div>
    </div>
  );
}

interface MadeProps {
  readonly own: WolfCompanion;
  readonly items: readonly Item[];
  /** Keys of those in the game. */
  readonly chosen: readonly string[];
  readonly choose: (key: string) => void;
}

/** Cards of the workshop, printed at home, with boxes to tick. */
function Made({ own, items, chosen, choose }: MadeProps) {
  const config = withMade(configOf(FIRST_DRAFT), items);
  return (
    <fieldset class="choice">
      <legend>{own.made}</legend>
      {config.cards?.map(({ id, name }, i) => {
        const key = items[i]?.key ?? '';
        const card = cardOf({ config }, id);
        return (
          <label key={key} class="referee-made">
            <input type="checkbox" checked={chosen.includes(key)} onChange={() => choose(key)} />
            {card && <AnimalPicture card={card} looks={config.looks} />}
            {name}
          </label>
        );
      })}
    </fieldset>
  );
}

/** The set-up with these cards of the workshop. */
function withMade(config: Config, items: readonly Item[]): Config {
  const { rows, looks } = cardsOf(items);
  if (rows.length === 0) return config;
  return { ...config, animals: [...config.animals, ...rows.map(({ id }) => id)], cards: rows, ...(looks && { looks }) };
}

function readChosen(kept: unknown): readonly string[] {
  const { made } = (typeof kept === 'object' && kept !== null ? kept : {}) as { readonly made?: unknown };
  return Array.isArray(made) ? made.filter((key) => typeof key === 'string') : [];
}

interface BoxProps {
  readonly words: WolfWords;
  readonly own: WolfCompanion;
  readonly config: Config;
}

/** What to take out of the box, in pictures, with boxes to tick. */
function Box({ words, own, config }: BoxProps) {
  const dummies = SEATS.filter((seat) => isDummy(config, seat)).map((seat) => seatName(words, config, seat));
  const cards = config.animals.map((id) => cardOf({ config }, id)).filter((card) => card !== undefined);
  const total = [...deckCounts(config).values()].reduce((sum, n) => sum + n, 0);
  const plain = EXPANSION_CARDS.map((card) => card.slice(0, 2));
  return (
    <section class="referee-box" aria-label={own.box}>
      <h2>{own.box}</h2>
      <ul class="setup-steps">
        <Tick text={own.animals}>
          <span class="referee-cards">
            {cards.map((card) => (
              <span key={card.id} class="referee-card">
                <AnimalPicture card={card} side={startsOnBack(card, cards) ? 'back' : 'front'} looks={config.looks} />
                <small>{bookName(words, config, card.id)}</small>
              </span>
            ))}
          </span>
        </Tick>
        {config.expansion ? (
          <>
            <Tick text={own.numbersOut}>
              <Cards words={words} cards={plain} />
            </Tick>
            <Tick text={own.numbersIn}>
              <Cards words={words} cards={EXPANSION_CARDS} />
            </Tick>
          </>
        ) : (
          <Tick text={own.numbersPlain(total)} />
        )}
        <Tick text={own.deal} />
        {dummies.length > 0 && <Tick text={own.dummies(words.list(dummies))} />}
        <Tick text={own.sheep}>
          <span class="referee-cards">
            {startingSheep(config).map((sheep, i) => (
              <span key={i} class="referee-flock">
                <SeatSign config={config} seat={i + 1} /> {sheep}
              </span>
            ))}
          </span>
        </Tick>
      </ul>
    </section>
  );
}

function Tick({ text, children }: { readonly text: string; readonly children?: preact.ComponentChildren }) {
  return (
    <li>
      <label>
        <input type="checkbox" />
        <span>
          {text}
          {children}
        </span>
      </label>
    </li>
  );
}

function Cards({ words, cards }: { readonly words: WolfWords; readonly cards: readonly Card[] }) {
  return (
    <span class="referee-cards">
      {cards.map((card, i) => (
        <span key={i} class="referee-number" role="img" aria-label={cardName(words, card)}>
          <NumberCard card={card} lie="small" />
        </span>
      ))}
    </span>
  );
}

/** The last choices, if they are still valid. */
function readDraft(kept: unknown): SetupDraft {
  const { edition, players, level, line, animals, expansion } = (
    typeof kept === 'object' && kept !== null ? kept : {}
  ) as Partial<SetupDraft>;
  const base = withLevel(
    withEdition(FIRST_DRAFT, EDITIONS.find((one) => one === edition) ?? '2016'),
    level === 'own' ? 'own' : (SET_LEVELS.find((one) => one === level) ?? 'first-game'),
  );
  const isLine = typeof line === 'number' && (linesOf(base)[line] !== undefined || level === 'own') && Array.isArray(animals);
  return {
    ...base,
    players: players === 2 || players === 3 ? players : 4,
    expansion: expansion === true && base.edition === '2016',
    ...(isLine && animals.every((id) => cardOf({ config: configOf(base) }, id)) && { line, animals }),
  };
}
