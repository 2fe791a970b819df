import { botsFor, PLAYERS } from '@bellwether/bots';
import { FastRandom, firstMoves, type Headers, ParseError, parseJson, type Seat, type Viewer, writeRecord } from '@bellwether/kernel';
import manifest from '../../../package.json' with { type: 'json' };
import { GAMES } from '../games.ts';
import type { AnyLabGame } from '../lab-game.ts';
import { type Entrant, readEntrant } from '../ladder/entrant.ts';
import { UserError } from '../user-error.ts';
import { type AnyMessage, type Id, idOf, type Message, PROTOCOL, readMessage, USUAL, type Wanted } from './messages.ts';
import { playouts } from './playouts.ts';
import { type NoMove, Table } from './table.ts';

/** A message that cannot be carried out: the answer is `refused` with these fields. */
class Refused extends Error {
  readonly fields: object;

  constructor(code: string, fields: object = {}) {
    super(code);
    this.fields = { code, ...fields };
  }
}

interface OpenTable {
  readonly table: Table;
  readonly wanted: Wanted;
}

/** Many tables behind one pipe. Every line is answered by one line, an array by an array. */
export class Session {
  readonly #tables = new Map<Id, OpenTable>();

  /** `line`: the line number, for refusals. */
  answer(text: string, line: number): string {
    let value: unknown;
    try {
      value = parseJson(text, 'line');
    } catch (error) {
      return JSON.stringify(refused(undefined, line, error));
    }
    if (!Array.isArray(value)) return JSON.stringify(this.#answer(value, line, ''));
    return `[${value.map((one, i) => JSON.stringify(this.#answer(one, line, `[${i}]`))).join(',')}]`;
  }

  #answer(value: unknown, line: number, where: string): object {
    try {
      return this.#follow(readMessage(value, where));
    } catch (error) {
      return refused(idOf(value), line, error);
    }
  }

  #follow({ kind, message }: AnyMessage): object {
    const { id } = message;
    const head = id === undefined ? {} : { id };
    switch (kind) {
      case 'hello':
        return { t: 'welcome', ...head, protocol: PROTOCOL, server: manifest.version, games: GAMES.map(described), bots: PLAYERS };
      case 'choices':
        return { t: 'choices', ...head, ...choicesOf(message) };
      case 'start':
        return this.#start(message, head);
      case 'look': {
        const { table, wanted } = this.#open(message.table);
        const viewer = viewerOf(table, message.seat);
        return { t: 'table', ...head, table: message.table, ...table.look(viewer, wantedOf(message, wanted)) };
      }
      case 'move': {
        const { table, wanted } = this.#open(message.table);
        const seat = viewerOf(table, message.seat) as Seat;
        if ((message.move === undefined) === (message.choice === undefined))
          throw new Refused('bad-message', { expected: 'either "move" or "choice"' });
        const no = message.move === undefined ? table.choose(seat, message.choice as number) : table.move(seat, message.move);
        if (no !== undefined) throw refusedMove(no);
        return { t: 'table', ...head, table: message.table, ...table.look(table.next, wanted) };
      }
      case 'playouts':
        return { t: 'playouts', ...head, ...playoutsOf(message) };
      case 'record':
        return { t: 'record', ...head, table: message.table, record: this.#record(message.table) };
      case 'end':
        this.#open(message.table);
        this.#tables.delete(message.table);
        return { t: 'done', ...head };
    }
  }

  #start(message: Message<'start'>, head: object): object {
    const lab = gameNamed(message.game);
    const config = configOf(lab, message.config);
    const players = botsFor(lab.game.id);
    const bots = new Map([...(message.bots ?? [])].map(([seat, name]) => [seat, playerNamed(name, 'bots')] as const));
    const seats = lab.game.seats(config);
    const stranger = [...bots.keys()].find((seat) => !seats.includes(seat));
    if (stranger !== undefined) throw new Refused('unknown-seat', { where: `bots.${stranger}`, expected: `seats 1 to ${seats.length}` });
    if (bots.size === seats.length) throw new Refused('bad-message', { where: 'bots', expected: 'a seat that no bot plays' });
    const random = new FastRandom(message.seed);
    const table = new Table(lab, config, lab.game.deal(config, random), random, bots, players);
    const wanted = wantedOf(message, USUAL);
    this.#tables.set(message.table, { table, wanted });
    return { t: 'table', ...head, table: message.table, ...table.look(table.next, wanted) };
  }

  #open(id: Id): OpenTable {
    const open = this.#tables.get(id);
    if (open === undefined) throw new Refused('unknown-table', { expected: 'a table that was started' });
    return open;
  }

  #record(id: Id): string {
    const { table } = this.#open(id);
    if (table.outcome === undefined) throw new Refused('still-secret', { expected: 'a game that is over' });
    const { lab, config, moves } = table;
    const sitters = lab.game.seats(config).map((seat) => table.sitter(seat));
    return writeRecord(lab.game, { config, sitters, deal: table.deal, moves });
  }
}

function described({ game }: AnyLabGame): object {
  return { game: game.id, rules: game.rulesVersion };
}

function choicesOf({ game, config }: Message<'choices'>): object {
  const lab = gameNamed(game);
  const setUp = configOf(lab, config);
  const seats = lab.game.seats(setUp);
  return {
    game,
    config: lab.game.configs.write(setUp),
    names: lab.choices?.names(setUp) ?? [],
    parts: lab.choices?.parts(setUp) ?? [],
    seats,
    teams: seats.map((seat) => lab.game.teamOf(setUp, seat)),
  };
}

function playoutsOf(message: Message<'playouts'>): object {
  const lab = gameNamed(message.game);
  const { game, puzzles } = lab;
  const { seat, seed, games = 20, player = 'rule' } = message;
  const config = configOf(lab, message.config);
  const bots = botsFor(game.id);
  if (bots === undefined || puzzles === undefined) throw new Refused('unknown-game', { where: 'game' });
  const view = puzzles.views.read({ setup: game.configs.write(config), seat, view: message.text });
  if (view instanceof ParseError) throw new Refused('bad-text', { where: view.where, found: view.found, expected: view.expected });
  const table = game.tableOf(view);
  if (!game.toAct(table).includes(seat))
    throw new Refused('bad-text', { where: 'text', expected: `a table at which seat ${seat} is to act` });
  const moves = (message.moves ?? firstMoves(game, table, seat, USUAL.legal).moves.map((move) => game.write(move))).map((text, i) => {
    const move = game.read(text);
    if (move instanceof ParseError)
      throw new Refused('unreadable-move', { where: `moves[${i}]`, found: move.found, expected: move.expected });
    const refusal = game.check(table, seat, move);
    if (refusal !== undefined) throw new Refused('illegal', { where: `moves[${i}]`, refusal });
    return move;
  });
  const shares = playouts({ bots, view, seat, moves, player: playerNamed(player, 'player'), games }, new FastRandom(seed));
  return { moves: moves.map((move) => game.write(move)), shares };
}

function gameNamed(id: string): AnyLabGame {
  const lab = GAMES.find(({ game }) => game.id === id);
  if (lab === undefined)
    throw new Refused('unknown-game', { where: 'game', expected: `one of ${GAMES.map(({ game }) => game.id).join(', ')}` });
  return lab;
}

/** Without headers, the set-up for a first game. */
function configOf(lab: AnyLabGame, headers: Headers | undefined): object {
  if (headers === undefined) return lab.readSetup({});
  const config = lab.game.configs.read(headers);
  if (config instanceof ParseError)
    throw new Refused('bad-config', { where: config.where, found: config.found, expected: config.expected });
  const refusal = lab.game.checkConfig(config);
  if (refusal !== undefined) throw new Refused('bad-config', { refusal });
  return config;
}

function playerNamed(name: string, where: string): Entrant {
  try {
    return readEntrant(name);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new Refused('unknown-level', { where, expected: `one of ${PLAYERS.join(', ')}, or with iterations, wolf@400` });
  }
}

function viewerOf(table: Table, seat: Viewer | undefined): Viewer {
  if (seat === undefined) return table.next;
  if (seat === 'spectator') return seat;
  const seats = table.lab.game.seats(table.config);
  if (!seats.includes(seat)) throw new Refused('unknown-seat', { where: 'seat', expected: `a seat from 1 to ${seats.length}` });
  if (table.isBot(seat)) throw new Refused('seat-taken', { where: 'seat', expected: 'a seat that no bot plays' });
  return seat;
}

function wantedOf(said: Partial<Wanted>, usual: Wanted): Wanted {
  return {
    view: said.view ?? usual.view,
    legal: said.legal ?? usual.legal,
    choices: said.choices ?? usual.choices,
    array: said.array ?? usual.array,
    text: said.text ?? usual.text,
  };
}

function refusedMove(no: NoMove): Refused {
  switch (no.code) {
    case 'illegal':
      return new Refused('illegal', { refusal: no.refusal });
    case 'unreadable-move':
      return new Refused('unreadable-move', { where: 'move', found: no.error.found, expected: no.error.expected });
    case 'not-a-choice':
      return new Refused('not-a-choice', { where: 'choice', expected: 'one of the choices of the last answer' });
    case 'game-over':
      return new Refused('game-over');
  }
}

/** The answer to a message that cannot be carried out. Rethrows errors that are bugs of ours. */
function refused(id: Id | undefined, line: number, error: unknown): object {
  const head = { t: 'refused', ...(id !== undefined && { id }), line };
  if (error instanceof Refused) return { ...head, ...error.fields };
  if (!(error instanceof ParseError)) throw error;
  return { ...head, code: 'bad-message', where: error.where.replace(/^\./, ''), found: error.found, expected: error.expected };
}
