/**
 * An administrative change of one table, carried out at its home. `leave`: gives up a person's seats. `forget`: also
 * erases their name.
 */
export type TableOrder =
  | { readonly order: 'close'; readonly table: string; readonly words: string }
  | { readonly order: 'remove' | 'reload'; readonly table: string }
  | { readonly order: 'leave' | 'forget'; readonly table: string; readonly key: string }
  /** One person takes the place of another one. */
  | { readonly order: 'merge'; readonly table: string; readonly key: string; readonly into: string };

/** `error`: a sentence for the operator. */
export type OrderAnswer = { readonly done: Readonly<Record<string, unknown>> } | { readonly error: string };
