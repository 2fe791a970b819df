import { anObject, aText, fields, oneOf, ParseError, parseJson, reading } from '@bellwether/kernel';

/** A file of corrected values: game and edition, and the values as the engine reads them. */
export interface CopyFile {
  readonly game: string;
  readonly edition: string;
  readonly copy: object;
}

export function writeCopyFile({ game, edition, copy }: CopyFile): string {
  return `${JSON.stringify({ bellwether: 'copy', game, edition, copy }, null, 2)}\n`;
}

const file = fields({ bellwether: oneOf(['copy']), game: aText, edition: aText, copy: anObject });

export function readCopyFile(text: string): CopyFile | ParseError {
  return reading(() => {
    if (text.length > MAX_FILE_LENGTH) throw new ParseError('file', 'too-long', text.length, `at most ${MAX_FILE_LENGTH} characters`);
    return file(parseJson(text, 'file'), 'file');
  });
}

const MAX_FILE_LENGTH = 50_000;
