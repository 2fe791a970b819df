import { answerIn, comesTrue, type Forecast, forecast, HERDER, partnerOf } from '@bellwether/bots/wolf-and-hound/forecast';
import type { GameRecord, Played, Random, Seat } from '@bellwether/kernel';
import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Misread } from '../review.ts';
import { type Story, storyOf } from '../story.ts';

type Event = WolfAndHound['Event'];
type Told = Story<WolfAndHound>;

/**
 * Where partners misunderstood each other: from what a player saw, one answer of the partner was likely, and another one came. The expected
 * answer is that of most hands the partner could hold, with a partner who plays like Herder. Only pairs with at least one person are
 * checked; all pairs if nobody is a person.
 */
export function misreads(record: GameRecord<WolfAndHound>, random: Random): Misread[] {
  const story = storyOf(wolfAndHound, record);
  const { isPerson } = story;
  const counts = (seat: Seat, partner: Seat) => !isPerson.includes(true) || isPerson[seat - 1] || isPerson[partner - 1];
  return record.moves.flatMap(({ seat, move }, ply): Misread[] => {
    const partner = partnerOf(record.config, seat);
    if (partner === undefined || move.kind !== 'play' || !counts(seat, partner)) return [];
    const answer = answerPly(record.moves, ply, seat, partner);
    if (answer === undefined) return [];
    const told = forecast(wolfAndHound.view(stateAt(story, ply), seat), move, HERDER, random);
    if (told === undefined || comesTrue(told, answerIn(eventsOf(story, answer), partner))) return [];
    const { animal, to, share } = told;
    return [{ ply, by: seat, partner, answer, animal, to, share, cause: wouldHerder(story, answer, told, random) ? 'choice' : 'cards' }];
  });
}

/** The ply of the partner's next card, if it comes before the player's own next card. */
function answerPly(moves: readonly Played<WolfAndHound>[], ply: number, seat: Seat, partner: Seat): number | undefined {
  const next = moves.findIndex((played, i) => i > ply && played.move.kind === 'play' && (played.seat === seat || played.seat === partner));
  return moves[next]?.seat === partner ? next : undefined;
}

/** Whether Herder would have answered as expected with the cards that the partner really held. */
function wouldHerder(story: Told, answer: number, told: Forecast, random: Random): boolean {
  const state = stateAt(story, answer);
  const view = wolfAndHound.view(state, told.partner);
  const { move } = HERDER.choose(view, wolfAndHound.legal(state, told.partner), { explain: false }, random);
  return comesTrue(told, answerIn(eventsOf(story, answer, move), told.partner));
}

/** The events of a ply, with the move made or with another one. */
function eventsOf(story: Told, ply: number, move = (story.record.moves[ply] as Played<WolfAndHound>).move): Event[] {
  const events: Event[] = [];
  const state = wolfAndHound.clone(stateAt(story, ply));
  wolfAndHound.apply(state, wolfAndHound.toAct(state)[0] as Seat, move, (event) => events.push(event));
  return events;
}

function stateAt(story: Told, ply: number): WolfAndHound['State'] {
  return story.states[ply] as WolfAndHound['State'];
}
