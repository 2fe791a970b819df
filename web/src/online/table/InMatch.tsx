import type { TableMatch } from '@bellwether/wire';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { MatchDoor } from '../../table-kit/match-door.ts';
import { go } from '../../ui/routes.ts';
import { useWords } from '../../words/useWords.ts';
import { MATCH } from '../match/words.ts';

interface InMatchProps {
  readonly match: TableMatch | undefined;
  readonly children: ComponentChildren;
}

/** Provides the link back to the match, for a table that belongs to one. */
export function InMatch({ match, children }: InMatchProps) {
  return match === undefined ? children : <WithDoor match={match}>{children}</WithDoor>;
}

function WithDoor({ match: { match, sealed }, children }: { readonly match: TableMatch; readonly children: ComponentChildren }) {
  const text = useWords(MATCH)?.line.toMatch;
  const door = useMemo(
    () => (text === undefined ? undefined : { text, open: () => go('m', match), sealed: sealed === true }),
    [match, sealed, text],
  );
  return <MatchDoor.Provider value={door}>{children}</MatchDoor.Provider>;
}
