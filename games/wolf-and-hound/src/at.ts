/** The item at an index that is known to be there. Not for what every move of a play-out does: it costs a few per cent there. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}
