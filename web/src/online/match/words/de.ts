import { counter } from '../../../words/plural.ts';
import type { MatchWords } from './en.ts';

const count = counter('de');

export const words: MatchWords = {
  title: 'Duplikat-Match',
  about: 'Die gleichen Karten an zwei Tischen, damit sich das Glück aufhebt. Es zählt, wer mehr daraus macht.',
  make: {
    game: 'Spiel',
    players: 'An jedem Tisch',
    playersOf: (n) => count(n, { one: '# Spieler', other: '# Spieler' }),
    form: 'Wer spielt',
    forms: { fours: 'Zwei Teams', pairs: 'Zwei Paare gegen Bots' },
    formsAbout: {
      fours: 'Jedes Team hat an einem Tisch die eine Hälfte der Plätze und am anderen die andere.',
      pairs: 'Jedes Paar hat einen eigenen Tisch. Die Bots spielen an beiden gleich.',
    },
    deals: 'Partien',
    bots: 'Bots',
    clock: 'Uhr',
    go: 'Match anlegen',
    link: 'Duplikat-Match',
  },
  dealsOf: (n) => count(n, { one: '# Partie', other: '# Partien' }),
  botsOf: (level) => `Bots: ${level}`,
  team: (n) => `Team ${'AB'[n] ?? ''}`,
  table: (n) => `Tisch ${n}`,
  given: 'Verschenkt',
  seat: (n) => `Spieler ${n}`,
  places: {
    title: 'Wer sitzt wo',
    about:
      'Wer an einem Tisch sitzt, sieht nichts vom anderen, bis die Partie an beiden zu Ende ist. Darum hat jeder Haushalt nur einen Tisch.',
    free: 'frei – ein Bot spielt',
    sit: 'Hier sitzen',
    sitAt: (table, seat) => `Hier sitzen: Tisch ${table}, Spieler ${seat}`,
    leave: 'Meinen Platz aufgeben',
    you: 'du',
  },
  invite: {
    title: 'Einladen',
    about: 'Wer diesen Link hat, kann sich einen Platz nehmen.',
    link: 'Link zum Match',
    copy: 'Link kopieren',
    copied: 'Kopiert.',
    share: 'Teilen',
    qr: 'QR-Code des Links',
    text: (game) => `Spiel mit bei unserem Duplikat-Match, ${game}:`,
  },
  deal: {
    title: (n, of) => `Partie ${n} von ${of}`,
    begin: 'Match beginnen',
    next: 'Nächste Partie',
    go: 'Zu meinem Tisch',
    waits: 'Läuft. Was geschah, erfahren beide Tische, wenn beide fertig sind.',
    watch: 'Wer das Match angelegt hat, beginnt es.',
    void: 'Ein Tisch wurde vorzeitig geschlossen: Diese Partie zählt nicht.',
    points: 'Punkte',
    look: 'Tisch ansehen',
    review: (table, deal) => `Tisch ${table} der Partie ${deal}`,
    compare: 'Beide Analysen nebeneinander',
    move: 'Zug',
    same: (moves) => count(moves, { one: '# Zug lang gleich, dann verschieden.', other: '# Züge lang gleich, dann verschieden.' }),
    allSame: 'Gleich bis zum letzten Zug.',
  },
  score: {
    title: 'Stand',
    counts: {
      sheep: 'Es zählt der Unterschied an Schafen; ein Sieg bringt mindestens 1.',
      gold: 'Es zählen die Goldtaler.',
    },
    leads: (team) => `${team} führt.`,
    wins: (team) => `${team} gewinnt das Match.`,
    even: 'Niemand führt.',
    draw: 'Das Match endet unentschieden.',
  },
  line: {
    sealed: 'Am anderen Tisch läuft diese Partie noch. Bis sie zu Ende ist, sehen alle nur ihren eigenen Platz.',
    open: 'Beide Tische sind mit dieser Partie fertig.',
    toMatch: 'Zum Match',
    here: (deal, of, table) => `Partie ${deal} von ${of}, Tisch ${table}`,
  },
};
