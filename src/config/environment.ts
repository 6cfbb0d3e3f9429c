import { port, str, type cleanEnv } from 'envalid';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  addresses,
  contact,
  count,
  duration,
  issuer,
  list,
  pemFile,
  pushKey,
  pushServices,
  signingKeyOfApple,
  trustProxy,
  typedText,
  urlOf,
  webOrigin,
  wholeNumber,
} from './environment-values.js';
import { PROVIDER_ISSUERS, PROVIDER_SCOPES } from './login-providers.js';

/** The project's folder, seen from `src/config` and from `dist/src/config`. */
export const projectRoot = resolve(
  fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]dist[\\/]src[\\/]config[\\/]?$/, '/src/config'),
  '../..',
);

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

export type Environment = ReturnType<typeof cleanEnv<typeof VARIABLES>>;

/** Without one of these the product would start as another one: without members, the others' jobs, or mails. */
const NEVER_EMPTY = new Set(['DATABASE_URL', 'REDIS_URL', 'SMTP_URL']);

/** Reads variables given as files, `NAME_FILE`: the environment is visible to more than this process. */
export function withFiles(source: NodeJS.ProcessEnv, faults: string[]): NodeJS.ProcessEnv {
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
