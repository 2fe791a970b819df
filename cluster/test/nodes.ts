import { DEFAULT_GUARDS, DEFAULT_OPTIONS, type Options } from '@bellwether/server/options';
import { Server } from '@bellwether/server/server';
import { pino } from 'pino';
import { Api } from '../../server/proof/harness/api.ts';
import { Client, type ClientOptions } from '../../server/proof/harness/client.ts';
import { atEnd } from '../../server/test/help.ts';
import { ClusterNode } from '../src/node.ts';

export interface RunningNode {
  readonly server: Server;
  readonly node: ClusterNode;
  readonly api: Api;
  client(options: Omit<ClientOptions, 'url'>): Client;
}

/** A node on this database that ends with the test. */
export async function runNode(url: string, options: Partial<Options> = {}): Promise<RunningNode> {
  const node = await ClusterNode.join(url, '127.0.0.1:0');
  const many = 1_000_000;
  const guards = { ...DEFAULT_GUARDS, burst: many, requestsPerMinute: many, tablesPerHour: many };
  const server = await Server.startNode({ ...DEFAULT_OPTIONS, port: 0, botPause: 0, guards, ...options }, node, pino({ level: 'silent' }));
  let isStopped = false;
  const stop = server.stop.bind(server);
  server.stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await stop();
  };
  atEnd(() => server.stop());
  const api = new Api(server.port);
  const client = (more: Omit<ClientOptions, 'url'>) => {
    const made = new Client({ ...more, url: api.socket });
    atEnd(() => made.close());
    return made;
  };
  return { server, node, api, client };
}
