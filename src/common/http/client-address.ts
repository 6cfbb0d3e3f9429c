import { isIPv6 } from 'node:net';

/**
 * The unit that limits count as one client: an IPv4 address, or the /64 network of an IPv6 address, because every customer can pick any address of
 * a whole /64 (RFC 6177).
 */
export function clientKey(address: string): string {
  return isIPv6(address) && !mappedIPv4(address)
    ? `${groupsOf(address).slice(0, 4).join(':')}::/64`
    : (mappedIPv4(address) ?? address);
}

/** An IP address for logs, too short to identify a household: /24 of IPv4, /48 of IPv6. */
export function truncatedAddress(address: string): string {
  const ipv4 = mappedIPv4(address) ?? address;
  if (/^\d+\.\d+\.\d+\.\d+$/.test(ipv4)) return ipv4.replace(/\d+$/, '0/24');
  return isIPv6(address) ? `${groupsOf(address).slice(0, 3).join(':')}::/48` : 'unknown';
}

function mappedIPv4(address: string): string | undefined {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return groups.map(group => Number.parseInt(group, 16).toString(16));
}
