import type { WolfPartner } from './en-partner.ts';

export const words = {
  acts: {
    toSeat: (animal, who) => `${animal} zu ${who.you ? 'dir' : who.name} schicken`,
    toSelf: (animal) => `${animal} zu sich holen`,
    toOwn: (animal) => `${animal} zum eigenen Team holen`,
    toRivals: (animal) => `${animal} zum anderen Team schicken`,
    move: (animal) => `${animal} bewegen`,
  },
  probably: (partner, act) => `${partner} wird wahrscheinlich ${act}.`,
} satisfies WolfPartner;
