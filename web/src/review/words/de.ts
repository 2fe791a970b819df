import { ownedBy } from '../../words/grammar/de.ts';
import { joiner } from '../../words/plural.ts';
import type { ReviewWords, Who } from './en.ts';

const percent = new Intl.NumberFormat('de', { style: 'percent' });
const share = (part: number) => percent.format(Math.abs(part));
const whole = (part: number) => Math.round(100 * part);
const points = (part: number) => (Math.abs(whole(part)) === 1 ? 'einen Punkt' : `${Math.abs(whole(part))} Punkte`);
const times = (n: number) => ['', 'Einmal', 'Zweimal', 'Dreimal', 'Viermal', 'Fünfmal'][n] ?? `${n}-mal`;

export const words: ReviewWords = {
  ...joiner('de'),
  title: 'Analyse',
  back: 'Zurück zum Tisch',
  why: {
    running: 'Dieses Spiel läuft noch. Die Analyse gibt es nach dem Ende.',
    server: 'Dieses Spiel läuft noch, oder der Server hat es nicht mehr.',
    broken: 'Dieses Spiel ließ sich nicht auswerten.',
  },
  share,
  working: (part) => `Wird ausgewertet: ${share(part)}`,
  refining: (part) => `Wird genauer: ${share(part)}`,
  done: 'Fertig ausgewertet.',
  eyes: { title: 'Gesehen von', all: 'Alle Karten offen', you: 'Du' },
  hands: { title: 'Handkarten', of: (who) => (who.you ? 'Deine Handkarten' : ownedBy(who.name, 'Handkarten')) },
  graph: {
    title: 'Gewinnchance',
    by: (who) => (who.you ? 'nach dem, was du wissen konntest' : `nach dem, was ${who.name} wissen konnte`),
    open: 'bei offenen Karten',
    start: 'Vor dem ersten Zug',
    after: (ply, of) => `Zug ${ply} von ${of}`,
    chance: (name, win) => `${name} ${share(win)}`,
    turning: 'Wendepunkt',
    turnings: 'Wendepunkte',
    inWords: 'Die Kurve in Worten',
    columns: { move: 'Zug', what: 'Was geschah', chance: 'Gewinnchance' },
    hint: 'Pfeiltasten: ein Zug. Bildtasten: Wendepunkte. Pos1, Ende.',
  },
  steps: { first: 'Zum Anfang', back: 'Einen Zug zurück', next: 'Einen Zug vor', last: 'Zum Ende' },
  seek: { turning: 'Nächster Wendepunkt', mistake: 'Nächster Fehler' },
  tabs: { name: 'Ansicht', move: 'Zug', story: 'Verlauf', summary: 'Ergebnis' },
  story: { deal: 'Die Karten werden ausgeteilt.' },
  move: {
    label: { inaccuracy: 'Ungenau', mistake: 'Fehler', blunder: 'Grober Fehler' },
    better: (move, given, sure) => `Besser: ${move}. ${share(given)} mehr Gewinnchance (zu ${share(Math.min(sure, 0.99))} sicher).`,
    best: 'Nichts Besseres gefunden.',
    even: 'Anderes war vielleicht ebenso gut: Der Unterschied kann Zufall sein.',
    swing: (name, from, to) => `${name}: ${share(from)} → ${share(to)}`,
    weighed: 'Alle geprüften Züge',
    played: 'gespielt',
    waits: 'Noch nicht geprüft.',
    only: 'Hier gab es keine Wahl.',
    thrown: (side) => `Bei offenen Karten hat Team ${side} damit den sicheren Sieg verschenkt.`,
    kept: (moves) => `Gewonnen geblieben wäre es mit ${moves}.`,
  },
  retry: {
    title: 'Noch einmal versuchen',
    same: 'Gleiche verdeckte Karten',
    fresh: 'Andere verdeckte Karten',
    about: (who) =>
      who.you
        ? 'Du spielst ab der Stellung vor diesem Zug weiter, gegen Bots.'
        : `Du spielst ab der Stellung vor diesem Zug anstelle von ${who.name} weiter, gegen Bots.`,
    none: 'Keine anderen Karten passen zu dem, was zu sehen war.',
    compare: 'Damals und jetzt',
    before: 'Damals',
    now: 'Jetzt',
    look: 'Das erste Spiel ansehen',
  },
  result: {
    won: (who) => (who.you ? 'Du hast gewonnen' : `${who.name} hat gewonnen`),
    lost: (who) => (who.you ? 'Du hast verloren' : `${who.name} hat verloren`),
    shared: (who) => (who.you ? 'Du teilst dir den Sieg' : `${who.name} teilt sich den Sieg`),
    short: { won: 'gewonnen', lost: 'verloren', shared: 'Sieg geteilt' },
  },
  balance: {
    title: 'Glück und Können',
    sentence: (who, given, rivals, luck) => {
      const less = whole(rivals) - whole(given);
      const has = who.you ? 'Du hast' : `${who.name} hat`;
      const than = `als ${who.you ? 'deine' : 'die'} Gegner`;
      const own =
        less === 0
          ? `${has} so viel verschenkt wie ${who.you ? 'deine' : 'die'} Gegner`
          : `${has} ${Math.abs(less)} ${Math.abs(less) === 1 ? 'Prozentpunkt' : 'Prozentpunkte'} Gewinnchance ${less > 0 ? 'weniger' : 'mehr'} verschenkt ${than}`;
      return `${own}; ${cards(who, luck)}.`;
    },
    columns: { given: 'Verschenkt', cards: 'Karten' },
    within: (error) => `± ${share(error)}`,
    about: 'Jede Wahl wird danach beurteilt, was man wissen konnte; alles Übrige sind die Karten.',
    waits: 'Kommt, sobald alle Züge geprüft sind.',
  },
  truth: {
    title: 'Bei offenen Karten',
    whole: (side) => `Hätten alle Karten offen gelegen, hätte Team ${side} bei bestem Spiel von Anfang an gewonnen.`,
    from: (ply, side) => `Ab Zug ${ply} genau berechnet; davor ist das Spiel zu groß. Von dort an gewinnt Team ${side} bei bestem Spiel.`,
    never: 'Dieses Spiel ist zu groß für eine genaue Berechnung.',
    changed: (n) => (n === 0 ? 'Niemand hat einen sicheren Sieg verschenkt.' : `${times(n)} wurde ein sicherer Sieg verschenkt:`),
    at: (ply, who) => `Zug ${ply}, ${who.you ? 'du' : who.name}`,
  },
  gold: {
    title: 'Goldtaler nach Quelle und Runde',
    round: (n) => `Runde ${n}`,
    laying: 'Dieselben Karten, besser gelegt',
    found: (who, laid, found) =>
      `Städte und Flüsse brachten ${dative(who)} ${laid}. Eine Suche fand eine Auslage derselben Karten, die ${found} bringt; vielleicht gibt es noch bessere.`,
    best: (who, laid) => `Städte und Flüsse brachten ${dative(who)} ${laid}. Eine Suche fand für dieselben Karten keine bessere Auslage.`,
    note: 'Tiere und Missionen zählen hier nicht mit.',
  },
};

function cards(who: Who, luck: number): string {
  if (whole(luck) === 0) return 'die Karten waren ausgeglichen';
  if (luck < 0) return `die Karten haben ${who.you ? 'dich' : who.name} ${points(luck)} gekostet`;
  return `die Karten haben ${dative(who)} ${points(luck)} gebracht`;
}

function dative(who: Who): string {
  return who.you ? 'dir' : who.name;
}
