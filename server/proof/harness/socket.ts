import type { ClientSocket, SocketEvents } from '@bellwether/client';
import { WebSocket } from 'ws';

/** A socket of a client under test. Closing it cuts the connection at once. */
export function openSocket(url: string, { opened, heard, closed }: SocketEvents, localAddress?: string): ClientSocket {
  const socket = new WebSocket(url, { perMessageDeflate: false, ...(localAddress !== undefined && { localAddress }) });
  socket.on('open', opened);
  socket.on('message', (data) => heard(String(data)));
  socket.on('close', closed);
  // An error is always followed by a close.
  socket.on('error', () => {});
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.terminate(),
  };
}
