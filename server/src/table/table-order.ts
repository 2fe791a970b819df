/** What is done to one table, at its home. `leave`: a person gives up its seats. `forget`: and is no longer named. */
export type TableOrder =
  | { readonly order: 'close'; readonly table: string; readonly words: string }
  | { readonly order: 'remove' | 'reload'; readonly table: string }
  | { readonly order: 'leave' | 'forget'; readonly table: string; readonly key: string }
  /** One person takes the place of another one. */
  | { readonly order: 'merge'; readonly table: string; readonly key: string; readonly into: string };

/** A sentence for the operator if it could not be done. */
export type OrderAnswer = { readonly done: Readonly<Record<string, unknown>> } | { readonly error: string };
