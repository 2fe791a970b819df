export { type Animals, blackOf, drive, driveTargets, grow, isSheltered, paddockOf, sheepOn, stepFox } from './animals.ts';
export * from './cards/card.ts';
export { COPY_PROBLEMS, type Copy, type CopyProblem, printedCards, readCopy, writeCopy } from './cards/copy.ts';
export * from './cards/table.ts';
export * from './cells.ts';
export * from './compose.ts';
export { conformance } from './conformance.ts';
export {
  type Chooser,
  type DeckReport,
  type DeckStatistics,
  deckReport,
  deckStatistics,
  type Mirror,
  type PlayReport,
  type SeatReport,
  type Spread,
} from './deck-report.ts';
export { pointsOf, winnersOf } from './ending.ts';
export { follow } from './follow.ts';
export { sheepAndThief } from './game.ts';
export { type GivenBoard, type GivenPosition, setUp } from './given.ts';
export { handOf, heldBy, packetOf, takeIntoHand } from './hands.ts';
export {
  type BoardsGiven,
  drawAcross,
  drawBarn,
  drawEdge,
  drawImage,
  emptyLandscape,
  type Image,
  type Landscape,
  type Net,
  readLandscape,
  type ScoredBoards,
  scoreLandscapes,
  whyNotPlaced,
  withBlack,
  withCard,
  withSheep,
  writeLandscape,
} from './landscape.ts';
export { lawKit } from './laws.ts';
export { MISSION_RANKS, type MissionRank } from './missions.ts';
export { connected, join, newNetwork } from './networks.ts';
export { writeAction } from './notation.ts';
export { legalCells, legalCellsOfHand, openCells } from './placing.ts';
export { sheepAndThiefWithPositions } from './position-text.ts';
export { randomConfig } from './random-config.ts';
export {
  cardsNeeded,
  deckOf,
  handSize,
  passingIn,
  pickSize,
  printedDeck,
  printedTable,
  receiver,
  riverScale,
  TOWN_PLACES,
  type TownPlace,
  townPlaces,
  whiteSheepOf,
  YARD,
  YARD_CARD,
} from './rules.ts';
export { scoreOf } from './scoring.ts';
export { deckWarnings, LARGEST_DECK, type Warning } from './setup.ts';
export { cardOn, NONE, type SeatIndex, type State } from './state.ts';
export { tableOf } from './table-of.ts';
export { goldOfTally, type Tally, tallyOf } from './tally.ts';
export { twin } from './twin.ts';
export * from './vocabulary.ts';
