/**
 * Part of tsconfig.json alone, the compile of kernel, games and bots. The standard library cannot be taken apart, so clock and chance
 * stay there, but what they give has no use: these overloads come before the library's own, and `NotInTheEngine` is no number, no date
 * and no text. `tests/purity.ts` finds the few ways around them.
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
