/** Who sits where, and how chance decides it (R-SEATS). */
export const words = {
  seats: 'Seats',
  mix: { no: 'As chosen', all: 'Mixed', partners: 'Mixed, partners together' },
  mixAbout: { no: '', all: 'Chance decides who sits where', partners: 'Chance decides the rest' },
  again: { no: 'Same seats', all: 'Mix the seats', partners: 'Mix, partners together' },
  lobby: {
    no: 'Everybody stays where they sit.',
    all: 'The seats are mixed at the start.',
    partners: 'The seats are mixed at the start; partners stay together.',
  },
  fair: 'Nobody can choose: the same number that fixes the cards fixes the seats.',
  mixed: (starter: string) => `Seats mixed: ${starter} starts.`,
  mixedYou: 'Seats mixed: you start.',
  name: (seat: string) => `Name of the person at ${seat}`,
  nameHint: 'Name',
  takeBack: (name: string) => `Take back ${name}’s move`,
};

export type SeatWords = typeof words;
