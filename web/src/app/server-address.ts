const HAS_SCHEME = /^https?:\/\//i;
/** Machines at home have no certificate. */
const AT_HOME = /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[|[\w-]+(?::\d+)?$|[\w.-]+\.(?:local|lan|home)\b)/i;

/** The page of a server by what was typed: an address, or a host name alone. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  // Browsers escape spaces in a host name instead of refusing them.
  if (text === '' || /\s/.test(text) || (text.includes('://') && !HAS_SCHEME.test(text))) return undefined;
  const scheme = AT_HOME.test(text) ? 'http' : 'https';
  try {
    const { origin, pathname, username } = new URL(HAS_SCHEME.test(text) ? text : `${scheme}://${text}`);
    return username === '' ? `${origin}${pathname.endsWith('/') ? pathname : `${pathname}/`}` : undefined;
  } catch {
    return undefined;
  }
}
