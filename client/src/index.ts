export { fromEvent, fromTable, isUnderstood, type Mirror, type TableChange } from './mirror.ts';
export type { ClientPorts, ClientSocket, SocketEvents } from './ports.ts';
export { type ConnectionEvents, type ConnectionState, type Pauses, ServerConnection } from './server-connection.ts';
export { TableClient, type TableClientEvents, type TableClientOptions } from './table-client.ts';
