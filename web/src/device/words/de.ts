import { counter } from '../../words/plural.ts';
import type { DeviceWords } from './en.ts';

const count = counter('de');

export const words = {
  title: 'Meine Daten',
  here: 'Auf diesem Gerät',
  holds: (games) =>
    `${count(games, { one: '# Spiel', other: '# Spiele' })}, deine Einstellungen, Namen und Fortschritte. Nichts davon verlässt diesen Browser von selbst.`,
  promised: 'Der Browser hat versprochen, nichts davon zu löschen.',
  notPromised: 'Wenn der Platz knapp wird, darf der Browser sie löschen.',
  ask: 'Den Browser bitten, sie zu behalten',
  refused: 'Der Browser verspricht es noch nicht. Bei installierten Apps ist er großzügiger.',
  save: 'Als Datei sichern',
  saveAbout: 'Eine lesbare Datei, für ein anderes Gerät oder für alle Fälle. Der Schlüssel zu deinen Plätzen online ist nicht dabei.',
  read: 'Eine solche Datei einlesen',
  readAbout: 'Hier geht nichts verloren: Gibt es ein Spiel auf beiden Seiten, bleibt das längere.',
  done: (added, lengthened, kept) =>
    [
      count(added, { one: '# Spiel dazugekommen', other: '# Spiele dazugekommen' }),
      ...(lengthened > 0 ? [count(lengthened, { one: '# Spiel ist jetzt länger', other: '# Spiele sind jetzt länger' })] : []),
      ...(kept > 0 ? [count(kept, { one: '# war schon da', other: '# waren schon da' })] : []),
    ].join(', '),
  unreadable: (n) => count(n, { one: '# Spiel ließ sich nicht lesen.', other: '# Spiele ließen sich nicht lesen.' }),
  bad: {
    other: 'Das ist keine Datei von Bellwether, oder sie ist nicht vollständig.',
    newer: 'Diese Datei stammt von einer neueren Version. Lade die Seite neu und versuche es noch einmal.',
    large: 'Diese Datei ist zu groß, um von hier zu sein.',
    full: 'In diesem Browser ist kein Platz mehr.',
  },
  forget: 'Alles löschen',
  sure: 'Alle Spiele, Einstellungen, Namen und der Schlüssel zu deinen Plätzen online werden endgültig aus diesem Browser gelöscht. Sichere vorher eine Datei, wenn du sie vielleicht zurückhaben willst.',
  yes: 'Ja, alles löschen',
  no: 'Nein, behalten',
  unsaved: {
    title: 'Deine Züge werden nicht gespeichert.',
    todo: 'Der Browser kann es gerade nicht. Lass diese Seite offen und schaffe Platz auf dem Gerät, oder sichere das Spiel als Datei.',
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
  more: 'Meine Daten: sichern, einlesen, löschen',
} satisfies DeviceWords;
