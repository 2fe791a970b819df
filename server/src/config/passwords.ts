/** A URL up to its password, which may contain an unescaped slash or @; and a password in the query. */
const IN_URL = /([a-z][a-z\d+.-]*:\/\/[^\s:/@"]*:)[^\s"]*@/gi;
const IN_QUERY = /([?&]\w*password=)[^&\s"]*/gi;

/** Removes passwords from URLs in a text. */
export function withoutPasswords(text: string): string {
  return text.replace(IN_URL, '$1***@').replace(IN_QUERY, '$1***');
}

/**
 * Whether a password was given on the command line, where every user of the machine can read it. Hides it from process
 * lists from now on; npm and the shell that started this process still show it.
 */
export function hidePasswords(): boolean {
  const shown = [process.title, ...process.argv.slice(1)].join(' ');
  if (withoutPasswords(shown) === shown) return false;
  process.title = withoutPasswords(shown);
  return true;
}

export const PASSWORD_SEEN =
  'a password on the command line can be read by every user of this machine; put the URL in a file and pass its path with --database-url-file or DATABASE_URL_FILE';
