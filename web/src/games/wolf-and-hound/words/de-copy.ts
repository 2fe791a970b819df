import type { WolfCopyWords } from './en-copy.ts';

export const words: WolfCopyWords = {
  numbers: 'Zahlenkarten',
  animals: 'Tierkarten',
  count: 'Anzahl',
  sum: (colour, sum) => `${colour}: ${sum} von 16`,
  total: (sum) => `${sum} von 32 Karten`,
  most: 'Laut Regelheft ist die schwarze 3 die häufigste Karte.',
  field: {
    pace: 'Bewegungs\u00adänderung',
    target: 'Ziel',
    sheep: 'Wirkung',
    front: 'Vorderseite',
    start: 'Seite am Anfang',
    exists: 'im Spiel',
  },
  values: {
    front: { wolf: 'Wolf', hound: 'Hund' },
    start: { '': 'nach unserer Auslegung', front: 'Vorderseite', back: 'Rückseite' },
    exists: { true: 'ja', false: 'nein' },
  },
  onBack: (field) => `${field} der Rückseite`,
  none: 'keine',
  paces: { reverse: 'gegen den Uhrzeigersinn' },
  targets: { self: 'eigener Platz', left: 'links', across: 'gegenüber', right: 'rechts' },
  effect: (sheep) => `${sheep > 0 ? '+' : '−'}${Math.abs(sheep)} ${Math.abs(sheep) === 1 ? 'Schaf' : 'Schafe'}`,
  doubts: {
    picture: 'Nur auf einem Bild im Regelheft zu lesen.',
    draft: 'Von einem Bild des Entwurfs von 2015 übernommen; die Hefte von 2016 sagen nichts dazu.',
    unnamed: 'Kein Regelheft nennt etwas anderes, also nehmen wir den Wert der einfachen Karte an.',
    order: 'Die Hefte nennen solche Werte, aber nicht, welche Karte sie trägt: nach den Nummern der Karten verteilt.',
    wolves: 'Angenommen wie bei der Wolfskarte mit derselben Nummer.',
    pair: 'Angenommen wie bei der anderen Karte des Paars.',
    neighbor: 'Ein Bild zeigt, dass die Karte einen Nachbarn trifft. Welchen, ist angenommen.',
    'other-side': 'Höchstens eine Seite ist zu sehen; für die andere ist dasselbe angenommen.',
    number: 'Das Beispiel zeigt so eine Karte ohne ihre Nummer; die Nummer ist die von 2016.',
    fronts: 'Nur ein Beispiel von 2016 benennt eine Vorderseite, die von Verwandlung 03. Für die anderen ist dasselbe angenommen.',
    start: 'Kein Heft sagt etwas dazu. Unsere Auslegung: Vorder-, Rück-, Vorder-, Rückseite, nach den Nummern der Karten.',
    unlisted: 'Der Entwurf hat 16 Karten, nennt aber nur elf. Angenommen, dass diese zu den anderen fünf gehört.',
    'draft-sums': 'Der Entwurf sagt nur, dass es 32 Karten in 8 Arten gibt; der Rest ist von 2016 übernommen.',
    sums: 'Die Regelhefte sagen nur, dass es 16 schwarze und 16 weiße Karten von 1 bis 4 gibt und die schwarze 3 am häufigsten ist; der Rest ist unsere Rekonstruktion.',
  },
  problems: {
    unreadable: () => 'Ein Wert fehlt, oder keine Karte kann ihn haben.',
    'unknown-card': () => 'Diese Ausgabe hat keine solche Karte.',
    certain: (_, card) => `${card}: Die Regelhefte nennen diesen Wert, er lässt sich nicht berichtigen.`,
    'one-side': (_, card) => `${card} hat nur eine Seite.`,
    'wrong-sign': (facts, card) =>
      facts.kind === 'wolf'
        ? `${card}: Ein Wolf verjagt Schafe.`
        : facts.kind === 'hound'
          ? `${card}: Ein Hund bringt Schafe zurück.`
          : `${card}: Eine Schafskarte bewegt keine Schafe.`,
    sum: (facts) => `Es gibt 16 ${facts.colour === 'black' ? 'schwarze' : 'weiße'} Karten, nicht ${facts.sum}.`,
    total: (facts) => `Es gibt 32 Zahlenkarten, nicht ${facts.sum}.`,
    'too-few': (facts, card) => `${card}: mindestens ${facts.least}. Jeder Wert kommt vor, und Fleisch & Knochen tauscht einige aus.`,
    'own-numbers': () => 'Das verträgt sich nicht mit eigenen Zahlenkarten.',
  },
  colour: { black: 'Schwarz', white: 'Weiß' },
};
