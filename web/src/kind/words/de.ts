import type { KindWords } from './en.ts';

export const words = {
  why: {
    cut: [
      'Dieser Link ist nicht vollständig',
      'Ein Stück ist unterwegs verloren gegangen. Lass ihn dir noch einmal schicken und öffne ihn ganz.',
    ],
    text: [
      'Das lässt sich nicht lesen',
      'Es ist keine Aufzeichnung eines Spiels, oder etwas darin wurde verändert. Kopiere den ganzen Text noch einmal.',
    ],
    old: [
      'Von einer anderen Version',
      'Dieses Spiel wurde nach anderen Regeln aufgezeichnet, als die App sie kennt. Lade die Seite neu und versuche es noch einmal.',
    ],
    missing: [
      'Dieses Spiel ist nicht hier',
      'Es wurde gelöscht oder in einem anderen Browser gespielt. Ein Link oder eine Datei bringt es her.',
    ],
    game: ['Dieses Spiel haben wir nicht', 'Hier kannst du diese beiden spielen.'],
    nowhere: ['Hier ist nichts', 'Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.'],
    table: ['Kein Weg zu diesem Tisch', ''],
  },
  where: (part) => `Ab ${part} ergibt es keinen Sinn mehr.`,
  paste: 'Text noch einmal einfügen',
  reload: 'Neu laden',
} satisfies KindWords;
