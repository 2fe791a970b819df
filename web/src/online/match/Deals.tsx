import type { MatchDeal } from '@bellwether/wire';
import { useState } from 'preact/hooks';
import { ReviewLink } from '../../table-kit/ReviewDoor.tsx';
import { later } from '../../ui/later.ts';
import { href } from '../../ui/routes.ts';
import { useShell } from '../../words/catalogue.ts';
import { Compare } from './Compare.tsx';
import type { MatchProps } from './MatchPage.tsx';
import type { ReviewsProps } from './Reviews.tsx';
import { signed } from './Score.tsx';

const Reviews = later<ReviewsProps>(async () => (await import('./Reviews.tsx')).Reviews);

/** Deal by deal, latest first: the results of both tables side by side. */
export function Deals(props: MatchProps) {
  return (
    <div class="match-deals">{props.info.dealt.map((deal, i) => <Deal key={i} {...props} deal={deal} number={i + 1} />).reverse()}</div>
  );
}

interface DealProps extends MatchProps {
  readonly deal: MatchDeal;
  readonly number: number;
}

function Deal({ say, info, deal, number }: DealProps) {
  const shell = useShell();
  const [isOpen, setOpen] = useState(false);
  const tables = deal.tables.flatMap(({ table }) => table ?? []);
  return (
    <section class="match-deal" aria-labelledby={`match-deal-${number}`}>
      <h2 id={`match-deal-${number}`}>
        {say.deal.title(number, info.deals)}
        {deal.points && <span class="match-points">{deal.points.map((points) => signed(points ?? 0)).join(' : ')}</span>}
      </h2>
      {!deal.over && <p role="status">{say.deal.waits}</p>}
      {deal.over && deal.points === undefined && <p>{say.deal.void}</p>}
      {deal.over && (
        <div class="match-tables">
          {deal.tables.map(({ room, table, points }) => (
            <div key={room} class="match-table">
              <h3>{say.table(room)}</h3>
              {points && <p>{points.flatMap((of, team) => (of === null ? [] : [`${say.team(team)} ${signed(of)}`])).join(' · ')}</p>}
              {table && (
                <div class="row">
                  <ReviewLink to={['t', table]} about={say.deal.review(room, number)} />
                  <a class="button" href={href('t', table)} aria-label={shell.colon(say.deal.look, say.deal.review(room, number))}>
                    {say.deal.look}
                  </a>
                </div>
              )}
            </div>
          ))}
        </div>
      )}
      {deal.over && tables.length === 2 && (
        <details class="more" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{say.deal.compare}</summary>
          {isOpen && <Reviews say={say} info={info} tables={tables} />}
          {isOpen && <Compare say={say} game={info.game} tables={tables} />}
        </details>
      )}
    </section>
  );
}
