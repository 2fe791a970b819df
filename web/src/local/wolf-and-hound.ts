// A module of its own: of a package that is imported when it is wanted, the bundler would keep everything.
export { wolfAndHound } from '@bellwether/wolf-and-hound';
