import { useGame } from '../../model/game.ts';
import type { MatchProps } from './MatchPage.tsx';

/** The score of both teams over all deals. */
export function Score({ say, info }: Pick<MatchProps, 'say' | 'info'>) {
  const [a = 0, b = 0] = info.points;
  const isOver = info.dealt.length === info.deals && info.dealt.at(-1)?.over === true;
  const ahead = say.team(a > b ? 0 : 1);
  const counts = useGame(info.game)?.counts;
  const verdict = a === b ? (isOver ? say.score.draw : say.score.even) : (isOver ? say.score.wins : say.score.leads)(ahead);
  return (
    <section class="match-score" aria-labelledby="match-score">
      <h2 id="match-score" class="hidden">
        {say.score.title}
      </h2>
      <dl class="match-sides">
        {[a, b].map((points, team) => (
          <div key={team} class={`match-side team-${team}`}>
            <dt>{say.team(team)}</dt>
            <dd>{signed(points)}</dd>
          </div>
        ))}
      </dl>
      <p role="status">
        <b>{verdict}</b> <span class="small">{counts && say.score.counts[counts]}</span>
      </p>
    </section>
  );
}

/** With a typographic minus sign. */
export function signed(points: number): string {
  return String(points).replace('-', '−');
}
