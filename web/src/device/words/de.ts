import { counter } from '../../words/plural.ts';
import type { DeviceWords } from './en.ts';

const count = counter('de');

export const words = {
  title: 'Meine Daten',
  here: 'Auf diesem Gerät',
  holds: (games) =>
    `${count(games, { one: '# Partie', other: '# Partien' })}, deine Einstellungen, Namen und Fortschritte. Ohne dein Zutun verlässt nichts davon diesen Browser.`,
  promised: 'Der Browser hat versprochen, deine Daten nicht zu löschen.',
  notPromised: 'Wenn der Platz knapp wird, darf der Browser deine Daten löschen.',
  ask: 'Den Browser bitten, sie zu behalten',
  refused: 'Der Browser verspricht es noch nicht. Bei installierten Apps ist er großzügiger.',
  save: 'Als Datei speichern',
  saveAbout: 'Eine lesbare Datei, für ein anderes Gerät oder für alle Fälle. Der Schlüssel zu deinen Plätzen online ist nicht dabei.',
  read: 'Datei einlesen',
  readAbout: 'Hier geht nichts verloren: Gibt es eine Partie auf beiden Seiten, bleibt die längere.',
  done: (added, lengthened, kept) =>
    [
      count(added, { one: '# Partie dazugekommen', other: '# Partien dazugekommen' }),
      ...(lengthened > 0 ? [count(lengthened, { one: '# Partie ist jetzt länger', other: '# Partien sind jetzt länger' })] : []),
      ...(kept > 0 ? [count(kept, { one: '# war schon da', other: '# waren schon da' })] : []),
    ].join(', '),
  unreadable: (n) => count(n, { one: '# Partie ließ sich nicht lesen.', other: '# Partien ließen sich nicht lesen.' }),
  bad: {
    other: 'Das ist keine Datei von Bellwether, oder sie ist nicht vollständig.',
    newer: 'Diese Datei stammt von einer neueren Version. Lade die Seite neu und versuche es noch einmal.',
    large: 'Diese Datei ist zu groß: Sie stammt nicht von hier.',
    full: 'In diesem Browser ist kein Platz mehr.',
  },
  forget: 'Alles löschen',
  sure: 'Alle Partien, Einstellungen, Namen und der Schlüssel zu deinen Plätzen online werden endgültig aus diesem Browser gelöscht. Speichere vorher eine Datei, wenn du sie vielleicht zurückhaben willst.',
  yes: 'Ja, alles löschen',
  no: 'Nein, behalten',
  unsaved: {
    title: 'Deine Züge werden nicht gespeichert.',
    todo: 'Der Browser kann es gerade nicht. Lass diese Seite offen und schaffe Platz auf dem Gerät, oder speichere die Partie als Datei.',
    opens: 'Unter „Meine Daten“ kannst du die Datei wieder einlesen.',
  },
  server: 'Auf dem Server',
  app: 'Als App',
  appAbout: 'Dann öffnet sich Bellwether wie jede andere App: auf dem ganzen Bildschirm, auch ohne Netz.',
  install: 'Installieren',
  installed: 'Ist installiert.',
  later: 'Jetzt nicht',
  hint: 'Bellwether griffbereit haben?',
  ios: 'Tippe in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
  other: 'Schau im Menü deines Browsers nach „Installieren“ oder „Zum Startbildschirm hinzufügen“.',
  more: 'Meine Daten: speichern, einlesen, löschen',
} satisfies DeviceWords;
