import { LANGUAGES, type Language } from '../words/languages.ts';
import { createSignal } from './signal.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How long things take to happen: walks, flights of cards, and a bot's pause before it plays. */
export const SPEEDS = ['calm', 'brisk', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Where a move wants a second press before it is made. */
export const CONFIRMS = ['online', 'always', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];

export const CARD_SIZES = ['usual', 'large', 'largest'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

export interface Settings {
  readonly language: Language | 'auto';
  readonly theme: Theme;
  readonly speed: Speed;
  /** Nothing travels; all takes its time nevertheless. */
  readonly still: boolean;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** Whether sounds are wanted has been asked, or was decided here. */
  readonly soundAsked: boolean;
  /** A bell when it is my turn. */
  readonly bell: boolean;
  /** The device trembles along, where it can. */
  readonly haptics: boolean;
  readonly confirm: Confirm;
  /** Tools, story and a hand beside the table are on the left. */
  readonly leftHand: boolean;
  readonly cards: CardSize;
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
  volume: 0.6,
  soundAsked: false,
  bell: true,
  haptics: true,
  confirm: 'online',
  leftHand: false,
  cards: 'usual',
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
    // Whoever has changed a setting before there was a question has seen the switch.
    const soundAsked = Object.keys(kept).length > 0;
    return { ...FIRST, soundAsked, ...kept, ...old };
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

const CARD_FACTOR: Readonly<Record<CardSize, number>> = { usual: 1, large: 1.2, largest: 1.4 };

/** What to multiply the cards of a hand by. */
export function cardFactor({ cards }: Pick<Settings, 'cards'>): number {
  return CARD_FACTOR[cards];
}

export function wantsConfirm({ confirm }: Pick<Settings, 'confirm'>, online: boolean): boolean {
  return confirm === 'always' || (confirm === 'online' && online);
}

/** What to multiply the length of every motion by; 0 where nothing travels. */
export function motion(): number {
  return settings.get().still || reducedMotion() ? 0 : tempo();
}
