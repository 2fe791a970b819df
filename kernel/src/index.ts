export { countBits, lowestBit } from './bits.ts';
export {
  type AnyAdapter,
  anyAdapter,
  type CaseResult,
  type Comparison,
  type ConformanceAdapter,
  runConformance,
  type Watch,
} from './conformance.ts';
export { commitment, dealFromSeed, SEED_BYTES, type Seed, seedRandom } from './deal.ts';
export { type DuplicateForm, duplicateTeam } from './duplicate.ts';
export {
  type AnyGame,
  type AnyGameWithPositions,
  attempt,
  type Codec,
  type FirstMoves,
  firstMoves,
  type Game,
  type GameTypes,
  type GameWithPositions,
  type Headers,
} from './game.ts';
export { type HeaderForm, HeaderReader, writeHeaders } from './headers.ts';
export { Impossible, invariant } from './invariant.ts';
export { aFlag, anObject, anyWhole, aText, fields, list, mapOf, nullable, oneOf, parseJson, type Reader, seatKey, whole } from './json.ts';
export { type Closely, checkLaws, checkSecrecy, LawBroken, type LawKit, viewers } from './laws.ts';
export { type Line, Lines, splitHeaders } from './lines.ts';
export { memoByConfig } from './memo.ts';
export { PARSE_PROBLEMS, ParseError, type ParseProblem, reading } from './parse-error.ts';
export { perft } from './perft.ts';
export { FastRandom, pick, type Random, shuffle } from './random.ts';
export { LONGEST_RECORD, readRecord } from './read-record.ts';
export { type GameRecord, moveToken, type Played, replay, writeRecord } from './record.ts';
export { isRefusal, type Refusal } from './refusal.ts';
export type { Seat, Viewer } from './seat.ts';
export { hasPartners, MIXES, type Mix, mixSeats, reseat, type Seating, seatAfter, seatingFromSeed } from './seating.ts';
export { readSetUp, writeSetUp } from './set-up.ts';
export { hex, sha256, unhex } from './sha256.ts';
export { verifyDeal } from './verify-deal.ts';
