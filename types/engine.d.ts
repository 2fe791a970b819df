/**
 * For tsconfig.json alone, which compiles kernel, games and bots. Clock and randomness cannot be removed from the standard library, so
 * these overloads come first and make their results useless: `NotInTheEngine` is not a number, a date or a text. `tests/purity.ts` finds
 * the few ways around them.
 */
interface NotInTheEngine {
  readonly 'the engine has no clock and no chance: a caller hands them in': unique symbol;
}

interface Math {
  random(): NotInTheEngine;
}

interface DateConstructor {
  new (...args: unknown[]): NotInTheEngine;
  (...args: unknown[]): NotInTheEngine;
  now(): NotInTheEngine;
  parse(text: string): NotInTheEngine;
}
