export * from './mirror.ts';
export * from './ports.ts';
export * from './server-connection.ts';
export * from './table-client.ts';
