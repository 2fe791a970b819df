import type { SettingsWords } from '../en/settings.ts';

export const words: SettingsWords = {
  groups: { look: 'Aussehen', pace: 'Bewegung', feel: 'Ton und Vibration', play: 'Spielweise' },
  preview: 'Ein kleiner Tisch, der zeigt, was du wählst',
  tryIt: 'Ausprobieren',
  language: 'Sprache',
  browser: 'Wie der Browser',
  theme: 'Darstellung',
  themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  cards: 'Handkarten',
  cardSizes: { usual: 'Normal', large: 'Groß', largest: 'Sehr groß' },
  leftHand: 'Linkshändig',
  leftHandAbout: 'Werkzeuge, Verlauf und die Handkarten neben dem Tisch sind links.',
  still: 'Ohne Animation',
  sound: 'Ton',
  volume: 'Lautstärke',
  bell: 'Eine Glocke, wenn ich am Zug bin',
  haptics: 'Vibration',
  confirm: 'Zweimal tippen für einen Zug',
  confirms: { online: 'Online', always: 'Immer', never: 'Nie' },
  confirmAbout:
    'Beim ersten Mal siehst du, was eine Karte bewirkt, beim zweiten spielst du sie. Mit dem Finger sind es bei Wolf & Hound immer zwei.',
  suggest: 'In jedem Zug eine Karte vorschlagen',
  suggestAbout:
    'Die Autoren wünschen sich, dass Erfahrene den Neuen nicht sagen, was sie spielen sollen: Selbst draufkommen macht am meisten Spaß.',
  bubbles: 'Bots begründen ihren Zug in einer Sprechblase',
  foretell: 'Antwort des Bot-Partners voraussagen',
  foretellAbout:
    'In Wolf & Hound, für die Karte, die du gerade ansiehst. Berechnet nur aus dem, was du selbst siehst, und nur gezeigt, wenn 4 von 5 möglichen Händen deines Partners dasselbe ergeben.',
  bubble: 'Das kostet dich ein Schaf!',
  keys: 'Tastenkürzel mit einem Buchstaben',
  offer: { question: 'Die Schafe hören?', yes: 'Ja', no: 'Nein' },
};
