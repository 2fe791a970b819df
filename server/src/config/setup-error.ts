import { withoutPasswords } from './passwords.ts';

/** An error that the operator can fix. Its message contains no passwords. */
export class SetupError extends Error {
  override readonly name = 'SetupError';

  constructor(message: string) {
    super(withoutPasswords(message));
  }
}
