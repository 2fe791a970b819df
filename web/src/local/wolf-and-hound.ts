export { wolfAndHound } from '@bellwether/wolf-and-hound';
