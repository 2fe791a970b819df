/** The sockets of all our clients under test. */
export { WebSocket } from 'ws';
