import { createContext } from 'preact';

interface Door {
  readonly text: string;
  readonly open: () => void;
  /** The other table still plays this deal: no replay, review or sharing. */
  readonly sealed: boolean;
}

/** The link back to the match of a table, if it belongs to one. Such a table plays one game only. */
export const MatchDoor = createContext<Door | undefined>(undefined);
