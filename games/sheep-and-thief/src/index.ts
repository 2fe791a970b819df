export * from './cards/card.ts';
export * from './cards/table.ts';
export * from './cells.ts';
export { conformance } from './conformance.ts';
export { sheepAndThief } from './game.ts';
export { lawKit } from './laws.ts';
export * from './vocabulary.ts';
