import { byFile } from '../../../words/byFile.ts';
import { ownedBy } from '../../../words/grammar/de.ts';
import { counter, joiner, lister } from '../../../words/plural.ts';
import { capital } from '../../../words/sentences.ts';
import type { CardWords } from '../card.ts';
import type { Who, WolfWords } from './en.ts';

const count = counter('de');
const and = lister('de');
const does = (who: Who, you: string, other: string) => (who.you ? `Du ${you}` : `${who.name} ${other}`);
const to = (who: Who) => (who.you ? 'dir' : who.name);
const whom = (who: Who) => (who.you ? 'dich' : who.name);
const noSheep = (who: readonly Who[]) => {
  const others = who.filter(({ you }) => !you).map(({ name }) => name);
  if (others.length < who.length) return others.length === 0 ? 'Du hast' : `${and([...others, 'du'])} habt`;
  return others.length === 1 ? `${others[0]} hat` : `${and(others)} haben`;
};
const andBack = (who: Who, lost: number, gained: number) =>
  `${count(lost, { one: 'ein Schaf', other: '# Schafe' })} und ${who.you ? 'bekommst' : 'bekommt'} ${lost + gained === 2 ? 'es gleich' : gained === 1 ? 'eins' : gained} zurück`;
const list = (facts: Readonly<Record<string, unknown>>, key: string) => [facts[key] ?? ''].flat().join(', ');

const rest = (animals: readonly string[]) =>
  animals.length === 0 ? '' : ` (${and(animals)} ${animals.length > 1 ? 'werden' : 'wird'} nicht aktiviert)`;

const ROUNDS = ['', 'einmal', 'zweimal', 'dreimal'];

const CHASER = { wolf: 'Wolf', hound: 'Hund' };

const refusals: WolfWords['refusals'] = {
  'game-over': () => 'Die Partie ist zu Ende.',
  'not-your-turn': () => 'Du bist nicht am Zug.',
  'not-asked': () => 'Entscheide erst, was gerade gefragt ist.',
  'not-in-hand': (facts) => `${list(facts, 'card')} hast du nicht auf der Hand.`,
  'forbidden-value': (facts) => `In diesem Zug ist keine ${list(facts, 'value')} erlaubt.`,
  'not-a-choice': () => 'Das steht nicht zur Wahl.',
};

const why: WolfWords['why'] = {
  'sheep-won': (who) => `kostet ${whom(who)} ein Schaf`,
  'sheep-brought-home': (who) => `bringt ${to(who)} ein Schaf heim`,
  'wolf-left': (who) => `überlässt dem Wolf ein Schaf von ${to(who)}`,
  'hound-left': (who) => `lässt den Hund ${to(who)} helfen`,
  'another-sheep-won': (who) => `kostet ${whom(who)} ein weiteres Schaf`,
  'another-sheep-home': (who) => `bringt ${to(who)} ein weiteres Schaf heim`,
  'threat-averted': (who) => `hält den Wolf von ${to(who)} fern`,
  'partner-protected': (who) => `schützt ${whom(who)}`,
  'opponent-threatened': (who) => `schickt den Wolf gegen ${whom(who)}`,
  'help-called': (who) => `schickt ${to(who)} den Hund zu Hilfe`,
  'help-near': (who) => `hält den Hund für ${whom(who)} bereit`,
  'help-denied': (who) => `bringt ${whom(who)} um die Hilfe des Hundes`,
  'game-won': () => 'entscheidet die Partie',
  'kept-for-later': () => 'spart bessere Karten auf',
  'only-move': () => 'ist der einzige Zug',
};

export const words = {
  ...joiner('de'),
  goal: 'Hüte deine Schafe. Jage die der Gegner in den Wald.',
  seats: ['Bach', 'Hügel', 'Eiche', 'Mühle'],
  dummy: (seat) => `Dummy ${seat}`,
  seat: (seat) => `Spieler ${seat}`,
  you: 'Du',
  teams: { blue: 'Blau', yellow: 'Gelb', green: 'Grün', orange: 'Orange' },
  cards: byFile(import.meta.glob<CardWords>('../cards/**/*', { query: '?de', import: 'de', eager: true })),
  animals: {
    only: { wolf: 'der Wolf', hound: 'der Hund', metamorphic: 'der Gestaltwandler' },
    trait: {
      plain: (kind) => `der ${kind === 'wolf' ? 'graue Wolf' : 'braune Hund'}`,
      '+1': (kind) => `der schnelle ${CHASER[kind]}`,
      '1/2': (kind) => `der langsame ${CHASER[kind]}`,
      '-1': (kind) => `der hinkende ${CHASER[kind]}`,
      '-1/2': (kind) => `der Rückwärts-${CHASER[kind]}`,
      left: (kind) => `der Links-${CHASER[kind]}`,
      right: (kind) => `der Rechts-${CHASER[kind]}`,
      across: (kind) => `der Gegenüber-${CHASER[kind]}`,
    },
    of: {
      'metamorphic-01': 'der Gestaltwandler mit Mond',
      'metamorphic-02': 'der Gestaltwandler mit Puppe',
      'metamorphic-03': 'der zweigesichtige Gestaltwandler',
      'metamorphic-04': 'der Gestaltwandler mit Halstuch',
      'sheep-01': 'das schläfrige Schaf',
      'sheep-02': 'das mürrische Schaf',
      'tornado-01': 'das schläfrige Schaf',
      'tornado-02': 'das mürrische Schaf',
      'extra-01': 'Opa Wolf',
      'extra-02': 'der verwirrte Hund',
      'designer-01': 'der Rote Teufel',
      'designer-02-1': 'der schwarze Pelz',
      'designer-02-2': 'der weiße Pelz',
      'designer-02-3': 'der Wolf im Schafspelz',
      'house-01': 'der Leithammel',
    },
  },
  printed: (name, printed) => `${name} (${printed})`,
  colour: { black: 'Schwarz', white: 'Weiß' },
  symbol: { none: '', meat: 'Fleisch', bone: 'Knochen' },
  card: (colour, value, symbol) =>
    `${colour === 'black' ? 'Schwarz' : 'Weiß'} ${value}${symbol === 'none' ? '' : symbol === 'meat' ? ' mit Fleisch' : ' mit Knochen'}`,
  sheep: (n) => count(n, { one: '# Schaf', other: '# Schafe' }),
  table: {
    label: 'Der Tisch',
    pasture: (who, side, sheep, flock, cards, isDummy) =>
      `${who.you ? 'Du' : who.name}, ${side}: ${sheep} von ${flock} Schafen, ${count(cards, isDummy ? { one: '# Dummy-Karte', other: '# Dummy-Karten' } : { one: '# Karte', other: '# Karten' })}`,
    side: (team, bond) => `${bond === 'partner' ? 'dein Partner, ' : bond === 'rival' ? 'Gegner, ' : ''}Team ${team}`,
    partner: 'Partner',
    standing: (animal, who, aims) =>
      `${capital(animal)}, ${who.you ? 'vor dir' : `vor ${who.name}`}${aims ? `, zielt auf ${aims.you ? 'deine Weide' : `die Weide von ${aims.name}`}` : ''}`,
    deck: (n) => `Nachziehstapel: ${count(n, { one: '# Karte', other: '# Karten' })}`,
    dummyDeck: (who, n) => `Dummy-Karten von ${who.name}: ${n}`,
    pile: (who, cards) => `Gespielt von ${to(who)}: ${cards}`,
    playedBy: (who) => (who.you ? 'Von dir gespielt' : `Gespielt von ${who.name}`),
    aside: 'Beiseitegelegt',
    lastLap: 'Letzte Runde',
    firstTurn: 'Erster Zug: kein Tier wird aktiviert',
    no: (value) => `Keine ${value} in diesem Zug`,
    suggested: 'Vorschlag',
    forbidden: 'jetzt nicht erlaubt',
    counter: 'Zahlenkarten',
    counterAbout: 'Noch verdeckt / insgesamt',
    left: (card, left, all) => `${card}: ${left} von ${all} noch verdeckt`,
    known: (who, cards) => `${who.name} hat ${cards} auf der Hand`,
    phases: ['Aktivieren', 'Prüfen', 'Ausspielen', 'Nachziehen'],
    phase: (n, name) => `Phase ${n} von 4: ${name}`,
    turn: (who) => (who.you ? 'Du bist am Zug' : `${who.name} ist am Zug`),
  },
  ask: {
    play: 'Spiele eine Karte.',
    first: (card) => `Probier ${card}.`,
    mayGoOn: 'Der Wolf kann noch weiterziehen.',
    noBetter: 'Keine deiner anderen Karten ist besser.',
    equal: 'Alle deine Karten sind etwa gleich gut.',
    missed: (animal) => `Du setzt diesmal aus: ${capital(animal)} liegt vor dir.`,
    again: 'Noch einmal tippen.',
    confirm: 'Drücke noch einmal.',
    exchange: (card) => `${card} aufgedeckt. Austauschwunsch?`,
    flip: 'Zwei gleichfarbige: Welche drehst du um?',
    activate: 'Welches Tier zuerst aktivieren?',
    waits: (who) => `${who.name} überlegt …`,
    doExchange: 'Austauschwunsch',
    doKeep: (card) => `${card} behalten`,
    goOn: 'Weiter',
  },
  tells: {
    onTurn: (turn, told) => `${turn}. ${told}`,
    loses: (who, animal, left) =>
      `${capital(animal)}: ${does(who, 'verlierst', 'verliert')} ein Schaf (${left === 0 ? 'jetzt keins mehr' : `noch ${left}`}).`,
    gains: (who, animal, now) => `${capital(animal)} bringt ${to(who)} ein Schaf zurück (jetzt ${now}).`,
    sparesWolf: (who, animal) => `${capital(animal)}: ${does(who, 'hast', 'hat')} kein Schaf zu verlieren.`,
    sparesHound: (who, animal) => `${capital(animal)} hat nichts zurückzubringen: ${who.you ? 'Dir' : who.name} fehlt kein Schaf.`,
    skips: (who, animal) => `${capital(animal)}: ${does(who, 'setzt', 'setzt')} aus.`,
    forbids: (who, animal, value) => `${capital(animal)}: ${does(who, 'darfst', 'darf')} keine ${value} spielen.`,
    shows: (who, cards) => `${does(who, 'zeigst deine', 'zeigt die')} Hand: ${cards}.`,
    passes: (who) => `${does(who, 'setzt', 'setzt')} aus.`,
    turnsUp: (who, card) => `${who.name} deckt ${card} auf.`,
    exchanges: (who, card) => `${does(who, 'tauschst', 'tauscht')}: ${card} wird aufgedeckt.`,
    keeps: (who, card) => `${does(who, 'behältst', 'behält')} ${card}.`,
    setsAside: (card) => `${card} ist nicht erlaubt: beiseitegelegt.`,
    draws: (card) => `Du ziehst ${card}.`,
    plays: (who, card) => `${does(who, 'spielst', 'spielt')} ${card}.`,
    moves: (animal, steps, back, who) =>
      `${capital(animal)} zieht ${count(steps, { one: '# Schritt', other: '# Schritte' })}${back ? ' gegen den Uhrzeigersinn' : ''} zu ${to(who)}.`,
    rounds: (animal, times, back, who) =>
      `${capital(animal)} zieht ${ROUNDS[times] ?? `${times}-mal`}${back ? ' gegen den Uhrzeigersinn' : ''} herum, zurück zu ${to(who)}.`,
    stopped: (whose, symbol) => {
      const what = symbol === 'meat' ? 'Fleisch' : 'Knochen';
      return `${whose.you ? `Dein ${what}` : ownedBy(whose.name, what)} hält das Tier auf.`;
    },
    turnsOver: (animal, kind, reason, first, stops) =>
      `${capital(animal)} wird umgedreht${reason === 'seat-1' ? ` (${stops ? `hält bei ${to(first)}, Spieler 1` : `an ${to(first)}, Spieler 1, vorbei`})` : reason === 'pair' ? ' (gleiche Farbe)' : reason === 'company' ? ' (nicht allein)' : ''}: jetzt ${kind}.`,
    lastLap: (first) => `Die letzte Runde beginnt. Sie endet, wenn ${first.you ? 'du am Zug bist' : `${first.name} am Zug ist`}.`,
    counted: (more, fewer) => `Die Karten sind aufgebraucht: ${more} zu ${fewer} Schafe.`,
    ends: (team) => `Team ${team} gewinnt.`,
    kinds: { wolf: 'ein Wolf', hound: 'ein Hund', sheep: 'ein Schaf', front: 'die Vorderseite', back: 'die Rückseite' },
  },
  foresee: {
    walks: (animal, who, steps, way, turned) =>
      `${capital(animal)} → ${to(who)} (${count(steps, { one: '# Schritt', other: '# Schritte' })}${way === 'back' ? ' gegen den Uhrzeigersinn' : way === 'sign' ? ' ↺' : ''})${turned ? `: ${turned}` : ''}.`,
    stands: (animals) => `${capital(and(animals))} ${animals.length > 1 ? 'bewegen' : 'bewegt'} sich nicht.`,
    stays: (goers, value) =>
      goers.length === 0
        ? 'Bewegt nichts: Diese Farbe bewegt kein Tier.'
        : `Bewegt nichts: Mit einer ${value} ${goers.length > 1 ? 'ziehen' : 'zieht'} ${and(goers)} nicht.`,
    loses: (who, sheep) => `${does(who, 'verlierst', 'verliert')} gleich ${count(sheep, { one: 'ein Schaf', other: '# Schafe' })}.`,
    gains: (who, sheep) => `${does(who, 'bekommst', 'bekommt')} gleich ${count(sheep, { one: 'ein Schaf', other: '# Schafe' })} zurück.`,
    losesAndGains: (who, lost, gained) => `${does(who, 'verlierst', 'verliert')} ${andBack(who, lost, gained)}.`,
    mayLose: (whose, many, several) =>
      `${several ? 'Bleiben die Wölfe dort, verjagen sie' : 'Bleibt der Wolf dort, verjagt er'} ${many ? 'Schafe' : whose.length === 1 ? 'ein Schaf' : 'je ein Schaf'} von ${and(whose.map(to))}.`,
    mayGain: (who, several) =>
      `${several ? 'Bleiben die Hunde dort, bringen sie' : 'Bleibt der Hund dort, bringt er'} ${and(who.map(to))} ${who.length > 1 ? 'je ' : ''}ein Schaf zurück.`,
    mayLoseAndGain: (who, lost, gained) =>
      `Bleiben ${lost + gained > 2 ? 'alle' : 'Wolf und Hund'} dort, ${who.you ? 'verlierst du' : `verliert ${who.name}`} ${andBack(who, lost, gained)}.`,
    maySkip: (who, resting) => `Bleibt die Karte dort, ${who.you ? 'setzt du' : `setzt ${who.name}`} aus${rest(resting)}.`,
    skips: (who, resting) => `${does(who, 'setzt', 'setzt')} einmal aus${rest(resting)}.`,
    forbids: (who, value) => `Keine ${value} für ${whom(who)}.`,
    protects: (who) => `Schützt ${and(who.map(whom))} vor dem Wolf.`,
    turns: (animal, kind) => `${capital(animal)}: ${kind}.`,
    wins: (team) => `Team ${team} gewinnt sofort!`,
    hidden: 'Diese Karte kennt niemand.',
  },
  themes: {
    defend: 'Schützen',
    strike: 'Angreifen',
    count: 'Mitzählen',
    partner: 'Partner',
    flip: 'Umdrehen',
    stop: 'Halt beim Fleisch',
    exchange: 'Austauschwunsch',
  },
  why,
  because: (move, reason) => (reason === '' ? `Tipp: ${move}.` : `Tipp: ${move} ${reason}.`),
  botBecause: (reason) => `Das ${reason}.`,
  over: {
    won: 'Gewonnen!',
    lost: 'Verloren.',
    wins: (team) => `Team ${team} gewinnt`,
    'no-sheep': (who) => `${noSheep(who)} keine Schafe mehr.`,
    empty: 'Leer',
    'cards-out': () => 'Die Karten sind aufgebraucht: Die Schafe werden gezählt.',
  },
  setup: {
    edition: 'Ausgabe',
    editions: { '2016': 'Ausgabe 2016', '2015-draft': 'Entwurf 2015' },
    players: 'Spieler',
    person: 'Mensch an diesem Gerät',
    bot: 'Bot',
    expansion: 'Fleisch & Knochen',
  },
  gallery: {
    invented: 'erfunden',
    ruling: 'Regel ansehen',
  },
  refusals,
} satisfies WolfWords;
