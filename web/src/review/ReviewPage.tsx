import { type AnyGame, type GameRecord, type GameTypes, ParseError, readRecord, type Seat } from '@bellwether/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { myTables } from '../connection/api.ts';
import { gameOf } from '../deals/games.ts';
import { ErrorPage } from '../error-pages/ErrorPage.ts';
import { Page } from '../frame/Page.tsx';
import { namesAt } from '../model/characters.ts';
import { type GameEntry, type GameWords, useGames } from '../model/game.ts';
import { areSeveral, isGuest } from '../model/sitter.ts';
import { mineOf } from '../storage/my-seat.ts';
import { useNamed } from '../table-kit/seat-names.ts';
import { background } from '../ui/background.ts';
import { route } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import { type GameReview, reviewOf } from './game.ts';
import { type Place, placeOf } from './place.ts';
import { Room } from './Room.tsx';
import { type Reviewed, useReview } from './useReview.ts';
import { REVIEW } from './words/area.ts';
import type { ReviewWords } from './words/en.ts';
import './review.css';

/** `#/review/…`: the review of a finished game. */
export function ReviewPage() {
  const words = useWords(REVIEW);
  const here = useSignal(route);
  const place = placeOf(here);
  if (words === undefined) return null;
  if (place === undefined) return <ErrorPage why="cut" />;
  return <Opened key={`${place.kind}/${place.what}`} words={words} place={place} />;
}

function Opened({ words, place }: { readonly words: ReviewWords; readonly place: Place }) {
  const reviewed = useReview(place);
  const { opened, refused } = reviewed;
  const parts = useParts(opened, place);
  if (refused?.why === 'missing') return <ErrorPage why="missing" />;
  if (refused?.why === 'unreadable') return <ErrorPage why={place.kind === 'record' ? 'cut' : 'text'} where={refused.where} />;
  if (refused) return <Problem words={words} text={words.why[refused.why]} />;
  if (parts === undefined) {
    return (
      <Page title={words.title}>
        <p class="content" role="status">
          {words.working(0)}
        </p>
      </Page>
    );
  }
  return <Named {...parts} words={words} place={place} reviewed={reviewed} />;
}

function Problem({ words, text }: { readonly words: ReviewWords; readonly text: string }) {
  const shell = useShell();
  return (
    <Page title={words.title}>
      <div class="content form">
        <p role="alert">{text}</p>
        <p>
          <a href="#/games">{shell.myGames}</a>
        </p>
      </div>
    </Page>
  );
}

export interface Parts {
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly parts: GameReview;
  readonly record: GameRecord<GameTypes>;
  readonly text: string;
  /** The reader's seat, if it was their game. */
  readonly me: Seat | undefined;
}

/** Everything the page needs to review a game. */
function useParts(opened: Reviewed['opened'], place: Place): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  const games = useGames();
  useEffect(() => {
    let gone = false;
    const load = async ({ game: id, text }: NonNullable<Reviewed['opened']>) => {
      const entry = games.find((one) => one.id === id);
      const game = await gameOf(id);
      const record = game && readRecord(game, text);
      if (entry === undefined || game === undefined || record === undefined || record instanceof ParseError) return;
      const [found, me] = await Promise.all([reviewOf(id), seatOfMine(place, text, record)]);
      if (!gone && found) setParts({ entry, game, record, text, me, parts: found });
    };
    setParts(undefined);
    if (opened) background(load(opened));
    return () => {
      gone = true;
    };
  }, [opened?.text]);
  return parts;
}

/** In a game of this device the only person is me. A record opened by a link is another person's. */
async function seatOfMine({ kind, what }: Place, text: string, { sitters }: GameRecord<GameTypes>): Promise<Seat | undefined> {
  if (kind === 'record') return mineOf(text);
  if (kind === 't') return (await myTables().catch(() => [])).find(({ table }) => table === what)?.seats[0];
  const guests = sitters.flatMap((label, i) => (isGuest(label) ? [i + 1] : []));
  return areSeveral(sitters.filter(isGuest)) ? undefined : guests[0];
}

interface NamedProps extends Parts {
  readonly words: ReviewWords;
  readonly place: Place;
  readonly reviewed: Reviewed;
}

/** Provides the game's words, with the players' names as names of the seats. */
function Named({ entry, record, ...rest }: NamedProps) {
  const shell = useShell();
  const names = useMemo(() => namesOf(shell, record.sitters), [shell, record]);
  const game = useNamed<GameWords>(useWords(entry.words), names);
  const { review } = rest.reviewed;
  if (game === undefined) return null;
  if (review === undefined) {
    return (
      <Page title={rest.words.title}>
        <p class="content" role="status">
          {rest.words.working(0)}
        </p>
      </Page>
    );
  }
  return <Room {...rest} entry={entry} record={record} gameWords={game} review={review} />;
}

/** Bots by their characters' names, people online by their names there. */
function namesOf(shell: ReturnType<typeof useShell>, sitters: readonly string[]): string[] {
  return namesAt(shell, sitters).map((name, i) => {
    const label = sitters[i] ?? '';
    return name || isGuest(label) || label.startsWith('bot:') || label === 'nobody' ? name : label;
  });
}
