// A module of its own: of a package that is imported when it is wanted, the bundler would keep everything.
export { sheepAndThief } from '@bellwether/sheep-and-thief';
