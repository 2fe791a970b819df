import type { ClientPorts } from '@bellwether/client';
import { freshId } from '../ui/fresh-id.ts';
import { socketAddress } from './api.ts';

/** Browser functions that the client needs. */
export const browserPorts: ClientPorts = {
  openSocket({ opened, heard, closed }) {
    const socket = new WebSocket(socketAddress());
    socket.onopen = opened;
    socket.onmessage = ({ data }) => heard(String(data));
    socket.onclose = closed;
    return socket;
  },
  now: Date.now,
  steady: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  newId: () => freshId(32),
};

const SIGNS = ['online', 'pageshow', 'focus'];

/** Calls `wake` at every sign that the device, the network or the page is back. Returns the function that stops it. */
export function onWaking(wake: () => void): () => void {
  const wakeIfSeen = () => {
    if (document.visibilityState !== 'hidden') wake();
  };
  for (const sign of SIGNS) window.addEventListener(sign, wakeIfSeen);
  document.addEventListener('visibilitychange', wakeIfSeen);
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, wakeIfSeen);
    document.removeEventListener('visibilitychange', wakeIfSeen);
  };
}
