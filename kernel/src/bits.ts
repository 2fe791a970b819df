/** Small sets kept as the bits of one number: how many are in it. */
export function countBits(bits: number): number {
  let left = bits;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count++;
  }
  return count;
}

/** The index of the lowest set bit; −1 for an empty set. `left &= left - 1` removes it. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
