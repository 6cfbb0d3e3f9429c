import { makeValidator } from 'envalid';
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { isContact, publicKeyOf } from './push-config.js';

const DURATION = /^([1-9]\d{0,4})(s|m|h|d)$/;
const SECONDS_IN: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** `15m`, `30d`, `90s` → seconds. */
export const duration = makeValidator<number>(input => {
  const match = DURATION.exec(input);
  if (!match) throw new Error('expected a duration such as 90s, 15m, 12h or 30d, not 0');
  return Number(match[1]) * SECONDS_IN[match[2]!]!;
});

export const urlOf = (...protocols: string[]) =>
  makeValidator<string>(input => {
    const parsed = URL.canParse(input) ? new URL(input) : null;
    if (!parsed || !protocols.includes(parsed.protocol)) {
      throw new Error(`expected a URL that starts with ${protocols.join(' or ')}//`);
    }
    return input;
  });

/** `https://host`, without a path, for links and CORS. Removes a trailing slash. */
export const webOrigin = makeValidator<string>(input => {
  const parsed = URL.canParse(input) ? new URL(input) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.href !== `${parsed.origin}/`) {
    throw new Error('expected http://host or https://host, without a path');
  }
  return parsed.origin;
});

/** Path of a certificate file → its text. */
export const pemFile = makeValidator<string>(input => {
  let text = '';
  try {
    text = readFileSync(input, 'utf8');
  } catch (cause) {
    throw new Error(`cannot be read (${(cause as NodeJS.ErrnoException).code})`, { cause });
  }
  if (!text.includes('-----BEGIN CERTIFICATE-----')) throw new Error('expected a PEM file with certificates');
  return text;
});

/** A provider's URL: https, or a server on this machine in tests. */
export const issuer = makeValidator<string>(input => {
  const parsed = URL.canParse(input) ? new URL(input) : null;
  const isHere = parsed?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(parsed.hostname);
  if (!parsed || (parsed.protocol !== 'https:' && !isHere)) throw new Error('expected a URL of https://');
  return input;
});

/** A P-256 private key in Apple's format (PKCS#8, PEM). */
export const signingKeyOfApple = makeValidator<string>(input => {
  let curve: string | undefined;
  try {
    curve = createPrivateKey(input).asymmetricKeyDetails?.namedCurve;
  } catch (cause) {
    throw new Error('expected the private key as it was downloaded (.p8)', { cause });
  }
  if (curve !== 'prime256v1') throw new Error('expected a private key of P-256');
  return input;
});

/** A contact for push services. */
export const contact = makeValidator<string>(input => {
  if (!isContact(input)) throw new Error('expected https://your.host or mailto:you@your.host, not localhost');
  return input;
});

export const pushKey = makeValidator<string>(input => {
  try {
    publicKeyOf(input);
  } catch (cause) {
    throw new Error('expected a private key of P-256, 32 bytes in base64url', { cause });
  }
  return input;
});

/** `https://host, https://another` → origins. Servers on this machine may do without TLS, for tests. */
export const pushServices = makeValidator<string[]>(input =>
  input.split(',').flatMap(entry => {
    const text = entry.trim();
    if (text === '') return [];
    const url = URL.canParse(text) ? new URL(text) : null;
    const isHere = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
    if (!url || url.href !== `${url.origin}/` || (url.protocol !== 'https:' && !isHere))
      throw new Error('expected https://host, https://another, without a path');
    return url.origin;
  }),
);

/** `one, another` → a list without empty entries. */
export const list = makeValidator<string[]>(input => input.split(',').flatMap(entry => entry.trim() || []));

/** `host:port, another:port` → a list; the default port is a sentinel's. */
export const addresses = makeValidator<{ host: string; port: number }[]>(input =>
  input.split(',').map(text => {
    const [, host, number = '26379'] = /^([\w.-]+)(?::(\d{1,5}))?$/.exec(text.trim()) ?? [];
    if (!host) throw new Error('expected host:port, another:port');
    return { host, port: Number(number) };
  }),
);

/** Normalised like login input by the input pipe: nobody could enter any other spelling. */
export const typedText = makeValidator<string>(input => input.trim().normalize('NFC'));

/** An integer from 0. */
export const wholeNumber = makeValidator<number>(input => {
  if (!/^\d{1,9}$/.test(input)) throw new Error('expected a whole number');
  return Number(input);
});

/** An integer from 1. */
export const count = makeValidator<number>(input => {
  if (!/^[1-9]\d{0,8}$/.test(input)) throw new Error('expected a whole number of at least 1');
  return Number(input);
});

/**
 * `off`, a number of proxies, or their addresses and networks (CIDR), as Fastify's `trustProxy` takes it. Never everybody: a client could then
 * choose its own address, and with it whose limits it uses up.
 */
export const trustProxy = makeValidator<boolean | string | ((address: string, hop: number) => boolean)>(
  input => {
    if (input === 'off' || input === '0') return false;
    if (/^\d$/.test(input)) return (_address, hop) => hop < Number(input);
    const networks = input.split(',').map(network => network.trim());
    if (!networks.every(isNetwork)) {
      throw new Error(
        'expected off, the number of proxies, or their addresses or networks such as 10.0.0.0/8',
      );
    }
    return networks.join(',');
  },
);

/** Takes a URL's host, where an IPv6 address stands in brackets. */
export const isAddress = (host: string) => isIP(host.replace(/^\[|\]$/g, '')) !== 0;

/** Prefix lengths of the largest private networks, 10.0.0.0/8 and fc00::/7: no larger one can be the operator's own. */
const LEAST_BITS = { 4: 8, 6: 7 };

/** An address, or a network that may be the operator's own. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || rest.length > 0) return false;
  if (bits === undefined) return true;
  // An IPv4 network written as IPv6 may be as large as all of IPv4.
  if (!/^[1-9]\d{0,2}$/.test(bits) || /^::ffff:/i.test(address)) return false;
  return Number(bits) >= LEAST_BITS[family] && Number(bits) <= (family === 6 ? 128 : 32);
}
