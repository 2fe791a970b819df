/** Work that nobody waits for. What goes wrong there is an error of the page, as it would be in an event handler. */
export function background(work: PromiseLike<unknown> | undefined): void {
  work?.then(undefined, (error: unknown) => reportError(error));
}
