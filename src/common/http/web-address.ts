import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** Names that are never on the public web (RFC 6761, 6762, 8375 and ICANN's `internal`). */
const INNER_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa|test|invalid|onion)$/;

/**
 * Whether a text is an `https:` URL of a public host without credentials: `https://shop.example@evil.example` looks like another host.
 *
 * @param hosts the only allowed hosts, by exact name
 */
export function isWebAddress(text: string, hosts?: ReadonlySet<string>): boolean {
  if (/[\s"'<>\\]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, host, username, password } = new URL(text);
  if (protocol !== 'https:' || username || password) return false;
  if (hosts) return hosts.has(host);
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address)) return isPublicAddress(address);
  const name = address.replace(/\.$/, '');
  return name.includes('.') && !INNER_NAMES.test(name);
}
