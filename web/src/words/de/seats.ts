import type { SeatWords } from '../en/seats.ts';

export const words: SeatWords = {
  seats: 'Plätze',
  mix: { no: 'Wie gewählt', all: 'Gemischt', partners: 'Gemischt, Partner zusammen' },
  mixAbout: { no: '', all: 'Der Zufall entscheidet, wer wo sitzt', partners: 'Den Rest entscheidet der Zufall' },
  again: { no: 'Gleiche Plätze', all: 'Plätze mischen', partners: 'Mischen, Partner zusammen' },
  lobby: {
    no: 'Jeder bleibt auf seinem Platz.',
    all: 'Beim Start werden die Plätze gemischt.',
    partners: 'Beim Start werden die Plätze gemischt; Partner bleiben zusammen.',
  },
  fair: 'Niemand kann wählen: Dieselbe Zahl, die die Karten festlegt, legt auch die Plätze fest.',
  mixed: (starter) => `Plätze gemischt: ${starter} beginnt.`,
  mixedYou: 'Plätze gemischt: Du beginnst.',
  name: (seat) => `Name der Person am Platz „${seat}“`,
  nameHint: 'Name',
  takeBack: (name) => `Zug zurücknehmen: ${name}`,
};
