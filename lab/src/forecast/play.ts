import type { PlayerName } from '@bellwether/bots';
import { wolfAndHoundBots } from '@bellwether/bots/wolf-and-hound';
import { answerIn, comesTrue, type Forecast, forecast, partnerOf } from '@bellwether/bots/wolf-and-hound/forecast';
import { FastRandom, type Seat } from '@bellwether/kernel';
import { type Config, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { budgetOf, readEntrant } from '../ladder/entrant.ts';
import { UserError } from '../user-error.ts';

/** Some deals. The player and its partner play against two players of the player's kind. */
export interface Task {
  readonly setup: string;
  readonly player: string;
  readonly partner: string;
  readonly seed: number;
  readonly firstDeal: number;
  readonly deals: number;
}

/** The precision of a forecast: a seat, either seat of a team, or only which animal. */
export const EXACT = ['seat', 'team', 'animal'] as const;
export type Exact = (typeof EXACT)[number];

export interface Found {
  /** Cards that the player played while the partner could still answer. */
  plays: number;
  /** Milliseconds of processor time for all forecasts. */
  ms: number;
  readonly told: Readonly<Record<Exact, { told: number; came: number; share: number }>>;
}

export function nothingFound(): Found {
  const none = () => ({ told: 0, came: 0, share: 0 });
  return { plays: 0, ms: 0, told: { seat: none(), team: none(), animal: none() } };
}

export function addFound(to: Found, more: Found): void {
  to.plays += more.plays;
  to.ms += more.ms;
  for (const exact of EXACT) {
    to.told[exact].told += more.told[exact].told;
    to.told[exact].came += more.told[exact].came;
    to.told[exact].share += more.told[exact].share;
  }
}

/** The configurations of a set-up, to be used in rotation. Throws UserError. */
export function configsOf(setup: string): readonly Config[] {
  const setups = wolfAndHoundBots.setups(4);
  const found = setups.find(({ name }) => name === setup);
  if (found === undefined) throw new UserError(`--setup: "${setup}" is not one of ${setups.map(({ name }) => name).join(', ')}`);
  return found.configs;
}

/** The seat that makes forecasts. */
const PLAYER: Seat = 1;

export function playTask({ setup, player, partner, seed, firstDeal, deals }: Task): Found {
  const configs = configsOf(setup);
  const found = nothingFound();
  for (let n = firstDeal; n < firstDeal + deals; n++)
    playDeal(configs[n % configs.length] as Config, player, partner, new FastRandom(seed * 0x1_0000_0000 + n), found);
  return found;
}

function playDeal(config: Config, player: string, partner: string, random: FastRandom, found: Found): void {
  const across = partnerOf(config, PLAYER) as Seat;
  const state = wolfAndHound.start(config, wolfAndHound.deal(config, random));
  const events: WolfAndHound['Event'][] = [];
  let open: { readonly told: Forecast | undefined; readonly from: number } | undefined;
  const settle = () => {
    if (open?.told) count(open.told, comesTrue(open.told, answerIn(events.slice(open.from), across)), found);
    open = undefined;
  };
  for (let seat = wolfAndHound.toAct(state)[0]; seat !== undefined; seat = wolfAndHound.toAct(state)[0]) {
    const entrant = readEntrant(seat === across ? partner : player);
    const view = wolfAndHound.view(state, seat);
    const bot = wolfAndHoundBots.players[entrant.name as PlayerName];
    const { move } = bot.choose(view, wolfAndHound.legal(state, seat), budgetOf(wolfAndHoundBots, entrant), random);
    if (seat === PLAYER && move.kind === 'play') {
      settle();
      const began = process.threadCpuUsage();
      open = { told: forecast(view, move, wolfAndHoundBots.players[readEntrant(partner).name], random), from: events.length };
      const { user, system } = process.threadCpuUsage(began);
      found.plays++;
      found.ms += (user + system) / 1000;
    }
    wolfAndHound.apply(state, seat, move, (event) => events.push(event));
  }
  settle();
}

function count({ to, share }: Forecast, came: boolean, found: Found): void {
  const row = found.told[typeof to === 'number' ? 'seat' : to === 'anywhere' ? 'animal' : 'team'];
  row.told++;
  row.share += share;
  if (came) row.came++;
}
