/** Replaces farm names in a text by the players' names. Inflections stay: “Hill’s”, “Hügels”. */
export function renamed(text: string, farms: readonly string[], names: readonly string[]): string {
  return farms.reduce((now, farm, i) => {
    // A Japanese name has no word boundaries.
    const whole = /^[a-z]/i.test(farm) ? new RegExp(`(?<!\\p{L})${farm}(?=s?(?!\\p{L}))`, 'gu') : farm;
    return now.replaceAll(whole, names[i] || farm);
  }, text);
}
