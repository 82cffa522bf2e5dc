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

/**
 * Whose such a key is (the address itself, or the IPv6 network of the size that one customer gets, /48), and what is around it: the
 * network of the 256 addresses of IPv4, or that customer's; and the region, a /16 of IPv4 or a /32, the least that a provider gets of IPv6.
 */
export function placesOf(key: string): Record<'customer' | 'network' | 'region', string> {
  const [start = '', prefix] = key.split('/');
  if (prefix === undefined) {
    const network = key.replace(/\.\d+$/, '.0/24');
    return { customer: key, network, region: key.replace(/\.\d+\.\d+$/, '.0.0/16') };
  }
  const around = (bits: number) => `${new Address6(`${start}/${bits}`).startAddress().correctForm()}/${bits}`;
  return { customer: around(48), network: around(48), region: around(32) };
}
