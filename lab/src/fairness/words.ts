export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const per = (n: number): string => n.toFixed(2);
export const points = (share: number): string => `${share > 0 ? '+' : ''}${(100 * share).toFixed(1)} points`;

/** A share with its 95 % interval. */
export function shareText({ mean, error }: { readonly mean: number; readonly error: number }): string {
  return `${percent(mean)} ± ${(196 * error).toFixed(1)}`;
}
