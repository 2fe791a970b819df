import type { ShareWords } from './en.ts';

export const words = {
  picture: 'Bild dieses Augenblicks: was offen auf dem Tisch liegt',
  sharePicture: 'Bild teilen',
  savePicture: 'Bild speichern',
  saved: 'Gespeichert.',
  noPicture: 'Dieser Browser kann das Bild nicht zeichnen.',
  about: 'Der Link zeigt die ganze Partie vom ersten Zug an. Wer ihn hat, kann von jedem Zug aus weiterspielen.',
  running: 'Die Partie läuft noch: Das Bild zeigt, was für alle offen liegt. Den Link gibt es nach dem Ende.',
  shareLink: 'Link teilen',
  link: 'Link kopieren',
  linkHere: 'Link zu diesem Zug kopieren',
  copied: 'Kopiert.',
  online: 'Online weiterspielen',
  advanced: 'Für Fortgeschrittene',
  record: 'Aufzeichnung',
  textAbout: 'Die ganze Partie als Text: zum Behalten, Verschicken, Nachspielen.',
  copy: 'Text kopieren',
  download: 'Als Datei speichern',
  ply: (n) => `Nach Zug ${n}`,
} satisfies ShareWords;
