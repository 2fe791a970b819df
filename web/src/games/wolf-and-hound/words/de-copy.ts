import type { WolfCopyWords } from './en-copy.ts';

export const words: WolfCopyWords = {
  numbers: 'Zahlenkarten',
  animals: 'Tierkarten',
  count: 'Anzahl',
  sum: (colour, sum) => `${colour}: ${sum} von 16`,
  most: 'Laut Regelheft ist die schwarze 3 die häufigste Karte.',
  field: { pace: 'Bewegungs\u00adänderung', target: 'Ziel', sheep: 'Wirkung' },
  onBack: (field) => `${field} der Rückseite`,
  none: 'keine',
  paces: { reverse: 'gegen den Uhrzeigersinn' },
  targets: { self: 'eigener Platz', left: 'links', across: 'gegenüber', right: 'rechts' },
  effect: (sheep) => `${sheep > 0 ? '+' : '−'}${Math.abs(sheep)} ${Math.abs(sheep) === 1 ? 'Schaf' : 'Schafe'}`,
  doubts: {
    picture: 'Nur auf einem Bild im Regelheft zu lesen.',
    draft: 'Von einem Bild des Entwurfs von 2015 übernommen; die Hefte von 2016 sagen nichts dazu.',
    unnamed: 'Kein Text nennt etwas anderes, also gilt, was die einfache Karte hat.',
    order: 'Die Hefte nennen solche Werte, aber nicht, welche Karte sie trägt: nach den Nummern der Karten verteilt.',
    wolves: 'Angenommen wie bei der Wolfskarte mit derselben Nummer.',
    pair: 'Angenommen wie bei der anderen Karte des Paars.',
    'other-side': 'Das Beispiel zeigt nur eine Seite; für die andere ist dasselbe angenommen.',
    number: 'Das Beispiel zeigt so eine Karte ohne ihre Nummer; die Nummer ist die von 2016.',
    sums: 'Die Hefte legen 16 schwarze und 16 weiße Karten von 1 bis 4 fest, die schwarze 3 am häufigsten; der Rest ist unsere Rekonstruktion.',
  },
  problems: {
    unreadable: () => 'Ein Wert fehlt, oder keine Karte kann ihn haben.',
    'unknown-card': () => 'Diese Ausgabe hat keine solche Karte.',
    certain: (_, card) => `${card}: Der Text der Hefte legt diese Karte fest, da gibt es nichts zu berichtigen.`,
    'one-side': (_, card) => `${card} hat nur eine Seite.`,
    'wrong-sign': (facts, card) =>
      facts.kind === 'wolf'
        ? `${card}: Ein Wolf verjagt Schafe.`
        : facts.kind === 'hound'
          ? `${card}: Ein Hund bringt Schafe zurück.`
          : `${card}: Eine Schafskarte bewegt keine Schafe.`,
    sum: (facts) => `Es gibt 16 ${facts.colour === 'black' ? 'schwarze' : 'weiße'} Karten, nicht ${facts.sum}.`,
    'too-few': (facts, card) => `${card}: mindestens ${facts.least}. Jeder Wert kommt vor, und Fleisch & Knochen tauscht einige aus.`,
    'own-numbers': () => 'Das verträgt sich nicht mit eigenen Zahlenkarten.',
  },
  colour: { black: 'Schwarz', white: 'Weiß' },
};
