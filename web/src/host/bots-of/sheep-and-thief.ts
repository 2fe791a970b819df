// By path, not by package: the package's door brings the bots of every game along.
export { sheepAndThiefBots as gameBots } from '../../../../bots/src/sheep-and-thief/game-bots.ts';
