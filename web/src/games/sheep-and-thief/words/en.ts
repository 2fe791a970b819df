import { counter, joiner, lister } from '../../../words/plural.ts';
import type { Edition, Mission, Refusal, RefusalCode, ScoreLine, SheepReasonKind, SheepTheme, Source, TownName } from '../vocabulary.ts';

/** A player as a subject of a sentence. */
export interface Player {
  readonly you: boolean;
  readonly name: string;
}

/** Sheep stolen from a player. */
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
  'not-your-turn': () => 'It’s not your turn.',
  'already-chosen': () => 'You have already chosen.',
  'wrong-stage': () => 'You can’t do that now.',
  'wrong-number-of-cards': ({ expected }) => `Choose ${cards(Number(expected))}.`,
  'not-in-hand': () => 'You don’t hold this card.',
  'off-board': () => 'That is off the board.',
  'cell-taken': () => 'There is already a card here.',
  'not-adjacent': () => 'This space isn’t next to any of your cards.',
  'fox-blocks': () => 'You can’t place a card on the fox’s space.',
  'river-mismatch': ({ edge: side, river }) =>
    river ? `Not here: its river would end at the ${edge(side)} edge.` : `The river at the ${edge(side)} edge would end here.`,
  'face-down-not-allowed': () => 'You may place a card face down only if none in your hand fits.',
  'images-left': ({ sheep: s, foxes }) =>
    `You must still ${[Number(s) > 0 ? `take ${sheep(Number(s))}` : '', Number(foxes) > 0 ? `move the fox ${count(Number(foxes), { one: '# space', other: '# spaces' })}` : ''].filter(Boolean).join(' and ')}.`,
  'no-image-left': () => 'This card has no more of these images.',
  'fox-off-board': () => 'The fox stays on the board.',
  'dog-not-adjacent': () => 'A dog drives sheep to a card next to theirs.',
  'dog-no-card': () => 'There is no card here.',
  'dog-onto-fox': () => 'You can’t drive sheep onto the fox’s card.',
  'dog-no-sheep': () => 'There are no sheep to drive here.',
  'dog-too-few-sheep': ({ there }) =>
    Number(there) === 0
      ? 'There are no sheep to drive here.'
      : `There ${Number(there) === 1 ? 'is' : 'are'} only ${sheep(Number(there))} here.`,
  'dog-no-black-sheep': () => 'The black sheep isn’t here.',
  'bad-players': () => 'This game is for two, three or four players.',
  'deck-too-small': () => 'This deck has too few cards.',
  'deck-too-large': () => 'This deck has too many cards.',
  'bad-card': () => 'We can’t read one of the cards in this deck.',
  'bad-copy': () => 'You can’t play with the corrected values of this copy.',
  'bad-deal': () => 'These cards aren’t the deck of this game.',
  'bad-missions': () => 'These missions can’t be dealt.',
  'bad-position': () => 'This position can’t happen.',
};

const why: Record<SheepReasonKind, (who: Player) => string> = {
  'sheep-won': (who) => `takes sheep from ${whom(who)}`,
  'sheep-brought-home': () => 'brings sheep to safety',
  'sheep-sheltered': () => 'puts new sheep in a barn',
  'threat-averted': () => 'moves sheep out of the fox’s way',
  'fox-sent-away': (who) => `sends the fox away from ${whose(who)} sheep`,
  'opponent-threatened': (who) => `brings the fox near ${whose(who)} sheep`,
  'game-won': () => 'wins the game',
  'road-closed': () => 'brings the road closer to a town',
  'town-reached': () => 'takes the road to a town',
  'river-extended': () => 'makes a river longer',
  'flock-grown': () => 'adds sheep',
  'mission-advanced': () => 'helps the mission',
  'rival-hindered': (who) => `sends ${whose(who)} black sheep home`,
  'black-sheep-shed': () => 'moves the black sheep to a better card',
  'card-denied': (who) => `keeps a good card from ${whom(who)}`,
  'kept-for-later': () => 'keeps a better card for later',
  'sheep-spared': () => 'loses no sheep to the fox',
  'more-sheep': () => 'leaves more sheep on the board in the end',
  'fewer-sheep-lost': () => 'loses fewer sheep to the fox later',
  'more-stolen': () => 'steals more sheep in the end',
  'more-from-towns': () => 'earns more gold for towns in the end',
  'more-from-rivers': () => 'earns more gold for rivers in the end',
  'more-from-mission': () => 'earns more gold for the mission in the end',
  'more-from-black-sheep': () => 'earns more gold for the black sheep in the end',
  'road-left-open': () => 'keeps the way to a town open',
  'river-left-open': () => 'leaves a river room to grow',
  'rival-gets-less': (who) => `leaves ${whom(who)} less gold in the end`,
  'only-move': () => 'is the only move',
};

const towns: Record<TownName, string> = { baabourne: 'Baabourne', woolington: 'Woolington', sheepville: 'Sheepville' };

const missions: Record<Mission, { readonly name: string; readonly about: string }> = {
  'longest-river': { name: 'Longest river', about: 'Have the longest single river.' },
  'longest-road': { name: 'Longest road', about: 'Have the largest connected road network.' },
  'most-barns': { name: 'Most barns', about: 'Have the most barns. The farmyard’s barn counts (no rulebook says so; reviews do).' },
  'bottom-rows': { name: 'Southern flock', about: 'Have the most sheep in the two bottom rows.' },
  'right-columns': { name: 'Eastern flock', about: 'Have the most sheep in the two right columns.' },
  'most-foxes': { name: 'Foxes', about: 'Have the most cards that show a fox.' },
  'most-dogs': { name: 'Dogs', about: 'Have the most cards that show a dog.' },
  'most-sheep-cards': { name: 'Sheep cards', about: 'Have the most cards that show a sheep. The farmyard counts.' },
  'fox-at-town': { name: 'Fox in town', about: 'At the end, the fox stands next to a town.' },
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
  /** The value of something, in brackets. */
  worth: (what: string, points: number) => `${what} (${points})`,
  total: 'Gold',
  /** Below the sources. */
  sum: 'Total',
  gold,
  sheep,
  edges: EDGES as readonly string[],
  ways: ['up', 'right', 'down', 'left'] as readonly string[],
  cell: (row: number, column: number) => `row ${row}, column ${column}`,
  card: {
    road: (edges: string) => `road ${edges}`,
    river: (edges: string) => `river ${edges}`,
    /** Where a road or river leads, for screen readers. */
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
    /** `number`: see above. */
    named: (number: string, shows: string) => `${number} (${shows})`,
    /** Sheep shown on a card, where others stand on it. */
    pictured: (n: number) => `shows ${sheep(n)}`,
    yard: 'farmyard',
    free: 'free',
    /** Sheep standing on a card, not those it shows. */
    standing: (n: number) => `${sheep(n)} on it`,
    fox: 'the fox',
    black: 'the black sheep',
    blackGold: (n: number) => `black sheep here: ${n} gold`,
  },
  about: {
    road: 'Roads from the farmyard to a town earn gold.',
    river: 'The longer a river, the more gold. Rivers must continue.',
    sheep: 'Put a sheep on this card: 1 gold.',
    dog: 'Drives sheep from one of your cards to a card next to it.',
    fox: 'The fox moves one space on every board and steals the others’ sheep for you.',
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
    chip: (source: string, points: number) => `${source}: ${gold(points)}. Show on the board`,
    total: (points: number) => `Gold: ${points} in all. Show details`,
    mission: 'Your mission',
    /** A mission with its condition and value. */
    missionTold: (name: string, about: string, worth: string) => `Your mission: ${name}. ${about} ${worth}.`,
    secret: 'Nobody else sees it until the end.',
    supply: (n: number) => `Supply: ${sheep(n)}`,
    open: 'may go here',
    from: 'drive sheep from here',
    to: 'drive them here',
    step: (steals: number, loses: number) =>
      `move the fox here${steals > 0 ? `, you steal ${steals}` : ''}${loses > 0 ? `, you lose ${loses}` : ''}`,
    putBack: (who: Player) => `Put ${who.name}’s board back`,
    boardOf: (who: Player) => (who.you ? 'Your board' : `${who.name}’s board`),
    brings: (points: number) => (points < 0 ? `−${gold(-points)}` : `+${gold(points)}`),
    last: 'placed last',
    nofit: 'doesn’t fit anywhere',
    onMap: 'Show on the board',
    aboutCard: 'Look at the card',
    boards: 'The boards in words',
    cardsTitle: 'The landscape cards',
    goldTitle: 'Gold so far',
    black: 'Where the black sheep counts',
  },
  ask: {
    keep: (n: number, who: Player) => `Keep ${cards(n)}. The rest go to ${who.name}.`,
    keepChosen: (n: number): string => (n === 1 ? 'Keep this card' : 'Keep these cards'),
    keepMore: (n: number) => `Choose ${cards(n)}`,
    card: 'Choose a card to place.',
    cell: 'Place it on a highlighted space.',
    another: 'Choose another card.',
    /** The same for screen readers, with the spaces if they are few. */
    cells: (cells: readonly string[]) =>
      `${count(cells.length, { one: '# space', other: '# spaces' })}${cells.length > 3 ? '.' : `: ${cells.join('; ')}.`}`,
    faceDown: 'Nothing fits: place one card face down.',
    images: 'Use its images in any order.',
    from: 'Dog: which sheep do you drive?',
    to: 'Dog: where do you drive them?',
    many: 'How many?',
    fox: 'Which way does the fox go?',
    foxAgain: 'Tap again to move the fox.',
    done: 'All done: end your turn.',
    optional: 'Drive more sheep, or end your turn.',
    discard: 'Choose a card to discard.',
    discardChosen: 'Discard it',
    waits: (who: Player) => `${who.name} is thinking …`,
    over: 'The game is over.',
    turn: (who: Player) => (who.you ? 'Your turn' : `${who.name}’s turn`),
    draft: 'Card phase',
  },
  act: {
    sheep: (n: number) => `Sheep ×${n}`,
    dog: (n: number) => `Dog ×${n}`,
    fox: (n: number) => `Fox ×${n}`,
    sheepAbout: 'Put a sheep on the card',
    end: 'End turn',
    back: 'Undo step',
    drive: 'Drive',
    fewer: 'One fewer',
    more: 'One more',
    black: 'Black sheep too',
    onlyBlack: 'Black sheep',
  },
  whyNot: {
    /** A card that fits nowhere, and why. */
    nowhere: (fox: boolean): string =>
      fox ? 'It doesn’t fit anywhere: a river would end, or the fox is there.' : 'It doesn’t fit anywhere: a river would end.',
    oneStep: 'The fox moves one space.',
    chooseCard: 'First choose a card from your hand.',
    dogsNothing: 'No dog can drive any sheep now.',
    rule: 'Read the rule',
  },
  tells: {
    deals: 'New cards are dealt.',
    picks: (who: Player) => `${does(who, 'have', 'has')} chosen.`,
    /** The next two for screen readers, with the cards. */
    keepsCards: (cards: readonly string[]) => `You keep ${cards.join('; ')}.`,
    placesCard: (who: Player, card: string, cell: string) => `${does(who, 'place', 'places')} ${card} in ${cell}.`,
    passes: (left: boolean) => `Hands are passed to the ${left ? 'left' : 'right'}.`,
    keeps: 'The last cards are kept.',
    places: (who: Player, cell: string) => `${does(who, 'place', 'places')} a card (${cell}).`,
    hides: (who: Player, cell: string) => `${does(who, 'place', 'places')} a card face down (${cell}).`,
    grows: (who: Player, n: number) => `${does(who, 'get', 'gets')} ${sheep(n)}.`,
    dry: 'The supply is empty: you get no sheep.',
    drives: (who: Player, n: number, black: boolean, to: string) =>
      `${whose(who) === 'your' ? 'Your' : whose(who)} dog drives ${[n > 0 ? sheep(n) : '', black ? 'the black sheep' : ''].filter(Boolean).join(' and ')} to ${to}.`,
    /** `ahead`: what would happen, which Japanese phrases differently. */
    fox: (who: Player, way: string, steps: number, _ahead: boolean) =>
      `${does(who, 'move', 'moves')} the fox ${steps > 1 ? `${steps} spaces ` : ''}${way}.`,
    steals: (who: Player, thefts: readonly Theft[], _ahead: boolean) =>
      `${does(who, 'steal', 'steals')} ${and(thefts.map(({ of, n }, i) => `${i === 0 ? sheep(n) : n} from ${whom(of)}`))}.`,
    loses: (who: Player, n: number, _ahead: boolean) => `${does(who, 'lose', 'loses')} ${sheep(n)} to the supply.`,
    home: (who: Player, _ahead: boolean) => `${who.you ? 'Your' : `${who.name}’s`} black sheep runs home.`,
    shelters: (who: Player, _ahead: boolean) => `A barn shelters ${whose(who)} sheep.`,
    endsRound: (n: number) => `Round ${n} is over.`,
    startsRound: (n: number, who: Player, left: boolean) =>
      `Round ${n}: ${whom(who)} ${who.you ? 'start' : 'starts'}. Hands are passed to the ${left ? 'left' : 'right'}.`,
    discards: (who: Player) => `${does(who, 'discard', 'discards')} a card.`,
    reveals: (who: Player, mission: string) => `${who.you ? 'Your' : `${who.name}’s`} mission: ${mission}.`,
    ends: (who: readonly Player[]) =>
      who.length === 1
        ? `${does(who[0] as Player, 'win', 'wins')}.`
        : `${and(who.map((one) => (one.you ? 'you' : one.name)).sort((a, b) => Number(a === 'you') - Number(b === 'you')))} share the win.`,
    /** A fox's step that steals nothing. */
    foxIdle: (way: string) => `The fox moves ${way} and steals nothing.`,
  },
  line: {
    sheep: (n: number) => `${sheep(n)} on the board`,
    paddock: (n: number) => `${sheep(n)} stolen`,
    town: (town: string) => `road to ${town}`,
    river: (n: number) => `river of ${cards(n)}`,
    mission: (name: string, n: number, rank: ScoreLine['rank']) =>
      `mission ${name} (${n}, ${rank === 'sole' ? 'first' : rank === 'shared' ? 'tied for first' : 'not first'})`,
    foxMission: (name: string, yes: boolean) => `mission ${name}: ${yes ? 'yes' : 'no'}`,
    black: 'black sheep',
    of: (who: Player, what: string, points: number) => `${who.you ? 'You' : who.name}: ${what}, ${gold(points)}.`,
  },
  /** Themes of puzzles. */
  themes: {
    draft: 'Draft',
    lay: 'Place',
    drive: 'Drive',
    fox: 'Fox',
  } satisfies Record<SheepTheme, string>,
  why,
  because: (move: string, reason: string) => (reason === '' ? `Hint: ${move}.` : `Hint: ${move}. It ${reason}.`),
  botBecause: (reason: string) => `It ${reason}.`,
  /** What a kept card can do. */
  couldBecause: (reason: string) => `Placed well, it ${reason}.`,
  /** What two kept cards can do: the same, different things, or only one of them something. */
  couldBoth: (one: string, other: string): string =>
    one === other
      ? `Placed well, each of them ${one}.`
      : other === ''
        ? `Placed well, one of them ${one}.`
        : `Placed well, one ${one}, the other ${other}.`,
  hint: {
    /** The mark on suggested cards. */
    marked: (n: number): string => (n === 1 ? 'the card with the light bulb' : 'both cards with the light bulb'),
    equal: 'Other choices are about as good.',
    /** The card just placed. */
    this: 'this card',
    keep: (names: string) => `keep ${names}`,
    discard: (name: string) => `discard ${name}`,
    place: (name: string, cell: string) => `place ${name} in ${cell}`,
    sheep: 'take a sheep',
    drive: (flock: string, from: string, to: string) => `drive ${flock} from ${from} to ${to}`,
    fox: (way: string) => `move the fox ${way}`,
    end: 'end your turn',
    /** The turn has diverged from this move. */
    back: (move: string) => `undo first, then ${move}`,
  },
  over: {
    won: 'You win!',
    shared: 'You share the win!',
    lost: (who: string) => `${who} wins`,
    title: 'Final score',
    tie: 'Tied on gold: the player with more sheep on their board wins.',
    /** Why someone lost: no town, and how much gold behind the winner that put them. */
    noTown: (who: Player, behind: number, winner: Player) =>
      `${does(who, 'reached', 'reached')} no town. That put ${who.you ? 'you' : who.name} ${gold(behind)} behind ${winner.name}.`,
    /** The source of gold with the greatest difference between two players. */
    gap: (source: string, one: Player, gained: number, other: Player, theirs: number) =>
      `The biggest gap is in “${source}”: ${gold(gained)} for ${one.you ? 'you' : one.name}, ${theirs} for ${other.you ? 'you' : other.name}.`,
    lines: 'Line by line',
  },
  setup: {
    title: 'New game: Sheep & Thief',
    players: 'Players',
    playersOf: (n: number) => `${n}`,
    playersAbout: { 2: 'two cards per pick', 3: 'one card per pick', 4: 'one card per pick' } as Readonly<Record<number, string>>,
    who: 'Who sits where',
    person: 'Human player',
    bot: 'Bot',
    missions: 'Missions',
    missionsAbout: 'Everyone gets one secret goal.',
    black: 'Black sheep',
    blackAbout: 'Drive it far from the farmyard for up to 15 gold.',
    edition: 'River scoring',
    editions: { '2017': '2017', '2014': '2014' } satisfies Record<Edition, string>,
    editionsAbout: {
      '2017': 'longer rivers earn more: 1, 3, 5, 8, 11, 15',
      '2014': 'two gold per joined river card (according to reviews)',
    } satisfies Record<Edition, string>,
    deck: 'The landscape cards',
    deal: 'Start game',
    cannot: 'You can’t play this:',
  },
  keyboard: {
    rows: [
      ['Tab', 'go to the next control'],
      ['← → ↑ ↓', 'move between cards or spaces'],
      ['Enter', 'choose, place or take'],
      ['C', 'go to your cards'],
      ['V', 'enlarge the card'],
      ['S D F', 'sheep, dog, fox'],
      ['E', 'end your turn, or keep'],
      ['U, Backspace', 'undo'],
      ['H', 'hint'],
      ['G', 'gold'],
      ['L', 'story'],
      ['I', 'overview of this game'],
      ['P', 'type a move: place#17@2,3:sheep'],
      ['Esc', 'put the card back'],
    ] as readonly (readonly [string, string])[],
    typed: (text: string) => `Typed: ${text}`,
    unknown: (text: string) => `“${text}” isn’t a move here.`,
  },
  refusals,
};

export type SheepWords = typeof words;
