/** A URL up to its password, which may itself hold a slash or an @ that should have been escaped; and a password after the question mark. */
const IN_URL = /([a-z][a-z\d+.-]*:\/\/[^\s:/@"]*:)[^\s"]*@/gi;
const IN_QUERY = /([?&]\w*password=)[^&\s"]*/gi;

/** The text without the passwords of the URLs in it. */
export function withoutPasswords(text: string): string {
  return text.replace(IN_URL, '$1***@').replace(IN_QUERY, '$1***');
}

/**
 * Whether this program was given a password on its command line, where every user of the machine may read it. From now on lists of processes show this process
 * without it; npm and the shell that started it are beyond our reach.
 */
export function hidePasswords(): boolean {
  const shown = [process.title, ...process.argv.slice(1)].join(' ');
  if (withoutPasswords(shown) === shown) return false;
  process.title = withoutPasswords(shown);
  return true;
}

export const PASSWORD_SEEN =
  'a password on the command line can be read by every user of this machine; put the URL in a file and pass its path with --database-url-file or DATABASE_URL_FILE';
