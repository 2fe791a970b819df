/** The last and only frame of a text. */
const TEXT = 0x81;

/**
 * A text as the frame that carries it to a client (RFC 6455), one character a byte. Whatever is said to a connection in one turn of
 * the loop becomes one string and one write: less work than a packet in pieces, and a busy server does little else.
 */
export function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  return headOf(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
}

function headOf(length: number): string {
  if (length < 126) return String.fromCharCode(TEXT, length);
  if (length < 2 ** 16) return String.fromCharCode(TEXT, 126, length >> 8, length & 0xff);
  return String.fromCharCode(TEXT, 127, 0, 0, 0, 0, length >>> 24, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff);
}
