import type { Level } from '@bellwether/bots/levels';
import type { ToldRating } from '@bellwether/wire';
import { useGames } from '../model/game.ts';
import { Card } from '../ui/Card.tsx';
import { useShell } from '../words/catalogue.ts';
import type { ShellWords } from '../words/en/shell.ts';
import type { PartProps } from './part.ts';
import type { PersonWords } from './words/en.ts';

/** Above this standard deviation the place among the levels is uncertain. */
const UNSURE_SPREAD = 150;

/** A rating as a place among the bots' levels: “between Herder and Fox”. */
export function placeOf({ rating }: PersonWords, { level }: ShellWords, { above, below }: ToldRating): string {
  const [low, high] = [above && level[above as Level], below && level[below as Level]];
  if (low && high) return rating.between(low, high);
  return low ? rating.above(low) : rating.below(high ?? '');
}

/** Places first; figures on request. */
export function Ratings({ words, me }: PartProps) {
  const shell = useShell();
  const games = useGames();
  const { rating } = words;
  const rated = games.flatMap(({ id, title, Sign }) => {
    const found = me?.ratings.find(({ game }) => game === id);
    return found ? [{ found, title, Sign }] : [];
  });
  return (
    <Card title={rating.title}>
      {rated.length === 0 ? (
        <p>{rating.none}</p>
      ) : (
        <>
          <ul class="person-list">
            {rated.map(({ found, title, Sign }) => (
              <li key={found.game} class="person-rating">
                <Sign />
                <div>
                  <b>{title}</b>
                  <span>{placeOf(words, shell, found)}</span>
                  {found.margin > UNSURE_SPREAD && <small class="small">{rating.unsure}</small>}
                </div>
              </li>
            ))}
          </ul>
          <details>
            <summary>{rating.figures}</summary>
            {rated.map(({ found, title }) => (
              <p key={found.game}>{shell.colon(title, rating.told(found.elo, found.margin, found.games))}</p>
            ))}
            <p class="small">{rating.about(shell.level.herder)}</p>
          </details>
        </>
      )}
    </Card>
  );
}
