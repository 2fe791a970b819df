import { type Level, seatedLevel } from '@bellwether/bots/levels';
import { type Forecast, forecast, partnerOf } from '@bellwether/bots/wolf-and-hound/forecast';
import { wolfAndHoundTableBots as bots } from '@bellwether/bots/wolf-and-hound/table';
import { FastRandom, type Seat } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Move, View } from '../vocabulary.ts';

/** Works out what a partner will probably answer. It gets the view of the player who asks, so it knows no hand but that player's. */

export interface Question {
  readonly key: string;
  readonly view: View;
  readonly move: Move;
  /** By seat: the level at which a bot was seated; undefined for people. */
  readonly levels: readonly (Level | undefined)[];
}

export interface Answer {
  readonly key: string;
  readonly forecast: Forecast | undefined;
}

interface Port {
  postMessage(answer: Answer): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<Question>) => void): void;
}
const port = globalThis as unknown as Port;
/** The same question gets the same answer. */
const SEED = 1;

port.addEventListener('message', ({ data: { key, view, move, levels } }) => {
  const viewer = view.viewer as Seat;
  const partner = partnerOf(view.config, viewer);
  const level = partner === undefined ? undefined : levels[partner - 1];
  if (level === undefined) return port.postMessage({ key, forecast: undefined });
  const seated = seatedLevel(wolfAndHound, view.config, partner as Seat, level, (seat) => seat === viewer);
  port.postMessage({ key, forecast: forecast(view, move, bots.players[seated], new FastRandom(SEED)) });
});
