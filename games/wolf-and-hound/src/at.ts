/** The item at a valid index. Not used in the hot path of playouts, where it costs a few percent. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}
