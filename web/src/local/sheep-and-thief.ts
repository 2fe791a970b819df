export { sheepAndThief } from '@bellwether/sheep-and-thief';
