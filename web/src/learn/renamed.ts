/** A text that calls seats by their farms, with the names of those who sit there. The endings of the language stay: “Hill’s”, “Hügels”. */
export function renamed(text: string, farms: readonly string[], names: readonly string[]): string {
  return farms.reduce((now, farm, i) => {
    // A Japanese name stands among other letters.
    const whole = /^[a-z]/i.test(farm) ? new RegExp(`(?<!\\p{L})${farm}(?=s?(?!\\p{L}))`, 'gu') : farm;
    return now.replaceAll(whole, names[i] || farm);
  }, text);
}
