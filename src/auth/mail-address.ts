import { domainToASCII, domainToUnicode } from 'node:url';
import { MAIL_ADDRESS } from './credentials.rules.js';

/** What names of hosts are made of. Of other characters `domainToASCII` would make another name (`%61`) or cut it off (`/`). */
const HOST_NAME = /^[\p{L}\p{N}\p{M}.-]+$/u;

/**
 * The one spelling of an address by which its account is known: in lower case, letters in their usual width and composed (NFKC), the
 * domain as its registry has it (UTS 46), in readable letters. What is no address stays as it is.
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
