import { named, spaced } from '../../../words/grammar/fr.ts';
import type { WolfPartner } from './en-partner.ts';

export const words = spaced({
  acts: {
    toSeat: (animal, who) => `envoyer ${animal} chez ${who.you ? 'toi' : named(who.name)}`,
    toSelf: (animal) => `faire venir ${animal} à son pré`,
    toOwn: (animal) => `ramener ${animal} vers son équipe`,
    toRivals: (animal) => `envoyer ${animal} vers l’autre équipe`,
    move: (animal) => `déplacer ${animal}`,
  },
  probably: (partner, act) => `${partner} va sans doute ${act}.`,
} satisfies WolfPartner);
