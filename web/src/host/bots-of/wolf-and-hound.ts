// By path, not by package: the package's door brings the bots of every game along.
export { wolfAndHoundBots as gameBots } from '../../../../bots/src/wolf-and-hound/game-bots.ts';
