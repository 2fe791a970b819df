import type { Who } from './en.ts';

const whom = (who: Who) => (who.you ? 'you' : who.name);

/** English is the type of every other language. */
export const words = {
  /** What a partner does with an animal, as part of the sentences below. */
  acts: {
    toSeat: (animal: string, who: Who) => `send ${animal} to ${whom(who)}`,
    toSelf: (animal: string) => `bring ${animal} to their own pasture`,
    toOwn: (animal: string) => `bring ${animal} to their own team`,
    toRivals: (animal: string) => `send ${animal} to the other team`,
    move: (animal: string) => `move ${animal}`,
  },
  probably: (partner: string, act: string) => `${partner} will probably ${act}.`,
};

export type WolfPartner = typeof words;
