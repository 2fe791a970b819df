import { ParseError } from '@bellwether/kernel';

/** An error of the user: printed as one message without a stack trace, with exit status 1. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Unwraps a parser's result. Throws its ParseError, which counts as an error of the user. */
export function good<T>(value: T | ParseError): T {
  if (value instanceof ParseError) throw value;
  return value;
}

export function isUsersMistake(error: unknown): error is Error {
  return error instanceof UserError || error instanceof ParseError;
}
