import { createContext } from 'preact';

/** The way back to the match that a table belongs to, if it does: there is no other game at this table. */
export const MatchDoor = createContext<{ readonly text: string; readonly open: () => void } | undefined>(undefined);
