// By its own door: the package's main one brings the bots of every game along.
export { sheepAndThiefBots as gameBots } from '@bellwether/bots/sheep-and-thief';
