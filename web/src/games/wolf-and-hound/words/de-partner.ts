import { asObject } from '../../../words/grammar/de.ts';
import type { WolfPartner } from './en-partner.ts';

export const words = {
  acts: {
    toSeat: (animal, who) => `${asObject(animal, 'den')} zu ${who.you ? 'dir' : who.name} schicken`,
    toSelf: (animal, partner) => `${asObject(animal, 'den')} zu ${partner.you ? 'dir' : 'sich'} holen`,
    toOwn: (animal) => `${asObject(animal, 'den')} zum eigenen Team holen`,
    toRivals: (animal) => `${asObject(animal, 'den')} zum anderen Team schicken`,
    move: (animal) => `${asObject(animal, 'den')} bewegen`,
  },
  probably: (partner, act) => `${partner} wird wahrscheinlich ${act}.`,
  misread: {
    title: 'Wo Partner einander falsch einschätzten',
    about: 'Zu erwarten bei mindestens 4 von 5 möglichen Händen, nach dem, was der Spieler sehen konnte. Es kam anders.',
    expected: (by, partner, act) =>
      `${by.you ? 'Du konntest' : `${by.name} konnte`} erwarten, dass ${partner.you ? 'du' : partner.name} ${act} ${partner.you ? 'würdest' : 'würde'}.`,
    causes: {
      cards: (herder) => `Mit dieser Hand hätte auch ein Bot der Stufe ${herder} das nicht gespielt.`,
      choice: (herder) => `Mit dieser Hand hätte ein Bot der Stufe ${herder} das gespielt.`,
    },
  },
} satisfies WolfPartner;
