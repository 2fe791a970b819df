import type { ErrorPageWords } from './en.ts';

export const words = {
  why: {
    cut: [
      'Dieser Link ist nicht vollständig',
      'Ein Stück ist unterwegs verloren gegangen. Lass dir den Link noch einmal schicken und achte darauf, dass er vollständig ist.',
    ],
    text: [
      'Das lässt sich nicht lesen',
      'Es ist keine Aufzeichnung einer Partie, oder etwas darin wurde verändert. Kopiere den ganzen Text noch einmal.',
    ],
    old: [
      'Von einer anderen Version',
      'Diese Partie wurde nach Regeln aufgezeichnet, die diese App nicht kennt. Lade die Seite neu und versuche es noch einmal.',
    ],
    missing: [
      'Diese Partie ist nicht hier',
      'Sie wurde gelöscht oder in einem anderen Browser gespielt. Ein Link oder eine Datei bringt sie her.',
    ],
    game: ['Dieses Spiel haben wir nicht', 'Hier kannst du diese beiden spielen.'],
    nowhere: ['Hier ist nichts', 'Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.'],
    table: ['Dieser Tisch ist nicht zu erreichen', ''],
  },
  where: (part) => `Ab ${part} ergibt es keinen Sinn mehr.`,
  paste: 'Text noch einmal einfügen',
  reload: 'Neu laden',
} satisfies ErrorPageWords;
