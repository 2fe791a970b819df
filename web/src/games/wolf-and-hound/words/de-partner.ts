import type { WolfPartner } from './en-partner.ts';

export const words = {
  acts: {
    toSeat: (animal, who) => `${animal} zu ${who.you ? 'dir' : who.name} schicken`,
    toSelf: (animal, partner) => `${animal} zu ${partner.you ? 'dir' : 'sich'} holen`,
    toOwn: (animal) => `${animal} zum eigenen Team holen`,
    toRivals: (animal) => `${animal} zum anderen Team schicken`,
    move: (animal) => `${animal} bewegen`,
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
