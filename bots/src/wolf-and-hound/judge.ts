import type { GameRecord, Random, Seat } from '@bellwether/kernel';
import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Budget } from '../shared/budget.ts';
import { calibrated, curveOf } from '../shared/calibration.ts';
import type { JudgedPly, Judgement } from '../shared/judgement.ts';
import { startClock } from '../shared/search-clock.ts';
import { CURVES } from './curves.ts';
import { curveKey } from './levels.ts';
import type { Mind } from './mind.ts';
import { openQuestion } from './question.ts';
import { judgeAfter } from './reasons.ts';
import { type Move, type State, teamInTurn, winFor } from './state.ts';

const TURNING_POINTS = 3;
/** Moves with less thinking behind them than this are looked at again before anybody is blamed for them. */
const FEW_VISITS = 40;

/** What a question is worth to a seat by what it knows, and of each move if it is that seat's own. */
interface Look {
  readonly win: number;
  of(move: Move): number;
  readonly best?: Move;
}

/** A finished game as one seat lived through it: never by cards it could not see at the time. */
export function judgeWith(mind: Mind, iterations: number) {
  return (record: GameRecord<WolfAndHound>, seat: Seat, budget: Budget, random: Random): Judgement<WolfAndHound> => {
    const state = wolfAndHound.start(record.config, record.deal);
    const looks: Look[] = [];
    for (const { seat: mover, move } of record.moves) {
      looks.push(lookAt(state, seat, mover, mind, iterations, budget, random));
      wolfAndHound.apply(state, mover, move);
    }
    const result = resultOf(state, seat);
    const plies = record.moves.map(({ seat: mover, move }, i): JudgedPly<WolfAndHound> => {
      const look = looks[i] as Look;
      const after = looks[i + 1]?.win ?? result;
      const given = mover === seat ? Math.max(0, look.win - look.of(move)) : 0;
      return { seat: mover, move, before: look.win, after, given, ...(mover === seat && look.best !== undefined && { best: look.best }) };
    });
    const choice = -plies.reduce((sum, { given }) => sum + given, 0);
    const began = looks[0]?.win ?? result;
    return { seat, plies, turningPoints: greatest(plies), luck: result - began - choice, choice, result };
  };
}

function lookAt(state: State, seat: Seat, mover: Seat, mind: Mind, iterations: number, budget: Budget, random: Random): Look {
  const clock = startClock(budget, iterations);
  const view = wolfAndHound.view(state, seat);
  // The moves of others are unknown to the seat: whatever the hidden cards allow may come.
  const question = openQuestion(view, mover === seat ? wolfAndHound.legal(state, seat) : [], random);
  const sameTeam = teamInTurn(state) === wolfAndHound.teamOf(view.config, seat);
  const thoughts = mind(question, clock);
  const curve = curveOf(CURVES, 'wolf', curveKey(view));
  const truly = (win: number) => {
    const ofMover = calibrated(win, curve);
    return sameTeam ? ofMover : 1 - ofMover;
  };
  if (mover !== seat) {
    const weight = thoughts.reduce((sum, thought) => sum + thought.weight, 0);
    const win = thoughts.reduce((sum, thought) => sum + thought.win * thought.weight, 0) / Math.max(1, weight);
    return { win: truly(weight === 0 ? 0.5 : win), of: () => 0 };
  }
  const best = thoughts[0];
  const seed = question.random.below(0x7fff_ffff);
  const of = (move: Move): number => {
    const key = question.keys[question.moves.findIndex((other) => wolfAndHound.write(other) === wolfAndHound.write(move))] as number;
    const thought = thoughts.find((one) => one.key === key);
    if (thought === best) return truly(best?.win ?? 0.5);
    if (thought !== undefined && thought.weight >= FEW_VISITS) return truly(thought.win);
    const lost = judgeAfter(question, best?.key ?? key, seed) - judgeAfter(question, key, seed);
    return truly(Math.max(0, (best?.win ?? 0.5) - Math.max(0, lost)));
  };
  const bestMove = best === undefined ? undefined : question.moves[question.keys.indexOf(best.key)];
  return { win: truly(best?.win ?? 0.5), of, ...(bestMove !== undefined && { best: bestMove }) };
}

function resultOf(state: State, seat: Seat): number {
  return winFor(state, wolfAndHound.teamOf(state.rules.config, seat)) ?? 0.5;
}

function greatest(plies: readonly JudgedPly<WolfAndHound>[]): number[] {
  const change = (i: number) => Math.abs((plies[i] as JudgedPly<WolfAndHound>).after - (plies[i] as JudgedPly<WolfAndHound>).before);
  return plies
    .map((_, i) => i)
    .sort((a, b) => change(b) - change(a) || a - b)
    .slice(0, TURNING_POINTS);
}
