/**
 * Whether a page of this origin may use the API: our own, an allowed one, or no page (browsers always send the header).
 */
export function isOurOrigin(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    const url = new URL(origin);
    return (url.protocol === 'http:' || url.protocol === 'https:') && host !== undefined && url.host === host;
  } catch {
    return false;
  }
}
