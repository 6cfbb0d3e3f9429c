import { domainToASCII, domainToUnicode } from 'node:url';
import { MAIL_ADDRESS } from './credentials.rules.js';

/** Characters of host names. With others, `domainToASCII` would return another name (`%61`) or cut it off (`/`). */
const HOST_NAME = /^[\p{L}\p{N}\p{M}.-]+$/u;

/**
 * The canonical spelling of an address, by which its account is found: lower case, letters in normal width and composed (NFKC), the domain as its
 * registry has it (UTS 46), in readable letters. Text that is no address stays unchanged.
 */
export function mailAddressOf(text: string): string {
  const lower = text.toLowerCase();
  if (!MAIL_ADDRESS.test(lower)) return lower;
  const at = lower.lastIndexOf('@');
  const name = lower.slice(0, at).normalize('NFKC').toLowerCase();
  return `${name}@${domainOf(lower.slice(at + 1))}`;
}

function domainOf(text: string): string {
  // A number would become an IP address.
  if (!HOST_NAME.test(text) || /^[\d.]+$/.test(text)) return text;
  return domainToUnicode(domainToASCII(text)) || text;
}
