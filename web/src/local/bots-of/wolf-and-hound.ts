// By its own door: the package's main one brings the bots of every game along.
export { wolfAndHoundBots as gameBots } from '@bellwether/bots/wolf-and-hound';
