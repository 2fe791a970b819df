/** `length` random hexadecimal digits. Not `randomUUID`: a page without TLS, as on a LAN address, has none. */
export function freshId(length = 8): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => (byte % 16).toString(16)).join('');
}
