import { cleanEnv, makeValidator, port, str } from 'envalid';
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptSecret, makePrivateFolder } from './data-folder.js';
import { isContact, newPushKey, publicKeyOf, type PushConfig } from './push-config.js';
import { LOGIN_PROVIDERS, PROVIDER_ISSUERS, PROVIDER_SCOPES, type LoginProvider } from './login-providers.js';

/** The project's folder, seen from `src/config` and from `dist/src/config`. */
const projectRoot = resolve(
  fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]dist[\\/]src[\\/]config[\\/]?$/, '/src/config'),
  '../..',
);

/** Characters. */
export const SHORTEST_ADMIN_PASSWORD = 12;
export const LONGEST_ADMIN_PASSWORD = 100;
export const LONGEST_ADMIN_LOGIN_ID = 60;
/** Twelve times the same character is as easy to guess as one. */
const DIFFERENT_CHARACTERS = 5;

/** 12 to 100 characters, at least five different ones, all of them typeable. */
export function isAdminPassword(text: string): boolean {
  const isTyped = new RegExp(`^[^\\p{Cc}]{${SHORTEST_ADMIN_PASSWORD},${LONGEST_ADMIN_PASSWORD}}$`, 'u');
  return isTyped.test(text) && new Set(text).size >= DIFFERENT_CHARACTERS;
}

const DURATION = /^([1-9]\d{0,4})(s|m|h|d)$/;
const SECONDS_IN: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** `15m`, `30d`, `90s` → seconds. */
const duration = makeValidator<number>(input => {
  const match = DURATION.exec(input);
  if (!match) throw new Error('expected a duration such as 90s, 15m, 12h or 30d, not 0');
  return Number(match[1]) * SECONDS_IN[match[2]!]!;
});

const urlOf = (...protocols: string[]) =>
  makeValidator<string>(input => {
    const parsed = URL.canParse(input) ? new URL(input) : null;
    if (!parsed || !protocols.includes(parsed.protocol)) {
      throw new Error(`expected a URL that starts with ${protocols.join(' or ')}//`);
    }
    return input;
  });

/** `https://host`, without a path, for links and CORS. Removes a trailing slash. */
const webOrigin = makeValidator<string>(input => {
  const parsed = URL.canParse(input) ? new URL(input) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.href !== `${parsed.origin}/`) {
    throw new Error('expected http://host or https://host, without a path');
  }
  return parsed.origin;
});

/** Path of a certificate file → its text. */
const pemFile = makeValidator<string>(input => {
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
const issuer = makeValidator<string>(input => {
  const parsed = URL.canParse(input) ? new URL(input) : null;
  const isHere = parsed?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(parsed.hostname);
  if (!parsed || (parsed.protocol !== 'https:' && !isHere)) throw new Error('expected a URL of https://');
  return input;
});

/** A P-256 private key in Apple's format (PKCS#8, PEM). */
const signingKeyOfApple = makeValidator<string>(input => {
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
const contact = makeValidator<string>(input => {
  if (!isContact(input)) throw new Error('expected https://your.host or mailto:you@your.host, not localhost');
  return input;
});

const pushKey = makeValidator<string>(input => {
  try {
    publicKeyOf(input);
  } catch (cause) {
    throw new Error('expected a private key of P-256, 32 bytes in base64url', { cause });
  }
  return input;
});

/** `https://host, https://another` → origins. Servers on this machine may do without TLS, for tests. */
const pushServices = makeValidator<string[]>(input =>
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
const list = makeValidator<string[]>(input => input.split(',').flatMap(entry => entry.trim() || []));

/** `host:port, another:port` → a list; the default port is a sentinel's. */
const addresses = makeValidator<{ host: string; port: number }[]>(input =>
  input.split(',').map(text => {
    const [, host, number = '26379'] = /^([\w.-]+)(?::(\d{1,5}))?$/.exec(text.trim()) ?? [];
    if (!host) throw new Error('expected host:port, another:port');
    return { host, port: Number(number) };
  }),
);

/** Normalised like login input by the input pipe: nobody could enter any other spelling. */
const typedText = makeValidator<string>(input => input.trim().normalize('NFC'));

/** An integer from 0. */
const wholeNumber = makeValidator<number>(input => {
  if (!/^\d{1,9}$/.test(input)) throw new Error('expected a whole number');
  return Number(input);
});

/** An integer from 1. */
const count = makeValidator<number>(input => {
  if (!/^[1-9]\d{0,8}$/.test(input)) throw new Error('expected a whole number of at least 1');
  return Number(input);
});

/**
 * `off`, a number of proxies, or their addresses and networks (CIDR), as Fastify's `trustProxy` takes it. Never everybody: a client could then
 * choose its own address, and with it whose limits it uses up.
 */
const trustProxy = makeValidator<boolean | string | ((address: string, hop: number) => boolean)>(input => {
  if (input === 'off' || input === '0') return false;
  if (/^\d$/.test(input)) return (_address, hop) => hop < Number(input);
  const networks = input.split(',').map(network => network.trim());
  if (!networks.every(isNetwork)) {
    throw new Error('expected off, the number of proxies, or their addresses or networks such as 10.0.0.0/8');
  }
  return networks.join(',');
});

/** Takes a URL's host, where an IPv6 address stands in brackets. */
const isAddress = (host: string) => isIP(host.replace(/^\[|\]$/g, '')) !== 0;

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

/** The README's table explains each variable. */
export const VARIABLES = {
  NODE_ENV: str({ choices: ['development', 'test', 'production'], default: 'development' }),
  HOST: str({ default: '0.0.0.0', desc: 'Address to listen on' }),
  PORT: port({ default: 3000, desc: 'Port of API and client' }),
  DATA_DIR: str({ default: join(projectRoot, '.data'), desc: 'Database file, uploads, outbox, secrets' }),
  BACKUP_DIR: str({ default: '', desc: 'Backups, also the one before an upgrade' }),
  BACKUP_BEFORE_UPGRADE: str({
    choices: ['on', 'off'],
    default: 'on',
    desc: 'No upgrade without a backup that it was tried on',
  }),
  DATABASE_URL: urlOf('mysql:', 'mariadb:')({ default: '', desc: 'MariaDB >= 10.11' }),
  DATABASE_TLS: str({
    choices: ['on', 'off'],
    default: 'off',
    desc: 'Encrypted to MariaDB, its certificate checked',
  }),
  DATABASE_TLS_CA: pemFile({ default: '', desc: 'Who signed that certificate, a PEM file' }),
  DATABASE_POOL_SIZE: count({ default: 10, desc: 'Connections to MariaDB' }),
  REDIS_URL: urlOf('redis:', 'rediss:')({ default: '', desc: 'BullMQ and shared rate limits' }),
  REDIS_SENTINELS: addresses({ default: [], desc: 'Sentinels that know which Redis is the master' }),
  REDIS_MASTER: str({ default: 'routineup', desc: 'What the sentinels call it' }),
  SMTP_URL: urlOf('smtp:', 'smtps:')({ default: '', desc: 'Mail server (secret)' }),
  MAIL_FROM: str({ default: '루틴업 <no-reply@routineup.example>', desc: 'Sender of mails' }),
  S3_BUCKET: str({ default: '', desc: 'Bucket for uploads' }),
  S3_REGION: str({ default: 'us-east-1', desc: 'Region of the bucket' }),
  S3_ENDPOINT: str({ default: '', desc: 'Endpoint of an S3-compatible store' }),
  S3_ACCESS_KEY_ID: str({ default: '', desc: 'Access key' }),
  S3_SECRET_ACCESS_KEY: str({ default: '', desc: 'Secret key (secret)' }),
  JWT_SECRET: str({ default: '', desc: 'Signs tokens, at least 32 characters (secret)' }),
  JWT_SECRET_PREVIOUS: str({
    default: '',
    desc: 'The one before; opens authenticators until used (secret)',
  }),
  ADMIN_LOGIN_ID: typedText({ default: '', desc: 'First admin' }),
  ADMIN_PASSWORD: typedText({ default: '', desc: 'Password of the first admin (secret)' }),
  ADMIN_SECOND_FACTOR: str({
    choices: ['required', 'optional'],
    default: 'required',
    devDefault: 'optional',
    desc: 'Whether admins need an authenticator or a passkey',
  }),
  FOOD_SAFETY_API_KEY: str({ default: '', desc: 'Key of foodsafetykorea.go.kr, for products (secret)' }),
  FOOD_SAFETY_API_URL: urlOf(
    'http:',
    'https:',
  )({
    default: 'http://openapi.foodsafetykorea.go.kr',
    desc: 'Where its open API answers',
  }),
  NAVER_CLIENT_ID: str({ default: '', desc: 'Of an application at developers.naver.com, for prices' }),
  NAVER_CLIENT_SECRET: str({ default: '', desc: 'Its secret (secret)' }),
  SHOPPING_SEARCH_URL: urlOf(
    'http:',
    'https:',
  )({
    default: 'https://openapi.naver.com',
    desc: 'Where the shopping search answers',
  }),
  OIDC_KAKAO_CLIENT_ID: str({ default: '', desc: 'REST API key of an application at developers.kakao.com' }),
  OIDC_KAKAO_CLIENT_SECRET: str({ default: '', desc: 'Its client secret (secret)' }),
  OIDC_KAKAO_ISSUER: issuer({ default: PROVIDER_ISSUERS.kakao, desc: 'Who signs' }),
  OIDC_KAKAO_SCOPE: str({ default: PROVIDER_SCOPES.kakao, desc: 'What is asked for' }),
  OIDC_NAVER_CLIENT_ID: str({
    default: '',
    desc: 'Of an application at developers.naver.com with Naver login',
  }),
  OIDC_NAVER_CLIENT_SECRET: str({ default: '', desc: 'Its client secret (secret)' }),
  OIDC_NAVER_ISSUER: issuer({ default: PROVIDER_ISSUERS.naver, desc: 'Who signs' }),
  OIDC_NAVER_SCOPE: str({ default: PROVIDER_SCOPES.naver, desc: 'What is asked for' }),
  OIDC_GOOGLE_CLIENT_ID: str({ default: '', desc: 'Of an OAuth client at console.cloud.google.com' }),
  OIDC_GOOGLE_CLIENT_SECRET: str({ default: '', desc: 'Its client secret (secret)' }),
  OIDC_GOOGLE_ISSUER: issuer({ default: PROVIDER_ISSUERS.google, desc: 'Who signs' }),
  OIDC_GOOGLE_SCOPE: str({ default: PROVIDER_SCOPES.google, desc: 'What is asked for' }),
  OIDC_APPLE_CLIENT_ID: str({ default: '', desc: 'Services ID at developer.apple.com' }),
  OIDC_APPLE_TEAM_ID: str({ default: '', desc: 'The team’s id there' }),
  OIDC_APPLE_KEY_ID: str({ default: '', desc: 'The id of the key' }),
  OIDC_APPLE_PRIVATE_KEY: signingKeyOfApple({ default: '', desc: 'The key, PEM (secret)' }),
  OIDC_APPLE_ISSUER: issuer({ default: PROVIDER_ISSUERS.apple, desc: 'Who signs' }),
  OIDC_APPLE_SCOPE: str({ default: PROVIDER_SCOPES.apple, desc: 'What is asked for' }),
  VAPID_SUBJECT: contact({ default: '', desc: 'Contact for push services; without it no push' }),
  VAPID_PRIVATE_KEY: pushKey({ default: '', desc: 'Signs pushes, P-256 (secret)' }),
  PUSH_SERVICES: pushServices({ default: [], desc: 'Push services instead of the known ones' }),
  MAILS_PER_DAY: count({ default: 2_000, desc: 'Mails that visitors may cause in a day, in all' }),
  RATE_LIMIT: str({ choices: ['on', 'off'], default: 'on', desc: 'off only for load tests' }),
  WORKER: str({ choices: ['inline', 'none'], default: 'inline', desc: 'none: an API-only process' }),
  ACCESS_TOKEN_TTL: duration({ default: 15 * 60, desc: 'Life of an access token' }),
  REFRESH_TOKEN_TTL: duration({
    default: 30 * 86_400,
    desc: 'How long an unused login stays remembered',
  }),
  LOGIN_TTL: duration({
    default: 180 * 86_400,
    desc: 'How long a login may go on, however much it is used',
  }),
  ADMIN_IDLE_TTL: duration({ default: 30 * 60, desc: 'How long an admin may be idle' }),
  ADMIN_LOGIN_TTL: duration({ default: 12 * 3600, desc: 'How long an admin’s login may go on' }),
  REFRESH_GRACE_SECONDS: wholeNumber({
    default: 10,
    desc: 'How long a rotated refresh token still answers',
  }),
  TRUST_PROXY: trustProxy({ default: false, desc: 'Whose X-Forwarded-For tells the client address' }),
  REQUEST_TIMEOUT: duration({ default: 30, desc: 'How long a request may take to arrive' }),
  MAX_CONNECTIONS: count({ default: 5_000, desc: 'Connections open at once; more are refused' }),
  METRICS_PORT: port({ default: 0, desc: 'Port of metrics and probes, not for the public' }),
  METRICS_HOST: str({ default: '127.0.0.1', desc: 'Address of that port' }),
  LOG_LEVEL: str({
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'info',
  }),
  PUBLIC_URL: webOrigin({ default: '', desc: 'Links in mails, CORS' }),
  CONTACT_PHONE: str({ default: '', desc: 'Shown in the footer' }),
  CONTACT_EMAIL: str({ default: '', desc: 'Shown in the footer' }),
  CREDIT_DEVELOPERS: list({ default: [], desc: 'Names, with commas between them, shown in the footer' }),
  CREDIT_DESIGNERS: list({ default: [], desc: 'Names, with commas between them, shown in the footer' }),
};

type Environment = ReturnType<typeof cleanEnv<typeof VARIABLES>>;

/** What authenticates our requests to a provider. */
export type ProviderCredential = { secret: string } | { teamId: string; keyId: string; privateKey: string };

/** A login provider, as the operator registered this product there. */
export interface ProviderConfig {
  clientId: string;
  issuer: string;
  scope: string;
  credential: ProviderCredential;
}

/** Variables that a provider requires, with their values. */
function providerVariables(env: Environment): Record<LoginProvider, Record<string, string>> {
  return {
    kakao: {
      OIDC_KAKAO_CLIENT_ID: env.OIDC_KAKAO_CLIENT_ID,
      OIDC_KAKAO_CLIENT_SECRET: env.OIDC_KAKAO_CLIENT_SECRET,
    },
    naver: {
      OIDC_NAVER_CLIENT_ID: env.OIDC_NAVER_CLIENT_ID,
      OIDC_NAVER_CLIENT_SECRET: env.OIDC_NAVER_CLIENT_SECRET,
    },
    google: {
      OIDC_GOOGLE_CLIENT_ID: env.OIDC_GOOGLE_CLIENT_ID,
      OIDC_GOOGLE_CLIENT_SECRET: env.OIDC_GOOGLE_CLIENT_SECRET,
    },
    apple: {
      OIDC_APPLE_CLIENT_ID: env.OIDC_APPLE_CLIENT_ID,
      OIDC_APPLE_TEAM_ID: env.OIDC_APPLE_TEAM_ID,
      OIDC_APPLE_KEY_ID: env.OIDC_APPLE_KEY_ID,
      OIDC_APPLE_PRIVATE_KEY: env.OIDC_APPLE_PRIVATE_KEY,
    },
  };
}

/** The configured providers; the others are not shown. */
function loginProviders(env: Environment): ReadonlyMap<LoginProvider, ProviderConfig> {
  const all: Record<LoginProvider, ProviderConfig> = {
    kakao: {
      clientId: env.OIDC_KAKAO_CLIENT_ID,
      issuer: env.OIDC_KAKAO_ISSUER,
      scope: env.OIDC_KAKAO_SCOPE,
      credential: { secret: env.OIDC_KAKAO_CLIENT_SECRET },
    },
    naver: {
      clientId: env.OIDC_NAVER_CLIENT_ID,
      issuer: env.OIDC_NAVER_ISSUER,
      scope: env.OIDC_NAVER_SCOPE,
      credential: { secret: env.OIDC_NAVER_CLIENT_SECRET },
    },
    google: {
      clientId: env.OIDC_GOOGLE_CLIENT_ID,
      issuer: env.OIDC_GOOGLE_ISSUER,
      scope: env.OIDC_GOOGLE_SCOPE,
      credential: { secret: env.OIDC_GOOGLE_CLIENT_SECRET },
    },
    apple: {
      clientId: env.OIDC_APPLE_CLIENT_ID,
      issuer: env.OIDC_APPLE_ISSUER,
      scope: env.OIDC_APPLE_SCOPE,
      credential: {
        teamId: env.OIDC_APPLE_TEAM_ID,
        keyId: env.OIDC_APPLE_KEY_ID,
        privateKey: env.OIDC_APPLE_PRIVATE_KEY,
      },
    },
  };
  return new Map(LOGIN_PROVIDERS.filter(name => all[name].clientId !== '').map(name => [name, all[name]]));
}

/** Undefined without a contact: pushes are not offered. */
function pushConfig(env: Environment, dataDir: string): Readonly<PushConfig> | undefined {
  if (env.VAPID_SUBJECT === '') return undefined;
  const privateKey = env.VAPID_PRIVATE_KEY || keptSecret(join(dataDir, 'vapid-key'), newPushKey);
  return Object.freeze({ subject: env.VAPID_SUBJECT, publicKey: publicKeyOf(privateKey), privateKey });
}

/** Values that are valid alone but contradict each other. */
function contradictions(env: Environment, source: NodeJS.ProcessEnv): string[] {
  const faults: string[] = [];
  const production = env.NODE_ENV === 'production';
  if (production && env.JWT_SECRET === '') faults.push('JWT_SECRET: must be set when NODE_ENV=production');
  if (source.METRICS === 'on') faults.push('METRICS: is now METRICS_PORT, a port of its own');
  if (env.JWT_SECRET !== '' && env.JWT_SECRET.length < 32) {
    faults.push('JWT_SECRET: needs at least 32 characters');
  }
  if (production && env.RATE_LIMIT === 'off') {
    faults.push('RATE_LIMIT: off is refused when NODE_ENV=production');
  }
  if (env.JWT_SECRET_PREVIOUS !== '' && env.JWT_SECRET_PREVIOUS === env.JWT_SECRET) {
    faults.push('JWT_SECRET_PREVIOUS: is the same as JWT_SECRET');
  }
  if ((env.ADMIN_LOGIN_ID === '') !== (env.ADMIN_PASSWORD === '')) {
    faults.push('ADMIN_LOGIN_ID, ADMIN_PASSWORD: set both or neither');
  }
  if (env.ADMIN_LOGIN_ID.length > LONGEST_ADMIN_LOGIN_ID) {
    faults.push(`ADMIN_LOGIN_ID: has at most ${LONGEST_ADMIN_LOGIN_ID} characters`);
  }
  if (env.ADMIN_PASSWORD !== '' && !isAdminPassword(env.ADMIN_PASSWORD)) {
    faults.push(
      `ADMIN_PASSWORD: needs ${SHORTEST_ADMIN_PASSWORD} to ${LONGEST_ADMIN_PASSWORD} characters, at least ${DIFFERENT_CHARACTERS} different ones`,
    );
  }
  if (env.DATABASE_TLS === 'on' && env.DATABASE_URL !== '' && isAddress(new URL(env.DATABASE_URL).hostname)) {
    faults.push(
      'DATABASE_URL: needs the name in the certificate instead of an address, with DATABASE_TLS=on',
    );
  }
  if (env.REDIS_SENTINELS.length > 0 && env.REDIS_URL === '') {
    faults.push('REDIS_URL: has the password, with REDIS_SENTINELS (its host is not used)');
  }
  if (env.S3_BUCKET !== '' && (env.S3_ACCESS_KEY_ID === '') !== (env.S3_SECRET_ACCESS_KEY === '')) {
    faults.push('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set both or neither');
  }
  if (env.VAPID_PRIVATE_KEY !== '' && env.VAPID_SUBJECT === '') {
    faults.push('VAPID_SUBJECT: needs your contact, with VAPID_PRIVATE_KEY');
  }
  if (production && env.DATABASE_URL !== '' && env.VAPID_SUBJECT !== '' && env.VAPID_PRIVATE_KEY === '') {
    faults.push('VAPID_PRIVATE_KEY: must be set with VAPID_SUBJECT and DATABASE_URL, the same for all');
  }
  for (const variables of Object.values(providerVariables(env))) {
    const names = Object.keys(variables);
    const lacking = names.filter(name => variables[name] === '');
    if (lacking.length > 0 && lacking.length < names.length) {
      faults.push(`${names.join(', ')}: set all or none (${lacking.join(', ')} lacks)`);
    }
  }
  return faults;
}

/** Without one of these the product would start as another one: without members, the others' jobs, or mails. */
const NEVER_EMPTY = new Set(['DATABASE_URL', 'REDIS_URL', 'SMTP_URL']);

/** Reads variables given as files, `NAME_FILE`: the environment is visible to more than this process. */
function withFiles(source: NodeJS.ProcessEnv, faults: string[]): NodeJS.ProcessEnv {
  const values = { ...source };
  for (const name of Object.keys(VARIABLES)) {
    const path = source[`${name}_FILE`];
    if (!path) continue;
    if (source[name]) faults.push(`${name}, ${name}_FILE: set one of them`);
    try {
      values[name] = readFileSync(path, 'utf8').trim();
      if (values[name] === '' && NEVER_EMPTY.has(name)) faults.push(`${name}_FILE: is empty`);
    } catch (error) {
      faults.push(`${name}_FILE: cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return values;
}

/** Reads, validates and freezes the whole configuration. Throws one error that lists every fault. */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env) {
  const faults: string[] = [];
  const source = withFiles(environment, faults);
  // An empty value (`SMTP_URL=` in a compose file) means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const env = cleanEnv(given, VARIABLES, {
    reporter: ({ errors }) => {
      for (const [name, error] of Object.entries(errors)) {
        faults.push(`${name}: ${error instanceof Error ? error.message : 'is missing'}`);
      }
    },
  });

  if (faults.length === 0) faults.push(...contradictions(env, source));
  if (faults.length > 0) throw new Error(`The configuration has faults:\n  - ${faults.join('\n  - ')}`);

  const dataDir = resolve(env.DATA_DIR);
  makePrivateFolder(dataDir);

  return Object.freeze({
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    dataDir,
    backupDir: resolve(env.BACKUP_DIR || `${dataDir}-backups`),
    projectRoot,
    backupBeforeUpgrade: env.BACKUP_BEFORE_UPGRADE === 'on',
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    databaseTls:
      env.DATABASE_TLS === 'on'
        ? Object.freeze({
            verifyIdentity: true,
            minVersion: 'TLSv1.2',
            ...(env.DATABASE_TLS_CA && { ca: env.DATABASE_TLS_CA }),
          })
        : undefined,
    redisUrl: env.REDIS_URL,
    redisSentinels: Object.freeze({ addresses: env.REDIS_SENTINELS, master: env.REDIS_MASTER }),
    mail: Object.freeze({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outbox: join(dataDir, 'outbox') }),
    s3: Object.freeze({
      bucket: env.S3_BUCKET,
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    }),
    uploadsDir: join(dataDir, 'uploads'),
    jwtSecret: env.JWT_SECRET || keptSecret(join(dataDir, 'jwt-secret')),
    /** Empty if there was no previous secret, or everything encrypted with it has been re-encrypted. */
    previousJwtSecret: env.JWT_SECRET_PREVIOUS,
    admin: Object.freeze({ loginId: env.ADMIN_LOGIN_ID, password: env.ADMIN_PASSWORD }),
    adminNeedsSecondFactor: env.ADMIN_SECOND_FACTOR === 'required',
    foodSafety: Object.freeze({ key: env.FOOD_SAFETY_API_KEY, url: env.FOOD_SAFETY_API_URL }),
    shopping: Object.freeze({
      clientId: env.NAVER_CLIENT_ID,
      clientSecret: env.NAVER_CLIENT_SECRET,
      url: env.SHOPPING_SEARCH_URL,
    }),
    loginProviders: loginProviders(env),
    push: pushConfig(env, dataDir),
    /** Origins; empty for the known push services. */
    pushServices: env.PUSH_SERVICES,
    mailsPerDay: env.MAILS_PER_DAY,
    rateLimit: env.RATE_LIMIT === 'on',
    inlineWorker: env.WORKER === 'inline',
    accessTokenTtlSeconds: env.ACCESS_TOKEN_TTL,
    refreshTokenTtlSeconds: env.REFRESH_TOKEN_TTL,
    loginTtlSeconds: env.LOGIN_TTL,
    adminSession: Object.freeze({ idleSeconds: env.ADMIN_IDLE_TTL, wholeSeconds: env.ADMIN_LOGIN_TTL }),
    refreshGraceSeconds: env.REFRESH_GRACE_SECONDS,
    trustProxy: env.TRUST_PROXY,
    requestTimeoutSeconds: env.REQUEST_TIMEOUT,
    maxConnections: env.MAX_CONNECTIONS,
    metrics: Object.freeze({ host: env.METRICS_HOST, port: env.METRICS_PORT }),
    logLevel: env.LOG_LEVEL,
    publicUrl: env.PUBLIC_URL || `http://localhost:${env.PORT}`,
    site: Object.freeze({
      contactPhone: env.CONTACT_PHONE || null,
      contactEmail: env.CONTACT_EMAIL || null,
      developers: env.CREDIT_DEVELOPERS,
      designers: env.CREDIT_DESIGNERS,
    }),
  });
}

export type Config = ReturnType<typeof loadConfig>;
