/** The base game at random: our engine against the same game written for boardgame.io, taking turns in one process. */
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { contest } from './measure.ts';
import { checkAgreement } from './peers/boardgame-io/agreement.ts';
import { loadPeer } from './peers/boardgame-io/client.ts';
import { installPeer } from './peers/install.ts';
import { movesPerGame, randomGames } from './random-games.ts';
import { cost, type Row, rate } from './row.ts';
import { BASE } from './wolf-and-hound.ts';

const PEER = 'boardgame.io 0.50.2';

export async function bench(): Promise<Row[]> {
  installPeer('boardgame-io');
  const peer = loadPeer();
  const games = checkAgreement(peer, 100);
  console.log(`both engines agree move by move on ${games} games`);
  const times = await contest({ ours: randomGames(wolfAndHound, BASE), peer: peer.randomGames() }, { rounds: 7, milliseconds: 600 });
  const length = movesPerGame(wolfAndHound, BASE);
  const perSecond = (ns: number) => 1e9 / ns;
  const name = 'wolf-and-hound/base';
  return [
    rate(`${name}/random-games-per-s`, 'games/s', perSecond(times.ours), PEER, perSecond(times.peer)),
    rate(`${name}/moves-per-s`, 'moves/s', perSecond(times.ours) * length, PEER, perSecond(times.peer) * length),
    cost(`${name}/ns-per-move`, 'ns', times.ours / length, PEER, times.peer / length),
  ];
}
