import { BINS, type Bin } from '../ladder/match.ts';

export const EYES = ['own', 'open'] as const;
export type Eyes = (typeof EYES)[number];

/** One game's predicted chances and its result, binned by tenths: from every seat's point of view, and with all cards open. */
export type GameTenths = Readonly<Record<Eyes, readonly Bin[]>>;

export function emptyTenths(): GameTenths {
  const bins = () => Array.from({ length: BINS }, (): Bin => ({ count: 0, said: 0, won: 0 }));
  return { own: bins(), open: bins() };
}

export function noteChance(bins: readonly Bin[], said: number, won: number): void {
  const bin = bins[Math.min(BINS - 1, Math.floor(said * BINS))] as Bin;
  bin.count++;
  bin.said += said;
  bin.won += won;
}

/** One tenth over many games. Shares from 0 to 1. */
export interface Tenth {
  readonly points: number;
  readonly games: number;
  readonly said: number;
  readonly won: number;
  /** won − said. */
  readonly off: number;
  /** The standard error of `off`. Points of one game are correlated, so it is computed over games. */
  readonly error: number;
}

export function tenthsOf(games: readonly GameTenths[], eyes: Eyes): Tenth[] {
  return Array.from({ length: BINS }, (_, i) => tenthOf(games.map((game) => game[eyes][i] as Bin).filter(({ count }) => count > 0)));
}

function tenthOf(bins: readonly Bin[]): Tenth {
  const sum = (of: (bin: Bin) => number) => bins.reduce((total, bin) => total + of(bin), 0);
  const points = sum(({ count }) => count);
  const [said, won] = [sum((bin) => bin.said) / points, sum((bin) => bin.won) / points];
  const off = won - said;
  const squares = sum((bin) => (bin.won - bin.said - off * bin.count) ** 2);
  const error = Math.sqrt((squares * bins.length) / (bins.length - 1)) / points;
  return { points, games: bins.length, said, won, off, error };
}

/** The allowed calibration error of a graph. */
export const WITHIN = 0.05;
export type Verdict = 'yes' | 'perhaps' | 'no' | '–';

/**
 * Whether a tenth is within the bound: `yes` or `no` if that is certain by two standard errors. No verdict on a tenth that occurred in
 * fewer than two games.
 */
export function verdictOf({ games, off, error }: Tenth): Verdict {
  if (games < 2) return '–';
  if (Math.abs(off) + 2 * error <= WITHIN) return 'yes';
  return Math.abs(off) - 2 * error <= WITHIN ? 'perhaps' : 'no';
}
