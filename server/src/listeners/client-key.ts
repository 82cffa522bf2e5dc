import { isIP, isIPv6 } from 'node:net';

/**
 * The key by which rate limits count: the address of a client, or its /64 network for IPv6.
 * @param address as the proxy sends it: some add the port
 * @param peer address of the connection, used when `address` is not one
 */
export function clientKey(address: string, peer: string): string {
  const [, bare = address] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address) ?? [];
  const client = isIP(bare) === 0 ? peer : bare;
  return isIPv6(client) ? keyOfIpv6(client) : client;
}

function keyOfIpv6(address: string): string {
  const groups = expand(address.replace(/%.*$/, ''));
  const isMappedIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMappedIpv4) return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** The eight groups of an IPv6 address. The URL parser normalises its spelling. */
function expand(address: string): string[] {
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = 8 - head.length - tail.length;
  return [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
}
