import { ParseError } from '@bellwether/kernel';

/** A mistake of the user: reported in one message, without a stack trace, with exit status 1. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** A reader's value. Throws its ParseError, which counts as a mistake of the user. */
export function good<T>(value: T | ParseError): T {
  if (value instanceof ParseError) throw value;
  return value;
}

export function isUsersMistake(error: unknown): error is Error {
  return error instanceof UserError || error instanceof ParseError;
}
