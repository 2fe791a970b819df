import { createContext } from 'preact';

interface Door {
  readonly text: string;
  readonly open: () => void;
  /** The other table still plays this deal: there is nothing to look back at, to review or to pass on. */
  readonly sealed: boolean;
}

/** The way back to the match that a table belongs to, if it does: there is no other game at this table. */
export const MatchDoor = createContext<Door | undefined>(undefined);
