// For searches, which use separate states.
export { activationsOfLap } from './activation.ts';
export { at } from './at.ts';
export {
  type Animal,
  type AnimalRow,
  DOUBTS,
  type Doubt,
  type Face,
  faceOf,
  KINDS,
  type Kind,
  MOVED_BY,
  type MovedBy,
  type Pace,
  plainFace,
  TARGETS,
  type Target,
  UNSURE_FIELDS,
  type UnsureField,
} from './cards/animal.ts';
export { type AnimalId, CATALOGUE, cardsOf, corrected, HOUSE, ruleIds } from './cards/catalogue.ts';
export { COPY_PROBLEMS, type Copy, type CopyProblem, type Correction, readCopy, writeCopy } from './cards/copy.ts';
export { aNumberDeck, aRow, type CustomFile, checkRow, readCustomFile, withCustom } from './cards/custom.ts';
export { stepsOf } from './cards/pace.ts';
export { RECOMMENDED_SETS, SET_LEVELS, SET_LINES, type SetGroup, type SetLevel, type SetLine } from './cards/sets.ts';
export { EXPANSION_CARDS, NUMBER_DECK, STARTING_SHEEP } from './cards/table.ts';
export { conformance } from './conformance.ts';
export { pointsOf } from './ending.ts';
export { wolfAndHound } from './game.ts';
export { lawKit } from './laws.ts';
export { playableTypes } from './legal.ts';
export { stepsUntilStop, visitsToSeat1 } from './movement.ts';
export { deckCounts, NO_CARD, numberCard } from './numbers.ts';
export { wolfAndHoundWithPositions } from './position-text.ts';
export { randomConfig } from './random-config.ts';
export {
  type Asked,
  activation,
  asked,
  type Entry,
  enter,
  openGame,
  REFEREE_CODES,
  type RefereeCode,
  type RefereeRefusal,
  type Standing,
  type TableCorrection,
  unseenCounts,
} from './referee.ts';
export { type RefereedGame, recordedGame } from './referee-record.ts';
export { type AnimalRules, type FaceRules, startingSheep, startsOnBack, typeOf } from './rules.ts';
export { type BySeat, clockwise, forEachSeat, SEAT_INDICES, type SeatIndex, seatIndex } from './seats.ts';
export { SERIES_WINS, type SeriesScore, seriesScore } from './series.ts';
export { NUMBER_DECK_BOUNDS } from './setup.ts';
export { animalNamed, isDummy, mayPlay, type TableAnimal, takeIntoHand } from './state.ts';
export { twin } from './twin.ts';
export {
  type Card,
  type CardSymbol,
  COLOURS,
  type Colour,
  type Config,
  type Deal,
  EDITIONS,
  type Edition,
  type Event,
  type EventView,
  type FlipReason,
  type Move,
  type Outcome,
  QUESTIONS,
  type Question,
  REASONS,
  REFUSAL_CODES,
  type Reason,
  type Refusal,
  type RefusalCode,
  refuse,
  SEATS,
  SIDES,
  type Side,
  type StandingAnimal,
  TEAMS,
  type Team,
  type Tell,
  type View,
  type WolfAndHound,
} from './vocabulary.ts';
