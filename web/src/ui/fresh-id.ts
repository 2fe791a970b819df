/** So many random digits of base 16. Not `randomUUID`: a page without TLS, as from a computer in the same house, has none. */
export function freshId(length = 8): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => (byte % 16).toString(16)).join('');
}
