import type { TableInfo, TableMatch } from '@bellwether/wire';
import { BarLine } from '../../online-kit/BarLine.tsx';
import { href } from '../../ui/routes.ts';
import { useWords } from '../../words/useWords.ts';
import { MATCH } from '../match/words.ts';

/** At the finished table of a match: what may be known, and the link back. */
export function MatchLine({ info: { match, status } }: { readonly info: TableInfo }) {
  return match && (status === 'over' || status === 'withdrawn') ? <Ended match={match} /> : null;
}

function Ended({ match }: { readonly match: TableMatch }) {
  const say = useWords(MATCH);
  return (
    say && (
      <BarLine text={match.sealed ? say.line.sealed : say.line.open}>
        <a class="primary" href={href('m', match.match)}>
          {say.line.toMatch}
        </a>
      </BarLine>
    )
  );
}

/** The number of the deal, and the room. */
export function MatchHere({ match }: { readonly match: TableMatch }) {
  const say = useWords(MATCH);
  return say ? <p class="online-score match-here">{say.line.here(match.deal, match.deals, match.room)}</p> : null;
}
