export { words } from '../en/shell.ts';
