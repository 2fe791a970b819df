export { ClusterNode } from './node.ts';
export { PostgresArchive } from './postgres-archive.ts';
