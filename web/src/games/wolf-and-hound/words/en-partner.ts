import type { Who } from './en.ts';

const whom = (who: Who) => (who.you ? 'you' : who.name);
const their = (who: Who) => (who.you ? 'your' : 'their');

/** English is the type of every other language. */
export const words = {
  /** What a partner does with an animal, as part of the sentences below. */
  acts: {
    toSeat: (animal: string, who: Who) => `send ${animal} to ${whom(who)}`,
    toSelf: (animal: string, partner: Who) => `bring ${animal} to ${their(partner)} own pasture`,
    toOwn: (animal: string, partner: Who) => `bring ${animal} to ${their(partner)} own team`,
    toRivals: (animal: string) => `send ${animal} to the other team`,
    move: (animal: string) => `move ${animal}`,
  },
  /** At the table, before a card is played. */
  probably: (partner: string, act: string) => `${partner} will probably ${act}.`,
  /** In reviews. */
  misread: {
    title: 'Partners who misread each other',
    about: 'Expected in at least 4 of 5 possible hands, by what the player could see. It came otherwise.',
    expected: (by: Who, partner: Who, act: string) => `${by.you ? 'You' : by.name} could expect ${whom(partner)} to ${act}.`,
    /** `herder`: the name of that level. */
    causes: {
      cards: (herder: string) => `With that hand, our ${herder} would not have done so either.`,
      choice: (herder: string) => `With that hand, our ${herder} would have done so.`,
    },
  },
};

export type WolfPartner = typeof words;
