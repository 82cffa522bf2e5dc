import { isIP } from 'node:net';
import { Address6 } from 'ip-address';

/**
 * The key by which rate limits count: the address of a client, or its /64 network for IPv6.
 * @param address as the proxy sends it: some add the port
 * @param peer address of the connection, used when `address` is not one
 */
export function clientKey(address: string, peer: string): string {
  const [, bare = address] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address) ?? [];
  const client = isIP(bare) === 0 ? peer : bare;
  if (isIP(client) !== 6) return client;
  const parsed = new Address6(client.replace(/%.*/s, ''));
  if (parsed.isMapped4()) return parsed.to4().correctForm();
  return `${new Address6(`${parsed.correctForm()}/64`).startAddress().correctForm()}/64`;
}

/** The network of such a key: the 256 addresses of IPv4 around it, or the IPv6 network of the size that one customer gets (/48). */
export function networkOf(key: string): string {
  const [start = '', prefix] = key.split('/');
  if (prefix === undefined) return key.replace(/\.\d+$/, '.0/24');
  return `${new Address6(`${start}/48`).startAddress().correctForm()}/48`;
}
