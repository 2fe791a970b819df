/** How many bits are set in every number of 15 bits: half of what rules keep in one number. */
const COUNTS = Uint8Array.from({ length: 1 << 15 }, (_, bits) => bits.toString(2).replaceAll('0', '').length);

/** How many of the lower 30 bits are set. */
export function countBits(bits: number): number {
  return (COUNTS[bits & 0x7fff] as number) + (COUNTS[bits >> 15] as number);
}

/** The place of the lowest bit (of at least one). */
export function firstOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
