export { conformance } from './conformance.ts';
export { wolfAndHound } from './game.ts';
export { lawKit } from './laws.ts';
export { randomConfig } from './random-config.ts';
export * from './vocabulary.ts';
