import { isIP } from 'node:net';
import { Address4, Address6 } from 'ip-address';

/**
 * The key by which rate limits count: the address of a client, or its /64 network for IPv6. Whoever has an IPv4 address has a part of IPv6
 * by it as well (6to4 alone is 65,536 networks): that counts as the IPv4 address.
 * @param address as the proxy sends it: some add the port
 * @param peer address of the connection, used when `address` is not one
 */
export function clientKey(address: string, peer: string): string {
  const [, bare = address] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address) ?? [];
  const client = isIP(bare) === 0 ? peer : bare;
  if (isIP(client) !== 6) return client;
  const parsed = new Address6(client.replace(/%.*/s, ''));
  const within = findIPv4Within(parsed);
  if (within !== undefined) return within;
  return `${new Address6(`${parsed.correctForm()}/64`).startAddress().correctForm()}/64`;
}

const networks = {
  /** RFC 4291, 2.5.5.2. */
  mapped: new Address6('::ffff:0:0/96'),
  /** Translated by a gateway, RFC 6052. */
  translated: new Address6('64:ff9b::/96'),
  /** 6to4, RFC 3056: the address follows the prefix. */
  sixToFour: new Address6('2002::/16'),
  /** RFC 4380: the address is at the end, each of its bits turned over. */
  teredo: new Address6('2001::/32'),
};

/** The IPv4 address that an IPv6 address is made of, if it is made of one. */
function findIPv4Within(address: Address6): string | undefined {
  const isIn = (network: Address6) => address.isInSubnet(network);
  const bits = address.bigInt();
  const write = (four: bigint) => Address4.fromBigInt(four & 0xffff_ffffn).correctForm();
  if (isIn(networks.mapped) || isIn(networks.translated)) return write(bits);
  if (isIn(networks.sixToFour)) return write(bits >> 80n);
  return isIn(networks.teredo) ? write(~bits) : undefined;
}

/**
 * The customer of such a key (the address itself, or the IPv6 network of the size that one customer gets, /48), and the networks around it: the
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
