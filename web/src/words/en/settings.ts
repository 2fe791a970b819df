import type { CardSize, Confirm } from '../../app/settings.ts';

/** The words of the settings, and of the one question about sounds. */
export const words = {
  groups: { look: 'Look', pace: 'Motion', feel: 'Sound and touch', play: 'Play' },
  preview: 'A small table that shows what you choose',
  tryIt: 'Try it',
  language: 'Language',
  browser: 'As the browser',
  theme: 'Theme',
  themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
  cards: 'Cards of the hand',
  cardSizes: { usual: 'Usual', large: 'Large', largest: 'Largest' } satisfies Record<CardSize, string>,
  leftHand: 'Left hand',
  leftHandAbout: 'Tools, story and a hand beside the table are on the left.',
  still: 'No motion: everything jumps, in its own time',
  sound: 'Sound',
  volume: 'Volume',
  bell: 'A bell when it is my turn',
  haptics: 'The device trembles along',
  confirm: 'A second press before a move',
  confirms: { online: 'Online', always: 'Always', never: 'Never' } satisfies Record<Confirm, string>,
  confirmAbout: 'A first press shows what a card would do, the second plays it. With a finger, Wolf & Hound always takes two.',
  suggest: 'Suggest a card every turn',
  bubbles: 'Bots say why, in a bubble at their seat',
  bubble: 'It costs you a sheep!',
  keys: 'Shortcuts of one letter',
  offer: { question: 'Play with sounds?', yes: 'With sounds', no: 'Quietly' },
};

export type SettingsWords = typeof words;
