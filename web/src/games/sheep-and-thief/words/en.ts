import { counter, joiner, lister } from '../../../words/plural.ts';
import type { Edition, Mission, Refusal, RefusalCode, ScoreLine, SheepReasonKind, SheepTheme, Source, TownName } from '../vocabulary.ts';

/** Somebody at the table, as a sentence needs it. */
export interface Player {
  readonly you: boolean;
  readonly name: string;
}

/** Sheep taken from somebody. */
export interface Theft {
  readonly of: Player;
  readonly n: number;
}

const count = counter('en');
const and = lister('en');
const does = (who: Player, you: string, other: string) => (who.you ? `You ${you}` : `${who.name} ${other}`);
const whom = (who: Player) => (who.you ? 'you' : who.name);
const whose = (who: Player) => (who.you ? 'your' : `${who.name}’s`);
const sheep = (n: number) => count(n, { one: '# sheep', other: '# sheep' });
const cards = (n: number) => count(n, { one: '# card', other: '# cards' });
const gold = (n: number) => `${n} gold`;
const EDGES = ['top', 'right', 'bottom', 'left'] as const;
const edge = (fact: Refusal['facts'][string] | undefined) => EDGES[Number(fact)] ?? '';

/** A refusal code without a phrase does not compile. */
const refusals: Record<RefusalCode, (facts: Refusal['facts']) => string> = {
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'It is not your turn.',
  'already-chosen': () => 'You have chosen already.',
  'wrong-stage': () => 'Not now.',
  'wrong-number-of-cards': ({ expected }) => `Choose ${expected} here.`,
  'not-in-hand': () => 'You do not hold this card.',
  'off-board': () => 'That is off the board.',
  'cell-taken': () => 'A card lies here already.',
  'not-adjacent': () => 'Not beside any of your cards.',
  'fox-blocks': () => 'The fox sits here: no card may go under it.',
  'river-mismatch': ({ edge: side, river }) =>
    river ? `Not here: its river would end at the ${edge(side)} edge.` : `The river at the ${edge(side)} edge would end here.`,
  'face-down-not-allowed': () => 'Face down only if no card of your hand fits anywhere.',
  'images-left': ({ sheep: s, foxes }) =>
    `Still to take: ${[Number(s) > 0 ? sheep(Number(s)) : '', Number(foxes) > 0 ? count(Number(foxes), { one: '# fox step', other: '# fox steps' }) : ''].filter(Boolean).join(', ')}.`,
  'no-image-left': () => 'The card shows no more of these.',
  'fox-off-board': () => 'The fox stays on the board.',
  'dog-not-adjacent': () => 'A dog drives to a card right beside.',
  'dog-no-card': () => 'No card lies here.',
  'dog-onto-fox': () => 'No sheep goes to the fox.',
  'dog-no-sheep': () => 'No sheep to drive here.',
  'dog-too-few-sheep': ({ there }) => (Number(there) === 0 ? 'No sheep to drive here.' : `Only ${sheep(Number(there))} here.`),
  'dog-no-black-sheep': () => 'The black sheep is not here.',
  'bad-players': () => 'Two, three or four can play.',
  'deck-too-small': () => 'This deck has too few cards.',
  'deck-too-large': () => 'This deck has too many cards.',
  'bad-card': () => 'The deck has a card that cannot be read.',
  'bad-copy': () => 'The corrected values of this copy cannot be played.',
  'bad-deal': () => 'These cards are not the deck of this game.',
  'bad-missions': () => 'These missions cannot be dealt.',
  'bad-position': () => 'The table could never look like this.',
};

const why: Record<SheepReasonKind, (who: Player) => string> = {
  'sheep-won': (who) => `takes sheep from ${whom(who)}`,
  'sheep-brought-home': () => 'brings sheep to safety',
  'sheep-sheltered': () => 'has a barn for its sheep',
  'threat-averted': () => 'takes sheep out of the fox’s way',
  'fox-sent-away': (who) => `sends the fox away from ${whose(who)} sheep`,
  'opponent-threatened': (who) => `brings the fox near ${whose(who)} sheep`,
  'game-won': () => 'wins the game',
  'road-closed': () => 'brings the road nearer to a town',
  'town-reached': () => 'leads the road to a town',
  'river-extended': () => 'makes a river longer',
  'flock-grown': () => 'makes the flock grow',
  'mission-advanced': () => 'serves the mission',
  'rival-hindered': (who) => `sends ${whose(who)} black sheep home`,
  'black-sheep-shed': () => 'brings the black sheep to a better card',
  'card-denied': (who) => `keeps a good card from ${whom(who)}`,
  'kept-for-later': () => 'keeps a better card for later',
  'sheep-spared': () => 'loses no sheep to the fox',
  'more-sheep': () => 'leaves more own sheep in the end',
  'fewer-sheep-lost': () => 'loses fewer sheep to the fox later on',
  'more-stolen': () => 'leads to more stolen sheep in the end',
  'more-from-towns': () => 'brings more gold for towns in the end',
  'more-from-rivers': () => 'brings more gold for rivers in the end',
  'more-from-mission': () => 'brings more gold for the mission in the end',
  'more-from-black-sheep': () => 'brings more gold for the black sheep in the end',
  'road-left-open': () => 'does not get in the way of the road to a town',
  'river-left-open': () => 'leaves a river room to grow',
  'rival-gets-less': (who) => `leaves ${whom(who)} less gold in the end`,
  'only-move': () => 'is the only move',
};

const towns: Record<TownName, string> = { baabourne: 'Baabourne', woolington: 'Woolington', sheepville: 'Sheepville' };

const missions: Record<Mission, { readonly name: string; readonly about: string }> = {
  'longest-river': { name: 'Longest river', about: 'Have the longest single river.' },
  'longest-road': { name: 'Longest road', about: 'Have the largest joined road.' },
  'most-barns': { name: 'Most barns', about: 'Have the most barns, the farmyard’s too.' },
  'bottom-rows': { name: 'Southern flock', about: 'Have the most sheep in the two bottom rows.' },
  'right-columns': { name: 'Eastern flock', about: 'Have the most sheep in the two right columns.' },
  'most-foxes': { name: 'Foxes', about: 'Have the most cards that show a fox.' },
  'most-dogs': { name: 'Dogs', about: 'Have the most cards that show a dog.' },
  'most-sheep-cards': { name: 'Sheep cards', about: 'Have the most cards that show a sheep.' },
  'fox-at-town': { name: 'Fox in town', about: 'In the end the fox stands beside a town.' },
};

export const words = {
  ...joiner('en'),
  goal: 'Roads to towns, long rivers, many sheep: most gold wins.',
  seats: ['Brook', 'Hill', 'Oak', 'Mill'],
  seat: (seat: number) => `Seat ${seat}`,
  you: 'You',
  towns,
  missions,
  missionGold: (sole: number, shared: number) => (sole === shared ? gold(sole) : `${sole} gold alone, ${shared} if tied`),
  sources: {
    sheep: 'Sheep',
    paddock: 'Stolen',
    towns: 'Towns',
    rivers: 'Rivers',
    missions: 'Mission',
    blackSheep: 'Black sheep',
  } satisfies Record<Source, string>,
  /** What something brings, in brackets. */
  worth: (what: string, points: number) => `${what} (${points})`,
  total: 'Gold',
  /** Below all sources. */
  sum: 'Total',
  gold,
  sheep,
  edges: EDGES as readonly string[],
  ways: ['up', 'right', 'down', 'left'] as readonly string[],
  cell: (row: number, column: number) => `row ${row}, column ${column}`,
  card: {
    road: (edges: string) => `road ${edges}`,
    river: (edges: string) => `river ${edges}`,
    /** Where a road or river leads, for the ear. */
    sides: (edges: readonly string[]) => and(edges),
    bridge: 'bridge',
    sheep,
    dogs: (n: number) => count(n, { one: '# dog', other: '# dogs' }),
    foxes: (n: number) => count(n, { one: '# fox', other: '# foxes' }),
    barn: 'barn',
    meadow: 'meadow',
    back: 'a card face down',
    hidden: (card: string) => `face down: ${card}`,
    number: (n: number) => `Card ${n}`,
    /** `number`: as above. */
    named: (number: string, shows: string) => `${number} (${shows})`,
    /** Sheep that a card shows, where others stand on it. */
    pictured: (n: number) => `${sheep(n)} pictured`,
    yard: 'farmyard',
    free: 'free',
    /** Sheep that stand on a card, not those it shows. */
    standing: (n: number) => `${sheep(n)} on it`,
    fox: 'the fox',
    black: 'the black sheep',
    blackGold: (n: number) => `black sheep here: ${n} gold`,
  },
  about: {
    road: 'Roads that reach a town from the farmyard bring gold.',
    river: 'The longer a river, the more gold. Rivers must meet rivers.',
    sheep: 'A sheep comes onto this card: 1 gold.',
    dog: 'Drives sheep from one of your cards to the next one.',
    fox: 'Every fox takes a step. It steals the others’ sheep for you.',
    barn: 'The fox takes no sheep here.',
  },
  table: {
    label: 'The table',
    round: (n: number) => `Round ${n}/3`,
    hand: 'Your hand',
    choose: 'to choose from',
    kept: 'kept',
    chosen: 'chosen',
    board: (who: Player, points: number, paddock: number, hand: number) =>
      `${who.you ? 'Your board' : `${who.name}’s board`}: ${gold(points)}, ${sheep(paddock)} stolen, ${cards(hand)}. Enlarge`,
    packet: (who: Player, n: number) => `${who.name} chooses from ${cards(n)}`,
    starter: 'starts this round',
    chip: (source: string, points: number) => `${source}: ${gold(points)}. Show on the map`,
    total: (points: number) => `Gold: ${points} in all. Show the count`,
    mission: 'Your mission',
    /** A card with what it wants and what it is worth. */
    missionTold: (name: string, about: string, worth: string) => `Your mission: ${name}. ${about} ${worth}.`,
    secret: 'Nobody else sees it before the end.',
    supply: (n: number) => `Supply: ${sheep(n)}`,
    open: 'may go here',
    from: 'drive sheep from here',
    to: 'drive them here',
    step: (steals: number, loses: number) =>
      `fox steps here${steals > 0 ? `, you steal ${steals}` : ''}${loses > 0 ? `, you lose ${loses}` : ''}`,
    putBack: (who: Player) => `${who.name}’s board back to its place`,
    boardOf: (who: Player) => (who.you ? 'Your board' : `${who.name}’s board`),
    brings: (points: number) => (points < 0 ? `−${gold(-points)}` : `+${gold(points)}`),
    last: 'laid last',
    nofit: 'fits nowhere now',
    onMap: 'Show on the map',
    aboutCard: 'Look at the card',
    boards: 'The boards in words',
    cardsTitle: 'The landscape cards',
    goldTitle: 'Gold so far',
    black: 'Where the black sheep counts',
  },
  ask: {
    keep: (n: number, who: Player) => `Keep ${n === 1 ? 'one' : 'two'}, rest to ${who.name}.`,
    keepChosen: (n: number): string => (n === 1 ? 'Keep this card' : 'Keep these two'),
    keepMore: (n: number) => `Choose ${n} more`,
    card: 'Choose a card to place.',
    cell: 'Place it on a lit cell.',
    another: 'Choose another card.',
    /** The same for the ear: which cells those are, if they are few. */
    cells: (cells: readonly string[]) =>
      `${count(cells.length, { one: '# cell', other: '# cells' })}${cells.length > 3 ? '.' : `: ${cells.join('; ')}.`}`,
    faceDown: 'Nothing fits: lay one face down.',
    images: 'Use its pictures, any order.',
    from: 'Dog: which sheep to drive?',
    to: 'Dog: drive them where?',
    many: 'How many?',
    fox: 'Which way should the fox go?',
    foxAgain: 'Tap again to send the fox.',
    done: 'All done: end your turn.',
    optional: 'Drive on, or end your turn.',
    discard: 'Put a card out of the game.',
    discardChosen: 'Put it out of the game',
    waits: (who: Player) => `${who.name} is thinking …`,
    over: 'The game is over.',
    turn: (who: Player) => (who.you ? 'Your turn' : `${who.name}’s turn`),
    draft: 'Card phase',
  },
  act: {
    sheep: (n: number) => `Sheep ×${n}`,
    dog: (n: number) => `Dog ×${n}`,
    fox: (n: number) => `Fox ×${n}`,
    sheepAbout: 'Take a sheep onto the card',
    end: 'End turn',
    back: 'Undo step',
    drive: 'Drive',
    fewer: 'One fewer',
    more: 'One more',
    black: 'Black sheep too',
    onlyBlack: 'Black sheep',
  },
  whyNot: {
    /** A card that fits nowhere, and what is in its way. */
    nowhere: (fox: boolean): string =>
      fox ? 'It fits nowhere now: a river would end, or the fox sits there.' : 'It fits nowhere now: everywhere a river would end.',
    oneStep: 'The fox goes one step.',
    chooseCard: 'Choose a card of your hand first.',
    dogsNothing: 'No dog can drive anything now.',
    rule: 'Read the rule',
  },
  tells: {
    deals: 'New cards are dealt.',
    picks: (who: Player) => `${does(who, 'have', 'has')} chosen.`,
    /** The next two for the ear, with the cards. */
    keepsCards: (cards: readonly string[]) => `You keep ${cards.join('; ')}.`,
    placesCard: (who: Player, card: string, cell: string) => `${does(who, 'place', 'places')} ${card}: ${cell}.`,
    passes: (left: boolean) => `The hands pass to the ${left ? 'left' : 'right'}.`,
    keeps: 'The last cards are kept.',
    places: (who: Player, cell: string) => `${does(who, 'place', 'places')} a card: ${cell}.`,
    hides: (who: Player, cell: string) => `${does(who, 'lay', 'lays')} a card face down: ${cell}.`,
    grows: (who: Player, n: number) => `${sheep(n)} ${n === 1 ? 'comes' : 'come'} to ${whom(who)}.`,
    dry: 'The supply is empty: no sheep.',
    drives: (who: Player, n: number, black: boolean, to: string) =>
      `${whose(who) === 'your' ? 'Your' : whose(who)} dog drives ${[n > 0 ? sheep(n) : '', black ? 'the black sheep' : ''].filter(Boolean).join(' and ')}: ${to}.`,
    /** `ahead`: what would happen, which Japanese says otherwise than what happened. */
    fox: (who: Player, way: string, steps: number, _ahead: boolean) =>
      `${does(who, 'send', 'sends')} every fox ${steps > 1 ? `${steps} steps ` : ''}${way}.`,
    steals: (who: Player, thefts: readonly Theft[], _ahead: boolean) =>
      `${does(who, 'steal', 'steals')} ${and(thefts.map(({ of, n }, i) => `${i === 0 ? sheep(n) : n} from ${whom(of)}`))}.`,
    loses: (who: Player, n: number, _ahead: boolean) => `${does(who, 'lose', 'loses')} ${sheep(n)} to the supply.`,
    home: (who: Player, _ahead: boolean) => `${who.you ? 'Your' : `${who.name}’s`} black sheep runs home.`,
    shelters: (who: Player, _ahead: boolean) => `A barn shelters ${whose(who)} sheep.`,
    endsRound: (n: number) => `Round ${n} is over.`,
    startsRound: (n: number, who: Player, left: boolean) =>
      `Round ${n}: ${does(who, 'start', 'starts')}, hands pass to the ${left ? 'left' : 'right'}.`,
    discards: (who: Player) => `${does(who, 'put', 'puts')} a card out of the game.`,
    reveals: (who: Player, mission: string) => `${who.you ? 'Your' : `${who.name}’s`} mission: ${mission}.`,
    ends: (who: readonly Player[]) =>
      who.length === 1
        ? `${does(who[0] as Player, 'win', 'wins')}.`
        : `${and(who.map((one) => (one.you ? 'you' : one.name)).sort((a, b) => Number(a === 'you') - Number(b === 'you')))} share the win.`,
    /** A step of the fox that takes no sheep. */
    foxIdle: (way: string) => `Every fox goes ${way} and steals nothing.`,
  },
  line: {
    sheep: (n: number) => `${sheep(n)} on the meadows`,
    paddock: (n: number) => `${sheep(n)} stolen`,
    town: (town: string) => `road to ${town}`,
    river: (n: number) => `river of ${cards(n)}`,
    mission: (name: string, n: number, rank: ScoreLine['rank']) =>
      `mission ${name}: ${n}${rank === 'sole' ? ', alone first' : rank === 'shared' ? ', shared' : ', behind'}`,
    foxMission: (name: string, yes: boolean) => `mission ${name}: ${yes ? 'yes' : 'no'}`,
    black: 'black sheep',
    of: (who: Player, what: string, points: number) => `${who.you ? 'You' : who.name}: ${what}, ${gold(points)}.`,
  },
  /** What puzzles are about. */
  themes: {
    draft: 'Draft',
    lay: 'Lay',
    drive: 'Drive',
    fox: 'Fox',
  } satisfies Record<SheepTheme, string>,
  why,
  because: (move: string, reason: string) => (reason === '' ? `Hint: ${move}.` : `Hint: ${move}: ${reason}.`),
  botBecause: (reason: string) => `It ${reason}.`,
  /** What a card that is kept can do. */
  couldBecause: (reason: string) => `Placed well, it ${reason}.`,
  /** What two cards that are kept can do: the same, each something else, or only one of them something. */
  couldBoth: (one: string, other: string): string =>
    one === other
      ? `Placed well, each of them ${one}.`
      : other === ''
        ? `Placed well, one of them ${one}.`
        : `Placed well, one ${one}, the other ${other}.`,
  hint: {
    /** As the table marks what is suggested. */
    belled: (n: number): string => (n === 1 ? 'the card with the bell' : 'both cards with the bell'),
    /** The card that has just been laid. */
    this: 'this card',
    keep: (names: string) => `keep ${names}`,
    discard: (name: string) => `put ${name} out`,
    place: (name: string, cell: string) => `${name} to ${cell}`,
    sheep: 'take a sheep',
    drive: (flock: string, from: string, to: string) => `drive ${flock} from ${from} to ${to}`,
    fox: (way: string) => `send every fox ${way}`,
    end: 'end your turn',
    /** The turn has left the way to this move. */
    back: (move: string) => `undo first, then ${move}`,
  },
  over: {
    won: 'You win!',
    shared: 'You share the win!',
    lost: (who: string) => `${who} wins`,
    title: 'The gold is counted',
    tie: 'Tied on gold: more sheep on your own board win.',
    lines: 'Line by line',
  },
  setup: {
    title: 'New game: Sheep & Thief',
    players: 'Players',
    playersOf: (n: number) => `${n}`,
    playersAbout: { 2: 'two picks at a time', 3: 'one pick at a time', 4: 'one pick at a time' } as Readonly<Record<number, string>>,
    who: 'Who sits where',
    person: 'A person here',
    bot: 'Bot',
    missions: 'Missions',
    missionsAbout: 'One secret aim for everybody.',
    black: 'Black sheep',
    blackAbout: 'Drive it far from the farmyard for up to 15 gold.',
    edition: 'River scoring',
    editions: { '2017': '2017', '2014': '2014' } satisfies Record<Edition, string>,
    editionsAbout: {
      '2017': 'longer rivers are worth more and more: 1, 3, 5, 8, 11, 15',
      '2014': 'two gold for each joined river card',
    } satisfies Record<Edition, string>,
    deck: 'The landscape cards',
    deal: 'Deal',
    cannot: 'This cannot be played:',
  },
  keyboard: {
    rows: [
      ['Tab', 'to every control'],
      ['← → ↑ ↓', 'along the cards, over the board'],
      ['Enter', 'choose, place, take'],
      ['C', 'to your cards'],
      ['V', 'the card in large'],
      ['S D F', 'sheep, dog, fox'],
      ['E', 'end turn, or keep'],
      ['U, Backspace', 'undo'],
      ['H', 'hint'],
      ['G', 'gold'],
      ['L', 'story'],
      ['I', 'overview of this game'],
      ['P', 'type a move: place#17@2,3:sheep'],
      ['Esc', 'let go'],
    ] as readonly (readonly [string, string])[],
    typed: (text: string) => `Typed: ${text}`,
    unknown: (text: string) => `“${text}” is no move here.`,
  },
  refusals,
};

export type SheepWords = typeof words;
