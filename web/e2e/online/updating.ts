import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** The mark of a page of the newer app. */
export const NEWER = 'meta[name="app"][content="newer"]';

export interface Updating {
  readonly address: string;
  /** From now on a newer app is served. */
  update(): void;
  close(): void;
}

/**
 * A proxy in front of a server that serves its app, or after `update` a newer one: another page, and a service worker
 * that lists it.
 */
export async function updating(behind: string): Promise<Updating> {
  const { hostname, port } = new URL(behind);
  let updated = false;
  const changed = (path: string, text: string) =>
    path.startsWith('/sw.js')
      ? text.replace(/(url:`index\.html`,revision:`)[0-9a-f]+/, '$1newer')
      : text.replace('<head>', '<head><meta name="app" content="newer">');
  const server = createServer((request, reply) => {
    const path = request.url ?? '/';
    const ours = updated && /^\/(index\.html|sw\.js)?(\?|$)/.test(path);
    const asked: IncomingHttpHeaders = { ...request.headers };
    if (ours) for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete asked[name];
    const onward = ask({ hostname, port, path, method: request.method, headers: asked }, (answer) => {
      if (!ours) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
        return;
      }
      const { 'content-length': _, etag: __, ...headers } = answer.headers;
      answer.setEncoding('utf8');
      let text = '';
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => reply.writeHead(answer.statusCode ?? 502, headers).end(changed(path, text)));
    });
    onward.on('error', () => reply.destroy());
    request.pipe(onward);
  });
  server.on('upgrade', (request, socket, head) => {
    const onward = connect(Number(port), hostname, () => {
      const lines = [`${request.method} ${request.url} HTTP/1.1`, ...pairs(request.rawHeaders).map(([name, value]) => `${name}: ${value}`)];
      onward.write(`${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    update: () => {
      updated = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, i) => (i % 2 === 0 ? [[name, raw[i + 1] ?? '']] : [])) as [string, string][];
}
