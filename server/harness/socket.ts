/** The sockets of all our clients under test, and of the load driver. */
export { WebSocket } from 'ws';
