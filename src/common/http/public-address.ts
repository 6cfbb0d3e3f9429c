import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses outside the public internet (IANA's special-purpose registries). */
const SPECIAL = new BlockList();
const IPV4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [net, bits] of IPV4) SPECIAL.addSubnet(net, bits, 'ipv4');
// Within the unicast addresses: protocols, documentation, and addresses that embed an IPv4 address.
const IPV6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [net, bits] of IPV6) SPECIAL.addSubnet(net, bits, 'ipv6');
const UNICAST = new BlockList();
UNICAST.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is on the public internet: a link must not make the server contact any other. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return UNICAST.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
  return isIP(address) === 4 && !SPECIAL.check(address, 'ipv4');
}
