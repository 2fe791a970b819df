import { named, spaced } from '../../../words/grammar/fr.ts';
import type { Who } from './en.ts';
import type { WolfPartner } from './en-partner.ts';

const whom = (who: Who) => (who.you ? 'toi' : named(who.name));

export const words = spaced({
  acts: {
    toSeat: (animal, who) => `envoyer ${animal} chez ${whom(who)}`,
    toSelf: (animal, partner) => `faire venir ${animal} à ${partner.you ? 'ton' : 'son'} pré`,
    toOwn: (animal, partner) => `ramener ${animal} vers ${partner.you ? 'ton' : 'son'} équipe`,
    toRivals: (animal) => `envoyer ${animal} vers l’autre équipe`,
    move: (animal) => `déplacer ${animal}`,
  },
  probably: (partner, act) => `${partner} va sans doute ${act}.`,
  misread: {
    title: 'Partenaires qui se sont mal compris',
    about: 'À prévoir avec au moins 4 mains possibles sur 5, d’après ce que le joueur pouvait voir. Il en a été autrement.',
    expected: (by, partner, act) => `${by.you ? 'Tu pouvais' : `${by.name} pouvait`} compter sur ${whom(partner)} pour ${act}.`,
    causes: {
      cards: (herder) => `Avec cette main, le niveau ${herder} ne l’aurait pas fait non plus.`,
      choice: (herder) => `Avec cette main, le niveau ${herder} l’aurait fait.`,
    },
  },
} satisfies WolfPartner);
