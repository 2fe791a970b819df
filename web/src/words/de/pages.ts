import type { PagesWords } from '../en/pages.ts';

export const words: PagesWords = {
  setting: {
    language: 'Sprache',
    browser: 'Wie der Browser',
    theme: 'Darstellung',
    themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    speed: 'Tempo von Bots und Bewegung',
    speeds: { calm: 'Ruhig', brisk: 'Flott', fast: 'Schnell', off: 'Ohne Bewegung' },
    sound: 'Ton',
    suggest: 'In jedem Zug eine Karte vorschlagen',
    keys: 'Tastenkürzel aus einem Buchstaben',
  },
  looking: {
    title: 'Nachspielen',
    ply: (n, of) => `Zug ${n} von ${of}`,
    start: 'Zum Anfang',
    step: 'Einen Zug vor',
    stepBack: 'Einen Zug zurück',
    end: 'Zum Ende',
    auto: 'Von selbst abspielen',
    pause: 'Anhalten',
    speed: 'Tempo',
    as: 'Gesehen von',
    spectator: 'Zuschauern',
    fork: 'Ab hier weiterspielen',
    live: 'Zurück zum Spiel',
  },
  about: {
    unofficial:
      'Mit Bellwether spielst du zwei veröffentlichte Schafspiele. Es ist inoffiziell: Autoren und Verlage sind nicht beteiligt, und nichts von ihren Texten und Bildern ist verwendet. Wenn dir ein Spiel gefällt, hol dir das gedruckte.',
    players: (fewest, most) => `${fewest}–${most} Spieler`,
    minutes: (shortest, longest) => `${shortest}–${longest} Minuten`,
    age: (years) => `ab ${years} Jahren`,
    roles: {
      design: 'Autor',
      illustration: 'Illustration',
      sculpture: 'Figuren (Zusatz)',
      'special-cards': 'Sonderkarten',
      publisher: 'Verleger',
    },
    software: 'Diese Software',
    licence: 'Freie Software unter der MIT-Lizenz. Die Bilder sind unsere eigenen.',
    version: (version) => `Version ${version}`,
    stored: {
      title: 'Was gespeichert wird',
      here: [
        'In diesem Browser: deine lokalen Spiele mit ihren Aufzeichnungen, Einstellungen, der Stand der Lektionen und eine Kopie der App zum Spielen ohne Netz.',
        'Wenn du online spielst: dein Name und der Schlüssel zu deinen Plätzen.',
      ],
      forget: 'Wer im Browser die Daten dieser Seite löscht, löscht alles davon.',
      server: 'Lokale Spiele erreichen nie einen Server. Von Tischen online behält der Server Aufbau, Namen und Züge:',
      link: 'was gespeichert wird und wie lange',
    },
    fault: {
      title: 'Einen Fehler melden',
      about: 'Kopiere diesen Text, beantworte die Fragen darin und schick ihn an die Person, die diese Seite betreibt.',
      secrets: 'Bei einem laufenden Spiel fehlen alle verdeckten Karten, auch deine.',
      which: 'Es geht um dein letztes lokales Spiel. Für ein anderes öffne dessen Tisch und drücke „Teilen“.',
      questions: ['Was hast du getan?', 'Was hast du erwartet?', 'Was ist stattdessen passiert?'],
    },
  },
};
