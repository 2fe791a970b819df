import type { Review } from '@bellwether/review';
import type { RetryWish } from './retry.ts';

/** A request of the review page to its worker. */
export type Ask =
  /** A saved game is read by the worker only: nothing of an unfinished one reaches the page. */
  | { readonly kind: 'open'; readonly id: string }
  | { readonly kind: 'open'; readonly text: string }
  | ({ readonly kind: 'retry'; readonly call: number } & RetryWish);

export type Told =
  | { readonly kind: 'refused'; readonly why: WhyNot; readonly where?: string; readonly expected?: string }
  /** The record of a finished game. */
  | { readonly kind: 'opened'; readonly game: string; readonly text: string }
  | { readonly kind: 'review'; readonly review: Review }
  /** The record of a second try; undefined if no other cards fit. */
  | { readonly kind: 'retry'; readonly call: number; readonly text: string | undefined };

export type WhyNot = 'running' | 'missing' | 'unreadable' | 'broken';
