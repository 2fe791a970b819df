import { type GameWithPositions, type Line, Lines, ParseError, reading, splitHeaders, writeHeaders } from '@bellwether/kernel';
import { type Card, cardText, readCard } from './cards/card.ts';
import { CELLS, type Cell, cellText } from './cells.ts';
import { sheepAndThief } from './game.ts';
import { configs, readCards, readCell, readMission, writeCards } from './notation.ts';
import { checkPosition, freshBoard, type Position, positionOf, stateOf } from './position.ts';
import { rulesOf, YARD } from './rules.ts';
import { checkConfig } from './setup.ts';
import { NONE, type State } from './state.ts';
import { type BoardView, type CellView, type Config, type Front, type Glimpse, SEATS, type SheepAndThief, STAGES } from './vocabulary.ts';

export const sheepAndThiefWithPositions: GameWithPositions<SheepAndThief> = {
  ...sheepAndThief,
  positions: {
    write: writePosition,
    read: (text) => reading(() => readPosition(text)),
  },
};

function writePosition(state: State): string {
  const position = positionOf(state);
  const bySeat = (key: string, texts: readonly string[]) => texts.map((text, i) => text !== '' && `${key} ${i + 1} ${text}`);
  const lines: (string | false)[] = [
    `stage ${position.stage}`,
    `round ${position.round}`,
    `starter ${position.starter}`,
    `turn ${position.turn}`,
    position.step > 0 && `step ${position.step}`,
    `fox ${cellText(position.fox)}`,
    `supply ${position.supply}`,
    `placed ${position.placed.join(' ')}`,
    ...bySeat(
      'board',
      position.boards.map((board, i) => writeBoard(board, position.fronts[i] ?? [])),
    ),
    ...bySeat('sheep', position.boards.map(writeSheep)),
    position.config.blackSheep && `black ${position.boards.map((board) => cellText(board.black ?? NONE)).join(' ')}`,
    `paddocks ${position.boards.map((board) => board.paddock).join(' ')}`,
    ...bySeat('hand', position.hands.map(writeCards)),
    ...bySeat('packet', position.packets.map(writeCards)),
    ...bySeat('pick', position.picks.map(writeCards)),
    ...bySeat('out', position.out.map(writeCards)),
    position.config.missions && `missions ${position.missions.map((mission) => mission ?? '?').join(' ')}`,
    ...bySeat(
      'memory',
      position.memory.map((glimpses) => glimpses.map(writeGlimpse).join(' ')),
    ),
    position.deck.length > 0 && `deck ${writeCards(position.deck)}`,
  ];
  return `${writeHeaders(configs.write(position.config))}\n${lines.filter((line) => line !== false).join('\n')}\n`;
}

/**
 * `1,2=#17/1` is a card placed in round 1; `2,2=?#4/2` is face down, with its front after the mark if anyone knows it.
 */
function writeBoard(board: BoardView, fronts: readonly Front[]): string {
  const cells: string[] = [];
  // Fronts come first, in the order they were placed.
  for (const { at, card } of fronts) cells.push(`${cellText(at)}=?${cardText(card)}/${board.rounds[at]}`);
  board.cards.forEach((card, at) => {
    if (card === null || at === YARD || fronts.some((front) => front.at === at)) return;
    cells.push(`${cellText(at)}=${card === 'back' ? '?' : cardText(card)}/${board.rounds[at]}`);
  });
  return cells.join(' ');
}

function writeSheep(board: BoardView): string {
  return board.sheep.flatMap((sheep, at) => (sheep > 0 ? [`${cellText(at)}=${sheep}`] : [])).join(' ');
}

/** `1.0:#1+#2+#3>#2`: in round 1, before any pick, these were seen and that one was kept. */
function writeGlimpse({ round, step, saw, kept }: Glimpse): string {
  const cards = (list: readonly Card[]) => list.map(cardText).join('+');
  return `${round}.${step}:${cards(saw)}>${cards(kept)}`;
}

const LONGEST_POSITION = 100_000;

function readPosition(text: string): State {
  if (text.length > LONGEST_POSITION) throw new ParseError('position', 'too-long', text.length, `at most ${LONGEST_POSITION} characters`);
  const { headers, body } = splitHeaders(text);
  const config = configs.read(headers);
  if (config instanceof ParseError) throw config;
  const unplayable = checkConfig(config);
  if (unplayable) throw new ParseError('position', 'contradiction', unplayable.code, `a set-up that ${unplayable.rule} allows`);
  const position = readLines(config, body);
  const no = checkPosition(position);
  if (no) throw new ParseError('position', 'contradiction', JSON.stringify(no.facts), `a table that ${no.rule} allows`);
  checkChoices(position);
  return stateOf(position);
}

/** Positions of tests may have no choice left; here some seat must be able to move. */
function checkChoices(position: Position): void {
  const { keep } = rulesOf(position.config);
  const { stage, packets, picks, hands } = position;
  const say = (found: unknown, expected: string) => new ParseError(stage, 'contradiction', found, expected);
  picks.forEach((pick, player) => {
    const from = (stage === 'discard' ? hands : packets)[player] ?? [];
    const count = stage === 'draft' ? keep : stage === 'discard' ? 1 : 0;
    const left = from.slice();
    const found = pick.every((card) => left.includes(card) && left.splice(left.indexOf(card), 1).length === 1);
    if (!found || (pick.length !== 0 && pick.length !== count)) throw say(pick.length, 'picks out of the cards to choose from');
  });
  if (stage !== 'draft' && packets.some((packet) => packet.length > 0)) throw say('packet', 'packets only in the draft');
  if (stage === 'place' && hands[position.turn - 1]?.length === 0) throw say('no hand', 'a card in the hand of the seat in turn');
  if ((stage === 'draft' || stage === 'discard') && stateOf(position).waiting === 0) throw say('nobody', 'a seat that has yet to choose');
}

/** Lines that occur once per seat. */
const SEAT_KEYS = ['board', 'sheep', 'hand', 'packet', 'pick', 'out', 'memory'];

/** Every line at most once, or once per seat; unknown lines are errors. */
function readLines(config: Config, body: readonly Line[]): Position {
  const lines = new Lines(body, SEAT_KEYS, config.players, 'stage place');
  const seats = SEATS.slice(0, config.players);
  const number = (key: string) => Number(lines.take(key, /^(\d{1,3})$/, `"${key} 1"`)[0]);
  const numbers = (key: string) =>
    lines.take(key, new RegExp(`^${Array(config.players).fill('(\\d{1,3})').join(' ')}$`), `"${key} 0 0 …", one a seat`).map(Number);
  const cards = (key: string) => seats.map((seat) => readCards(lines.words(`${key} ${seat}`), `${key} ${seat}`));
  const [stageName] = lines.take('stage', /^(\w+)$/, '"stage place"');
  const stage = STAGES.find((name) => name === stageName);
  if (stage === undefined) throw new ParseError('stage', 'unknown-name', stageName, `one of ${STAGES.join(', ')}`);
  const black = config.blackSheep ? lines.words('black', /^\d,\d$/) : [];
  if (config.blackSheep && black.length !== config.players) throw new ParseError('black', 'out-of-range', black.length, 'one cell a seat');
  const paddocks = numbers('paddocks');
  const laid = seats.map((seat) => readBoard(config, lines.words(`board ${seat}`), `board ${seat}`));
  const position: Position = {
    config,
    round: number('round'),
    stage,
    starter: number('starter'),
    turn: number('turn'),
    step: Number(lines.maybe('step', /^(\d{1,2})$/, '"step 1"')?.[0] ?? 0),
    fox: aCell(lines.take('fox', /^(\d,\d)$/, '"fox 3,3"')[0], 'fox'),
    supply: number('supply'),
    placed: numbers('placed'),
    boards: laid.map(({ board }, i) => ({
      ...board,
      sheep: readSheep(lines.words(`sheep ${i + 1}`), `sheep ${i + 1}`),
      black: black[i] === undefined ? null : aCell(black[i], 'black'),
      paddock: paddocks[i] ?? 0,
    })),
    hands: cards('hand'),
    packets: cards('packet'),
    picks: cards('pick'),
    out: cards('out'),
    fronts: laid.map(({ fronts }) => fronts),
    missions: config.missions ? readMissions(lines.words('missions'), config.players) : seats.map(() => null),
    memory: seats.map((seat) => lines.words(`memory ${seat}`).map((word) => readGlimpse(word, `memory ${seat}`))),
    deck: readCards(lines.words('deck'), 'deck'),
  };
  lines.finish();
  return position;
}

function aCell(text: string | undefined, where: string): Cell {
  const [row = '', column = ''] = (text ?? '').split(',');
  const cell = readCell(row, column);
  if (cell === NONE) throw new ParseError(where, 'out-of-range', text, 'a cell from 1,1 to 4,4');
  return cell;
}

function readBoard(config: Config, words: readonly string[], where: string): { board: BoardView; fronts: Front[] } {
  const fresh = freshBoard(config);
  const cards: CellView[] = fresh.cards.slice();
  const rounds = fresh.rounds.slice();
  const fronts: Front[] = [];
  for (const word of words) {
    const match = /^(\d,\d)=(\?)?([^/]*)\/([0-3])$/.exec(word);
    if (!match) throw new ParseError(where, 'syntax', word, 'cells such as 1,2=#17/1 or 2,2=?#4/2');
    const [, cell, back, text = '', round] = match;
    const at = aCell(cell, where);
    if (cards[at] !== null) throw new ParseError(where, 'duplicate', word, 'every cell once, and not the farmyard');
    cards[at] = back === undefined ? readCard(text, where) : 'back';
    rounds[at] = Number(round);
    if (back !== undefined && text !== '') fronts.push({ at, card: readCard(text, where) });
  }
  return { board: { ...fresh, cards, rounds }, fronts };
}

function readSheep(words: readonly string[], where: string): number[] {
  const sheep = Array<number>(CELLS).fill(0);
  for (const word of words) {
    const match = /^(\d,\d)=([1-9]\d?)$/.exec(word);
    if (!match) throw new ParseError(where, 'syntax', word, 'cells such as 1,2=3');
    const at = aCell(match[1], where);
    if (sheep[at] !== 0) throw new ParseError(where, 'duplicate', word, 'every cell once');
    sheep[at] = Number(match[2]);
  }
  return sheep;
}

function readMissions(words: readonly string[], players: number) {
  if (words.length !== players) throw new ParseError('missions', 'out-of-range', words.length, 'a mission or "?" a seat');
  return words.map((word) => (word === '?' ? null : readMission(word, 'missions')));
}

function readGlimpse(word: string, where: string): Glimpse {
  const match = /^([1-3])\.(\d):([^>]+)>([^>]*)$/.exec(word);
  if (!match) throw new ParseError(where, 'syntax', word, 'hands such as 1.0:#1+#2>#2');
  const [, round, step, saw = '', kept = ''] = match;
  const cards = (text: string) => (text === '' ? [] : text.split('+').map((card) => readCard(card, where)));
  return { round: Number(round), step: Number(step), saw: cards(saw), kept: cards(kept) };
}
