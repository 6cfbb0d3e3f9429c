import { domainToASCII } from 'node:url';

/** Providers that take dots in the name for decoration. */
const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address most likely names, for counting mails to it: without `+tag`, without Gmail's dots, the
 * domain in its ASCII form. Accounts keep the address as it was given.
 */
export function countedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1)) || address.slice(at + 1);
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return `${IGNORES_DOTS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
