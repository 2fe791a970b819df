/** Words of the settings, and of the question about sounds. */
export const words = {
  groups: { look: 'Appearance', pace: 'Motion', feel: 'Sound and touch', play: 'Play' },
  preview: 'A small table showing your choices',
  tryIt: 'Try it',
  language: 'Language',
  browser: 'Browser default',
  theme: 'Theme',
  themes: { auto: 'System default', light: 'Light', dark: 'Dark' },
  cards: 'Hand card size',
  cardSizes: { usual: 'Normal', large: 'Large', largest: 'Largest' },
  leftHand: 'Left-handed',
  leftHandAbout: 'Moves the tools and the story to the left, and your hand if it is next to the table.',
  still: 'No animation',
  sound: 'Sound',
  volume: 'Volume',
  bell: 'Ring a bell on my turn',
  haptics: 'Vibrate',
  confirm: 'Confirm moves',
  confirms: { online: 'Online', always: 'Always', never: 'Never' },
  confirmAbout: 'Press once to see what a card does, again to play it. On a touch screen, Wolf & Hound always takes two taps.',
  suggest: 'Suggest a card every turn',
  suggestAbout: 'The designers ask experienced players not to tell new ones what to play: finding out is the fun.',
  bubbles: 'Bots explain their moves in a bubble',
  foretell: 'Foretell a bot partner’s answer',
  foretellAbout:
    'In Wolf & Hound, for the card you look at. It uses only what you can see, and appears only if it holds for at least 4 out of 5 hands your partner could have.',
  bubble: 'It costs you a sheep!',
  keys: 'Single-key shortcuts',
  offer: { question: 'Hear the sheep?', yes: 'Yes', no: 'No' },
};

export type SettingsWords = typeof words;
