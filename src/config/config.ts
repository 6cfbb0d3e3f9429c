import { cleanEnv } from 'envalid';
import { join, resolve } from 'node:path';
import { keptSecret, makePrivateFolder } from './data-folder.js';
import { isAddress } from './environment-values.js';
import { projectRoot, VARIABLES, withFiles, type Environment } from './environment.js';
import { loginProviders, providerVariables } from './provider-config.js';
import { newPushKey, publicKeyOf, type PushConfig } from './push-config.js';

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
