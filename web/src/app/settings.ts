import { createSignal } from '../ui/signal.ts';
import { LANGUAGES, type Language } from '../words/languages.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How long things take to happen: walks, flights of cards, and a bot's pause before it plays. */
export const SPEEDS = ['calm', 'brisk', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  readonly language: Language | 'auto';
  readonly theme: Theme;
  readonly speed: Speed;
  /** Nothing travels; all takes its time nevertheless. */
  readonly still: boolean;
  readonly sound: boolean;
  /** A suggested card before every choice: until a first game is over, or for ever if wanted. */
  readonly suggest: boolean;
  /** Bots say why they moved, in a bubble at their seat. */
  readonly bubbles: boolean;
  /** Single letters as shortcuts. Typed moves and arrows work without. */
  readonly keys: boolean;
}

const KEY = 'bellwether.settings';
const FIRST: Settings = {
  language: 'auto',
  theme: 'auto',
  speed: 'brisk',
  still: false,
  sound: false,
  suggest: true,
  bubbles: false,
  keys: true,
};

export const settings = createSignal<Settings>(load());

settings.watch(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()));
  } catch {
    // Private browsing: settings last as long as the page.
  }
});

// Set in another tab, or read from a file.
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => key === KEY && settings.set(load()));

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...part });
}

function load(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    // No motion was a speed once, without time to follow.
    const old = SPEEDS.includes(kept.speed ?? 'brisk') ? {} : { speed: FIRST.speed, still: true };
    return { ...FIRST, ...kept, ...old };
  } catch {
    return FIRST;
  }
}

/** The language to speak: chosen, or the first of the browser's that we have. */
export function languageOf({ language }: Settings, wanted: readonly string[] = navigator.languages): Language {
  if (language !== 'auto') return language;
  const found = wanted.map((tag) => LANGUAGES.find((ours) => tag.toLowerCase().startsWith(ours)));
  return found.find((ours) => ours !== undefined) ?? 'en';
}

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const FACTOR: Readonly<Record<Speed, number>> = { calm: 1.6, brisk: 1, fast: 0.5, instant: 0 };

/** What to multiply every wait by; 0 where bots answer at once. */
export function tempo(): number {
  return FACTOR[settings.get().speed];
}

/** What to multiply the length of every motion by; 0 where nothing travels. */
export function motion(): number {
  return settings.get().still || reducedMotion() ? 0 : tempo();
}
