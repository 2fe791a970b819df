/** UTC dates as text, such as `2026-11-16`. */

export const DAY_MS = 86_400_000;

export function dateAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The date `days` after this one, or before it. */
export function daysFrom(date: string, days: number): string {
  return dateAt(Date.parse(date) + days * DAY_MS);
}

/** Whether a text is a valid date. */
export function isDate(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dateAt(Date.parse(text)) === text;
}

/** The id under which a day's game is saved. It tells the table to use the bots of the day. */
export function idOn(date: string): string {
  return `day-${date}`;
}

export function dateOf(id: string): string | undefined {
  const date = id.startsWith('day-') ? id.slice('day-'.length) : undefined;
  return isDate(date) ? date : undefined;
}
