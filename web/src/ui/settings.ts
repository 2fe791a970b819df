import { LANGUAGES, type Language } from '../words/languages.ts';
import { createSignal } from './signal.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Speed of walks, card flights and bots' pauses. */
export const SPEEDS = ['calm', 'brisk', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Where a move needs a second press. */
export const CONFIRMS = ['online', 'always', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];

export const CARD_SIZES = ['usual', 'large', 'largest'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

export interface Settings {
  readonly language: Language | 'auto';
  readonly theme: Theme;
  readonly speed: Speed;
  /** Reduced motion: nothing travels, but everything takes the same time. */
  readonly still: boolean;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** Whether the question about sounds has been asked or answered here. */
  readonly soundAsked: boolean;
  /** Ring a bell on my turn. */
  readonly bell: boolean;
  /** Vibrate, where the device can. */
  readonly haptics: boolean;
  readonly confirm: Confirm;
  /** Left-handed: tools, story and side hand are on the left. */
  readonly leftHand: boolean;
  readonly cards: CardSize;
  /** Suggest a card before every choice: until a first game is over, or always if chosen. */
  readonly suggest: boolean;
  /** Bots give their reasons in a bubble at their seat. */
  readonly bubbles: boolean;
  /** Show what a bot partner will probably answer; off unless chosen. */
  readonly foretell?: boolean;
  /** Single letters as shortcuts. Typed moves and arrow keys work without. */
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

// Changed in another tab, or imported.
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => key === KEY && settings.set(load()));

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...part });
}

function load(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    // Older settings had "no motion" as a speed.
    const old = SPEEDS.includes(kept.speed ?? 'brisk') ? {} : { speed: FIRST.speed, still: true };
    // A player with saved settings has seen the switch: no question.
    const soundAsked = Object.keys(kept).length > 0;
    return { ...FIRST, soundAsked, ...kept, ...old };
  } catch {
    return FIRST;
  }
}

/** The language of the app: the chosen one, or the first of the browser's that we have. */
export function languageOf({ language }: Settings, wanted: readonly string[] = navigator.languages): Language {
  if (language !== 'auto') return language;
  const found = wanted.map((tag) => LANGUAGES.find((ours) => tag.toLowerCase().startsWith(ours)));
  return found.find((ours) => ours !== undefined) ?? 'en';
}

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const FACTOR: Readonly<Record<Speed, number>> = { calm: 1.6, brisk: 1, fast: 0.5, instant: 0 };

/** Factor for every wait; 0 at instant speed. */
export function tempo(): number {
  return FACTOR[settings.get().speed];
}

const CARD_FACTOR: Readonly<Record<CardSize, number>> = { usual: 1, large: 1.2, largest: 1.4 };

/** Factor for the size of the cards of a hand. */
export function cardFactor({ cards }: Pick<Settings, 'cards'>): number {
  return CARD_FACTOR[cards];
}

export function wantsConfirm({ confirm }: Pick<Settings, 'confirm'>, online: boolean): boolean {
  return confirm === 'always' || (confirm === 'online' && online);
}

/** Factor for the duration of every animation; 0 with reduced motion. */
export function motion(): number {
  return settings.get().still || reducedMotion() ? 0 : tempo();
}
