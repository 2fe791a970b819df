import type { Me } from '@bellwether/wire';
import type { OnlineWords } from '../words/en/online.ts';
import type { PersonWords } from './words/en.ts';

/** What every part of the page is given. */
export interface PartProps {
  readonly words: PersonWords;
  readonly online: OnlineWords;
  /** Undefined for a device that the server has never seen. */
  readonly me: Me | undefined;
  /** Asks the server once more. */
  readonly again: () => Promise<void>;
}
