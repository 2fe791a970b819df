import type { Me } from '@bellwether/wire';
import type { OnlineWords } from '../words/en/online.ts';
import type { PersonWords } from './words/en.ts';

/** Props of every part of the page. */
export interface PartProps {
  readonly words: PersonWords;
  readonly online: OnlineWords;
  /** Undefined for a device unknown to the server. */
  readonly me: Me | undefined;
  /** Asks the server again. */
  readonly again: () => Promise<void>;
}
