/** Runs work that no caller awaits. A rejection becomes an error of the page, as in an event handler. */
export function background(work: PromiseLike<unknown> | undefined): void {
  work?.then(undefined, (error: unknown) => reportError(error));
}
