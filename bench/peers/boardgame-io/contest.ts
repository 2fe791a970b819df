import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { contest } from '../../measure.ts';
import { movesPerGame, randomGames } from '../../random-games.ts';
import { cost, type Row, rate } from '../../row.ts';
import { BASE } from '../../wolf-and-hound.ts';
import { installPeer } from '../install.ts';
import { checkAgreement } from './agreement.ts';
import { loadPeer, type Tuning } from './client.ts';

/** Both engines play random games of the base set, alternating in one process. */
export async function againstBoardgameIo(tuning: Tuning, name: string): Promise<Row[]> {
  installPeer('boardgame-io');
  const peer = loadPeer(tuning);
  console.log(`both engines agree move by move on ${checkAgreement(peer, 100)} games`);
  const times = await contest({ ours: randomGames(wolfAndHound, BASE), peer: peer.randomGames() }, { rounds: 7, milliseconds: 600 });
  const length = movesPerGame(wolfAndHound, BASE);
  const perSecond = (ns: number) => 1e9 / ns;
  const peerName = `boardgame.io 0.50.2, ${tuning}`;
  return [
    rate(`${name}/random-games-per-s`, 'games/s', perSecond(times.ours), peerName, perSecond(times.peer)),
    rate(`${name}/moves-per-s`, 'moves/s', perSecond(times.ours) * length, peerName, perSecond(times.peer) * length),
    cost(`${name}/ns-per-move`, 'ns', times.ours / length, peerName, times.peer / length),
  ];
}
