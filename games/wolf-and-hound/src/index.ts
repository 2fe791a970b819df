export { conformance } from './conformance.ts';
export { wolfAndHound } from './game.ts';
