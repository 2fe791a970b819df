import type { AnyGame, GameTypes } from '@bellwether/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameOf } from '../deals/games.ts';
import { useGame } from '../model/game.ts';
import { type Retry, retryOfGame } from '../storage/retries.ts';
import { background } from '../ui/background.ts';
import { href } from '../ui/routes.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import { type GameReview, reviewOf } from './game.ts';
import { outcomeOf } from './source.ts';
import type { Looking } from './useLooking.ts';
import { REVIEW } from './words/area.ts';
import type { ReviewWords } from './words/en.ts';
import './review.css';

export interface ThenAndNowProps {
  readonly id: string;
  readonly game: string;
  readonly config: GameTypes['Config'];
  readonly outcome: GameTypes['Outcome'];
}

/** At the end of a second try: its result compared with the first. Nothing for other games. */
export function ThenAndNow({ id, game, config, outcome }: ThenAndNowProps) {
  const [retry, setRetry] = useState<Retry>();
  const [loaded, setLoaded] = useState<{ readonly parts: GameReview; readonly engine: AnyGame }>();
  const entry = useGame(game);
  const words = useWords(retry && REVIEW);
  const gameWords = useWords(retry && entry?.words);
  useEffect(() => {
    background(retryOfGame(id).then(setRetry));
  }, [id]);
  useEffect(() => {
    const load = async () => {
      const [parts, engine] = await Promise.all([reviewOf(game), gameOf(game)]);
      if (parts && engine) setLoaded({ parts, engine });
    };
    if (retry) background(load());
  }, [retry, game]);
  if (retry === undefined || words === undefined || gameWords === undefined || loaded === undefined) return null;
  const { parts, engine } = loaded;
  const winners = engine.winners(config, outcome);
  const teams = new Set(winners.map((seat) => engine.teamOf(config, seat)));
  const share = winners.includes(retry.seat) ? 1 / teams.size : 0;
  const score = (of: GameTypes['Outcome']) => parts.score(gameWords, config, of, retry.seat);
  return (
    <>
      <Rows words={words} before={[retry.share, score(retry.outcome)]} now={[share, score(outcome)]} />
      <a href={href('review', ...retry.from, retry.ply + 1)}>{words.retry.look}</a>
    </>
  );
}

/** The same on the review page. */
export function Compared({ words, parts, gameWords, game, record, review, retry }: Looking & { readonly retry: Retry }) {
  const score = (of: GameTypes['Outcome']) => parts.score(gameWords, record.config, of, retry.seat);
  const outcome = useMemo(() => outcomeOf(game, record), [game, record]);
  const now = review.seats[retry.seat - 1]?.result ?? 0;
  return (
    <section class="review-part">
      <h3>{words.retry.compare}</h3>
      <Rows words={words} before={[retry.share, score(retry.outcome)]} now={[now, score(outcome)]} />
      <p>
        <a href={href('review', ...retry.from, retry.ply + 1)}>{words.retry.look}</a>
      </p>
    </section>
  );
}

type Got = readonly [share: number, score: string];

function Rows({ words, before, now }: { readonly words: ReviewWords; readonly before: Got; readonly now: Got }) {
  const { list } = useShell();
  const { result, retry } = words;
  const said = ([share, score]: Got) => list([result.short[share === 1 ? 'won' : share === 0 ? 'lost' : 'shared'], score]);
  return (
    <dl class="review-compared" aria-label={retry.compare}>
      <div>
        <dt>{retry.before}</dt>
        <dd>{said(before)}</dd>
      </div>
      <div>
        <dt>{retry.now}</dt>
        <dd>{said(now)}</dd>
      </div>
    </dl>
  );
}
