/**
 * Whether the server may call this URL: https at an allowed host, or any scheme at a host allowed with its port, such
 * as 127.0.0.1:9000.
 */
export function mayCall(address: string, hosts: readonly string[]): boolean {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  if (url.username !== '' || url.password !== '') return false;
  if (hosts.some((host) => host.includes(':') && host === url.host)) return url.protocol === 'https:' || url.protocol === 'http:';
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return hosts.some((host) => (host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : host === url.hostname));
}
