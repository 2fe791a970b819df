import type { CountedIn } from '@bellwether/review';
import { asObject, ownedBy } from '../../words/grammar/de.ts';
import { joiner } from '../../words/plural.ts';
import type { ReviewWords, Who } from './en.ts';

const percent = new Intl.NumberFormat('de', { style: 'percent' });
const share = (part: number) => percent.format(Math.abs(part));
const whole = (part: number) => Math.round(100 * part);
const points = (n: number) => (Math.abs(n) === 1 ? 'einen Punkt' : `${Math.abs(n)} Punkte`);
const amount = (n: number, countedIn: CountedIn) => (countedIn === 'gold' ? `${Math.abs(n)} Goldtaler` : points(n));
const or = new Intl.ListFormat('de', { type: 'disjunction' });
const does = (who: Who, you: string, other: string) => (who.you ? `Du ${you}` : `${who.name} ${other}`);
const acc = (who: Who) => (who.you ? 'dich' : who.name);
const dat = (who: Who) => (who.you ? 'dir' : who.name);
const has = (who: Who) => (who.you ? 'hast du' : `hat ${who.name}`);
const times = (n: number) => ['', 'Einmal', 'Zweimal', 'Dreimal', 'Viermal', 'Fünfmal'][n] ?? `${n}-mal`;

const [WOLF, HOUND] = ['den Wolf', 'den Hund'];

export const words: ReviewWords = {
  ...joiner('de'),
  title: 'Analyse',
  back: 'Zurück zum Tisch',
  why: {
    running: 'Diese Partie läuft noch. Die Analyse gibt es nach dem Ende.',
    server: 'Diese Partie läuft noch, oder der Server hat sie nicht mehr.',
    broken: 'Diese Partie ließ sich nicht auswerten.',
  },
  share,
  working: (part) => `Wird ausgewertet: ${share(part)}`,
  refining: (part) => `Wird genauer: ${share(part)}`,
  done: 'Fertig ausgewertet.',
  provisional: {
    state: (part) => `Vorläufig, ${share(part)} fertig`,
    about: 'Vorläufig: wird noch ausgewertet und kann sich ändern.',
  },
  eyes: { title: 'Gesehen von', all: 'Alle Karten', you: 'Du' },
  hands: { title: 'Handkarten', of: (who) => (who.you ? 'Deine Handkarten' : ownedBy(who.name, 'Handkarten')) },
  graph: {
    title: 'Gewinnchance',
    by: (who) => (who.you ? 'nach dem, was du wissen konntest' : `nach dem, was ${who.name} wissen konnte`),
    open: 'du siehst alle Karten, die Spieler nur ihre eigenen',
    start: 'Vor dem ersten Zug',
    after: (ply, of) => `Zug ${ply} von ${of}`,
    chance: (name, win) => `${name} ${share(win)}`,
    turning: 'Wendepunkt',
    maybe: 'Vielleicht ein Wendepunkt',
    turnings: 'Wendepunkte',
    inWords: 'Die Kurve in Worten',
    columns: { move: 'Zug', what: 'Was geschah', chance: 'Gewinnchance' },
    hint: 'Pfeiltasten: ein Zug. Bildtasten: Wendepunkte. Pos1, Ende.',
  },
  steps: { first: 'Zum Anfang', back: 'Einen Zug zurück', next: 'Einen Zug vor', last: 'Zum Ende' },
  seek: { turning: 'Nächster Wendepunkt', mistake: 'Nächster Fehler' },
  tabs: { name: 'Ansicht', move: 'Zug', story: 'Verlauf', summary: 'Ergebnis' },
  short: {
    worst: (who, ply, move) => `${who.you ? 'Dein teuerster Fehler' : ownedBy(who.name, 'teuerster Fehler')} war Zug ${ply}: ${move}.`,
    better: (move) => `Besser: ${move}.`,
    none: (who) => `Wir haben ${who.you ? 'bei dir' : `bei ${who.name}`} keinen klaren Fehler gefunden.`,
    against: (who) => `Die Karten waren gegen ${acc(who)}.`,
    waits: 'Wir suchen den Zug, auf den es ankam …',
    details: 'Einzelheiten',
  },
  story: { deal: 'Die Karten werden ausgeteilt.' },
  move: {
    label: { inaccuracy: 'Kleiner Fehler', mistake: 'Fehler', blunder: 'Grober Fehler' },
    better: (move, given, sure, least) =>
      `${least ? 'Mindestens etwa' : 'Etwa'} ${whole(given)} Punkte besser: ${move}. Zu ${share(Math.min(sure, 0.99))} sicher ist, dass es etwas Besseres gab, so wie Bots weiterspielen.`,
    unexplained: 'Ein einzelner Grund fand sich nicht: Es zeigt sich daran, wie die Partien weitergehen.',
    likely: (move) => `Wahrscheinlich besser, aber nicht sicher: ${move}.`,
    slight: (move, least) => `Um weniger als ${least} Punkte besser: ${move}.`,
    unconfirmed: (move) => `Schien zuerst besser: ${move}. Weitere Partien haben das nicht bestätigt.`,
    rule: ({ inaccuracy, mistake, blunder }) =>
      `Punkte der Gewinnchance: kleiner Fehler ab ${inaccuracy}, Fehler ab ${mistake}, grober Fehler ab ${blunder}.`,
    best: 'Nichts Besseres gefunden.',
    even: 'Anderes war vielleicht ebenso gut.',
    swing: (name, from, to) => `${name}: ${share(from)} → ${share(to)}`,
    weighed: 'Alle geprüften Züge',
    played: 'gespielt',
    against:
      'In Punkten, verglichen mit dem gespielten Zug. Die Zahl neben einem Urteil kann abweichen: Dort wird der beste Zug auf der einen Hälfte der Stichproben bestimmt und auf der anderen bewertet; wurde zweimal geprüft, steht dort die kleinere Zahl.',
    apart:
      'Züge werden gegeneinander abgewogen. Die Kurve stammt aus schnell weitergespielten Partien; in ihrem Sprung kann auch stecken, was der Zug mit sich brachte, etwa neue Karten.',
    disagree:
      'Hier widersprechen sich Kurve und Urteil. Die Kurve stammt aus schnell weitergespielten Partien, die den besseren Zug übersehen haben können und etwas ungenau sind; in ihrem Sprung kann auch stecken, was der Zug mit sich brachte, etwa neue Karten. Das Urteil wägt die Züge selbst gegeneinander ab.',
    waits: 'Noch nicht geprüft.',
    only: 'Hier gab es keine Wahl.',
    thrown: (side) => `Hätten alle alles gesehen, hätte Team ${side} damit den sicheren Sieg verschenkt.`,
    kept: (moves) => `Mit ${or.format(moves)} wäre der Sieg sicher geblieben.`,
  },
  wolf: {
    'turned-to-wolf': (who, animal = 'ein Tier') => `Das macht ${asObject(animal, 'den')} bei ${dat(who)} zum Wolf.`,
    'turned-to-hound': (who, animal = 'ein Tier') => `Das macht ${asObject(animal, 'den')} bei ${dat(who)} zum Hund.`,
    'bone-laid': () => 'Das legt einen Knochen aus, der Hunde aufhält.',
    'several-won': (who) => `Das kostet ${acc(who)} mehr als ein Schaf.`,
    'several-home': (who) => `Das bringt ${dat(who)} mehr als ein Schaf heim.`,
    'wolf-left': (who, wolf = 'dem Wolf') => `Das überlässt ${asObject(wolf, 'dem')} ein Schaf von ${dat(who)}.`,
    'hound-left': (who, hound = HOUND) => `Das lässt ${asObject(hound, 'den')} ${dat(who)} helfen.`,
    'threat-averted': (who, wolf = WOLF) => `Das hält ${asObject(wolf, 'den')} von ${dat(who)} fern.`,
    'partner-protected': (who, wolf) => `Das schützt ${acc(who)}${wolf ? ` vor ${asObject(wolf, 'dem')}` : ''}.`,
    'opponent-threatened': (who, wolf = WOLF) => `Das schickt ${asObject(wolf, 'den')} gegen ${acc(who)}.`,
    'help-called': (who, hound = HOUND) => `Das schickt ${dat(who)} ${asObject(hound, 'den')} zu Hilfe.`,
    'help-near': (who, hound = HOUND) => `Das hält ${asObject(hound, 'den')} für ${acc(who)} bereit.`,
    'help-denied': (who, hound = HOUND) => `Das hält ${asObject(hound, 'den')} von ${dat(who)} fern.`,
    'game-lost': (who) => `Mit dem gespielten Zug ${who.you ? 'verlierst du' : `verliert ${who.name}`} die Partie.`,
    'sheep-lost-here': (who) => `Der gespielte Zug kostet ${acc(who)} ein Schaf.`,
    'sheep-home-there': (who) => `Der gespielte Zug bringt ${dat(who)} ein Schaf heim.`,
    'several-lost-here': (who) => `Der gespielte Zug kostet ${acc(who)} mehr als ein Schaf.`,
    'several-home-there': (who) => `Der gespielte Zug bringt ${dat(who)} mehr als ein Schaf heim.`,
    'wolf-left-here': (who, wolf = 'dem Wolf') => `Der gespielte Zug überlässt ${asObject(wolf, 'dem')} ein Schaf von ${dat(who)}.`,
    'hound-left-there': (who, hound = HOUND) => `Der gespielte Zug lässt ${asObject(hound, 'den')} ${dat(who)} helfen.`,
    'wolf-sent-here': (who, wolf = WOLF) => `Der gespielte Zug schickt ${asObject(wolf, 'den')} gegen ${acc(who)}.`,
    'hound-sent-there': (who, hound = HOUND) => `Der gespielte Zug schickt ${dat(who)} ${asObject(hound, 'den')} zu Hilfe.`,
    'hound-near-there': (who, hound = HOUND) => `Der gespielte Zug hält ${asObject(hound, 'den')} für ${acc(who)} bereit.`,
    'wolf-taken-from-there': (who, wolf = WOLF) => `Der gespielte Zug holt ${asObject(wolf, 'den')} von ${dat(who)} weg.`,
    'hound-taken-from-here': (who, hound = HOUND) => `Der gespielte Zug holt ${asObject(hound, 'den')} von ${dat(who)} weg.`,
    'turned-to-wolf-here': (who, animal = 'ein Tier') => `Der gespielte Zug macht ${asObject(animal, 'den')} bei ${dat(who)} zum Wolf.`,
    'turned-to-hound-there': (who, animal = 'ein Tier') => `Der gespielte Zug macht ${asObject(animal, 'den')} bei ${dat(who)} zum Hund.`,
    'meat-laid': () => 'Der gespielte Zug legt Fleisch aus, das Wölfe aufhält.',
    'lost-soon': (who) =>
      `Nach dem gespielten Zug ${who.you ? 'verlierst du' : `verliert ${who.name}`} in den nächsten Zügen öfter die Partie.`,
    'won-less': (who) =>
      `Nach dem gespielten Zug ${who.you ? 'gewinnst du' : `gewinnt ${who.name}`} in den nächsten Zügen seltener die Partie.`,
    'fewer-soon-here': (who) => `Nach dem gespielten Zug ${has(who)} ein paar Züge später im Schnitt weniger Schafe.`,
    'more-soon-there': (who) => `Nach dem gespielten Zug ${has(who)} ein paar Züge später im Schnitt mehr Schafe.`,
  },
  turn: {
    keeps: (who, cards) => `${does(who, 'behältst', 'behält')} ${cards}.`,
    discards: (who, card) => `${does(who, 'legst', 'legt')} ${card} zurück in die Schachtel.`,
    places: (who, card, cell) => `${does(who, 'legst', 'legt')} ${card} in ${cell}.`,
    hides: (who, card, cell) => `${does(who, 'legst', 'legt')} ${card} verdeckt in ${cell}.`,
    faceDown: (card, cell) => `${card} verdeckt in ${cell}`,
    fox: (way) => `Fuchs ${way}`,
    dog: (sheep, black, from, to) =>
      `Hund: ${[sheep, black ? 'das schwarze Schaf' : ''].filter(Boolean).join(' und ')} von ${from} auf ${to}`,
    steps: (parts) => parts.join('; '),
    flips: (animal) => `${animal} wird umgedreht`,
    activates: (animal) => `${animal} zuerst`,
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
    look: 'Die erste Partie ansehen',
  },
  result: {
    won: (who) => (who.you ? 'Du hast gewonnen' : `${who.name} hat gewonnen`),
    lost: (who) => (who.you ? 'Du hast verloren' : `${who.name} hat verloren`),
    shared: (who) => (who.you ? 'Du teilst dir den Sieg' : `${who.name} teilt sich den Sieg`),
    short: { won: 'gewonnen', lost: 'verloren', shared: 'Sieg geteilt' },
  },
  balance: {
    title: 'Glück und Können',
    sentence: (who, told) => {
      const { rivals, cards, countedIn } = told;
      const has = who.you ? 'Du hast' : `${who.name} hat`;
      const theirs = rivals === 1 ? `${who.you ? 'dein' : 'der'} Gegner` : `${who.you ? 'deine' : 'die'} Gegner im Schnitt`;
      const luck = luckOf(who, cards, countedIn);
      if (countedIn === 'share') return `${has} ${points(told.given)} Gewinnchance verschenkt, ${theirs} ${told.rivalsGave}; ${luck}.`;
      if (told.moves === 0) return `${has} so viele Goldtaler verschenkt wie ${theirs}; ${luck}.`;
      return `${has} ${amount(told.moves, countedIn)} ${told.moves > 0 ? 'weniger' : 'mehr'} verschenkt als ${theirs}; ${luck}.`;
    },
    own: { share: (figure) => `verschenkt: ${figure}`, gold: (figure) => `eigene Züge: ${figure}` },
    columns: { start: 'Start', moves: 'Alle Züge', cards: 'Karten', result: { share: 'Ende', gold: 'Vorsprung' } },
    within: (error) => `±\u00a0${error}`,
    withinAbout: '±: So weit kann eine Zahl danebenliegen, in 19 von 20 Fällen nicht weiter.',
    about: {
      share:
        'In Punkten der Gewinnchance: Start + alle Züge + Karten = Ende. Start: vor dem Austeilen, die Linie kann also woanders beginnen. Alle Züge: was die Entscheidungen aller geändert haben, jede danach beurteilt, was man wissen konnte. Karten: alles Übrige. Auf und Ab der ganzen Partie sind zusammengezählt, eine Zahl kann also über 100 liegen.',
      gold: 'In Goldtalern vor dem Schnitt der Gegner: alle Züge + Karten = Vorsprung am Ende. Eine Entscheidung zählt so viel, wie sie gegenüber einem gewöhnlichen Spieler an dieser Stelle geändert hat, beurteilt nach dem, was man wissen konnte. Alle Züge: die Entscheidungen aller zusammen. Karten: alles Übrige.',
    },
    waits: 'Kommt, sobald alle Züge geprüft sind.',
  },
  truth: {
    title: 'Wenn alle alles gesehen hätten',
    about:
      'Genau berechnet: Alle sehen alles und spielen bestmöglich; bei „Alle Karten“ ist es der Streifen über der Kurve. In der Kurve sehen die Spieler nur ihre eigenen Karten, darum kann beides verschieden ausgehen.',
    waits: 'Wird noch berechnet, vom Ende der Partie her.',
    whole: (side) => `Team ${side} hätte von Anfang an gewonnen.`,
    from: (ply, side) => `Ab Zug ${ply} berechnet; davor ist die Partie zu umfangreich. Von dort an hätte Team ${side} gewonnen.`,
    never: 'Diese Partie ist zu umfangreich für eine genaue Berechnung.',
    changed: (n, all) => {
      if (n === 0) return all ? 'Niemand hat einen sicheren Sieg verschenkt.' : 'Von dort an hat niemand einen sicheren Sieg verschenkt.';
      const often = times(n);
      return all
        ? `${often} wurde ein sicherer Sieg verschenkt:`
        : `Von dort an wurde ${often.toLocaleLowerCase('de')} ein sicherer Sieg verschenkt:`;
    },
    at: (ply, who) => `Zug ${ply}, ${who.you ? 'du' : who.name}`,
  },
  gold: {
    title: 'Goldtaler nach jeder Runde',
    round: (n) => `Runde ${n}`,
    laying: 'Dieselben Karten, besser gelegt',
    found: (who, laid, found) =>
      `Städte und Flüsse brachten ${dative(who)} ${laid}. Eine Suche fand eine Auslage derselben Karten, die ${found} bringt; vielleicht gibt es noch bessere.`,
    best: (who, laid) => `Städte und Flüsse brachten ${dative(who)} ${laid}. Eine Suche fand für dieselben Karten keine bessere Auslage.`,
    note: 'Tiere und Missionen zählen hier nicht mit.',
  },
};

function luckOf(who: Who, cards: number, countedIn: CountedIn): string {
  if (cards === 0) return 'die Karten waren ausgeglichen';
  if (cards < 0) return `die Karten haben ${who.you ? 'dich' : who.name} ${amount(cards, countedIn)} gekostet`;
  return `die Karten haben ${dative(who)} ${amount(cards, countedIn)} gebracht`;
}

function dative(who: Who): string {
  return who.you ? 'dir' : who.name;
}
