/** One thing made in the workshop: an animal card, a number deck or a landscape deck. `data` is in the form its game reads. */
export interface Item {
  /** Of this browser alone: the address of its page. */
  readonly key: string;
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly data: object;
}

/** Limits, told on the page before they are reached. */
export const MOST_ITEMS = 100;
export const LONGEST_NAME = 40;
/** Items that travel together in a file or link. */
export const MOST_SHARED = 30;
export const LONGEST_FILE = 100_000;
