/** The peer's server, started as its documentation says: in-memory storage, undo history, no lobby front end. Reports its port. */
import { createRequire } from 'node:module';
import type { AddressInfo, Server as HttpServer } from 'node:net';
import { FastRandom } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { BASE } from '../../wolf-and-hound.ts';
import { baseGame } from './game.ts';

interface PeerServer {
  run(port: number): Promise<{ appServer: HttpServer }>;
}

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as { Server: (options: object) => PeerServer };
const deck = wolfAndHound.deal(BASE, new FastRandom(1)).order;
const { appServer } = await Server({ games: [baseGame(deck, false)], origins: [/127\.0\.0\.1/] }).run(0);
process.on('disconnect', () => process.exit(0));
process.send?.({ port: (appServer.address() as AddressInfo).port });
