import { withoutPasswords } from './passwords.ts';

/** Something the person who runs the server can put right. Its message has no passwords. */
export class SetupError extends Error {
  override readonly name = 'SetupError';

  constructor(message: string) {
    super(withoutPasswords(message));
  }
}
