import type { ComponentType } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { weekOf } from '../deals/calendar.ts';
import { dateAt, daysFrom, idOn, isDate } from '../deals/date.ts';
import { Page } from '../frame/Page.tsx';
import { useGame } from '../model/game.ts';
import { Vignette } from '../scenery/Vignette.tsx';
import { keptGame } from '../storage/games.ts';
import { href, route } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useNeeded } from '../ui/useLoaded.ts';
import { LanguageContext, useShell } from '../words/catalogue.ts';
import { sentences } from '../words/sentences.ts';
import { useWords } from '../words/useWords.ts';
import { DayOutcome } from './DayOutcome.tsx';
import { DayTable } from './DayTable.tsx';
import './day.css';
import { type DayGame, dayGame, gameOn } from '../deals/kits.ts';
import { LookBack } from './LookBack.tsx';
import { type DayResults, results, streakOf } from './results.ts';
import type { DayWords } from './words/en.ts';
import { DAY } from './words/words.ts';

/** `#/day`: today's deal, the streak and yesterday's deal. `#/day/2026-11-16`: the table of that day. */
export function DayPage() {
  const [, date] = useSignal(route);
  const words = useWords(DAY);
  const now = useClock();
  const today = dateAt(now);
  if (words === undefined) return null;
  if (isDate(date) && date <= today) return <DayTable key={date} words={words} date={date} today={today} />;
  return <DayHome key={today} words={words} today={today} now={now} />;
}

const MINUTE_MS = 60_000;

function useClock(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A day's game with its engine; undefined while it loads. */
function useDayGame(date: string): DayGame | undefined {
  return useNeeded(() => dayGame(date), [date]);
}

type SetupLine = (words: object, config: object) => string;
type Picture = ComponentType<{ readonly config: object }>;
const PICTURES = import.meta.glob<Picture>('../games/*/extras.ts', { import: 'DealPicture' });
const LINES = import.meta.glob<SetupLine>('../games/*/extras.ts', { import: 'setupLine' });

/** The set-up of the day in words; empty while they load. */
function useSetupLine(found: DayGame | undefined): string {
  const own = useWords(useGame(found?.day.game)?.words);
  const line = useNeeded(() => found && LINES[`../games/${found.day.game}/extras.ts`]?.(), [found]);
  return found && own && line ? line(own, found.day.config) : '';
}

/** Whether a day's game was begun on this device. */
function useBegun(date: string): boolean {
  const kept = useNeeded(() => keptGame(idOn(date)), [date]);
  return kept !== undefined && kept.plies > 0;
}

interface DayHomeProps {
  readonly words: DayWords;
  readonly today: string;
  readonly now: number;
}

function DayHome({ words, today, now }: DayHomeProps) {
  const all = results();
  const left = Date.parse(daysFrom(today, 1)) - now;
  return (
    <Page title={words.title}>
      <div class="content days">
        <Today words={words} today={today} all={all} />
        <section class="day-card day-streak">
          <h2>{streakOf(all, today) > 0 ? words.streak(streakOf(all, today)) : words.noStreak}</h2>
          <Week words={words} today={today} all={all} />
          <p class="small">{words.next(Math.floor(left / (60 * MINUTE_MS)), Math.floor(left / MINUTE_MS) % 60)}</p>
        </section>
        <Yesterday words={words} date={daysFrom(today, -1)} all={all} />
      </div>
    </Page>
  );
}

interface OfDays {
  readonly words: DayWords;
  readonly all: DayResults;
}

function Today({ words, today, all }: OfDays & { readonly today: string }) {
  const language = useContext(LanguageContext);
  const found = useDayGame(today);
  const begun = useBegun(today);
  const entry = useGame(gameOn(today));
  const line = useSetupLine(found);
  const result = all[today];
  if (entry === undefined) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(today));
  return (
    <section class="day-card day-today">
      <Painted found={found} date={today} />
      <div>
        <p class="small">{when}</p>
        <h2>{entry.title}</h2>
        <p>{line || '\u00a0'}</p>
      </div>
      {result ? (
        <DayOutcome words={words} title={entry.title} date={today} all={all} />
      ) : (
        <>
          <p>{sentences([words.about, words.honour])}</p>
          <a class="primary day-play" href={href('day', today)}>
            {begun ? words.goOn : words.play}
          </a>
        </>
      )}
    </section>
  );
}

/** The deal of a day under the sky of its weekday. */
function Painted({ found, date }: { readonly found: DayGame | undefined; readonly date: string }) {
  const Deal = useNeeded(() => found && PICTURES[`../games/${found.day.game}/extras.ts`]?.(), [found]);
  return (
    <div class="day-sky" data-weekday={new Date(date).getUTCDay()}>
      <Vignette game={gameOn(date)}>{found && Deal ? <Deal config={found.day.config} /> : <span />}</Vignette>
    </div>
  );
}

/** The last seven days, one symbol each. */
function Week({ words, today, all }: OfDays & { readonly today: string }) {
  const shell = useShell();
  const language = useContext(LanguageContext);
  const name = (date: string, weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(Date.parse(date));
  return (
    <ol class="day-week" aria-label={words.week}>
      {weekOf(today).map((date) => {
        const result = all[date];
        const told = result === undefined ? words.notPlayed : result.won ? words.won : words.lost;
        return (
          <li key={date} class={result === undefined ? 'none' : result.won ? 'won' : 'lost'}>
            <span aria-hidden="true">{name(date, 'short').slice(0, 2)}</span>
            <b aria-hidden="true">{result === undefined ? '·' : result.won ? '✓' : '✗'}</b>
            <span class="hidden">{shell.colon(name(date, 'long'), told)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Yesterday({ words, date, all }: OfDays & { readonly date: string }) {
  const shell = useShell();
  const entry = useGame(gameOn(date));
  const result = all[date];
  if (entry === undefined) return null;
  return (
    <section class="day-card day-yesterday">
      <div class="day-head small-head">
        <entry.Sign />
        <div>
          <h2>{words.yesterday}</h2>
          <p>
            {entry.title}
            {result && ` · ${shell.list([result.won ? words.won : words.lost, words.score(result.mine, result.theirs)])}`}
          </p>
        </div>
      </div>
      <div class="row">
        {result === undefined ? (
          <a class="button" href={href('day', date)} aria-label={shell.colon(words.play, words.yesterday)}>
            {words.play}
          </a>
        ) : (
          <LookBack words={words} date={date} />
        )}
      </div>
    </section>
  );
}
