export { words } from '../en/wolf-and-hound.ts';
