import { ParseError } from '@bellwether/kernel';

/** Something the user can put right: told in one message, without a stack trace, with exit status 1. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** What a reader gave, or its complaint as the user's to put right. */
export function good<T>(value: T | ParseError): T {
  if (value instanceof ParseError) throw value;
  return value;
}

export function isUsersMistake(error: unknown): error is Error {
  return error instanceof UserError || error instanceof ParseError;
}
