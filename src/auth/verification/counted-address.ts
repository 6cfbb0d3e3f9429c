import { domainToASCII } from 'node:url';

/** Providers that ignore dots in the local part. */
const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address most likely names, for rate limits: without `+tag`, without Gmail's dots, the domain in its ASCII form. Accounts keep
 * the address as entered.
 */
export function countedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1)) || address.slice(at + 1);
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return `${IGNORES_DOTS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
