/** Words of seating: who sits where, and how chance mixes seats (R-SEATS). */
export const words = {
  seats: 'Seats',
  mix: { no: 'As set', all: 'Random', partners: 'Random, keep partners' },
  mixAbout: { no: '', all: 'Everyone gets a random seat', partners: 'The rest is random' },
  again: { no: 'Same seats', all: 'Random seats', partners: 'Random, keep partners' },
  lobby: {
    no: 'Everyone keeps their seat.',
    all: 'The game starts with random seats.',
    partners: 'The game starts with random seats. Partners stay together.',
  },
  fair: 'Nobody can cheat: the number that fixes the cards also fixes the seats.',
  mixed: (starter: string) => `Random seats: ${starter} starts.`,
  mixedYou: 'Random seats: you start.',
  name: (seat: string) => `Name of the player at ${seat}`,
  nameHint: 'Name',
  takeBack: (name: string) => `Undo ${name}’s move`,
};

export type SeatWords = typeof words;
