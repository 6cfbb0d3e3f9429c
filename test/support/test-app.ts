import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { InjectOptions } from 'fastify';
import type { Redis } from 'ioredis';
import { PasswordHasher } from '../../src/auth/password-hasher.js';
import { Clock } from '../../src/common/time/clock.js';
import { dateAfter, mondayOf } from '../../src/common/time/dates.js';
import { koreanDate } from '../../src/common/time/korean-date.js';
import { loadConfig, type Config } from '../../src/config/config.js';
import { createApp } from '../../src/create-app.js';
import { Database } from '../../src/infrastructure/database/database.js';
import { LIMIT_STORE } from '../../src/infrastructure/rate-limit/limit-store.js';
import { eventually } from './eventually.js';
import { createFilledStack } from './filled-stack.js';
import { readOutbox, type ReceivedMail } from './outbox.js';
import { expectOk, lastCode, signUpThrough, type TestMember } from './sign-up.js';
import type { StackName } from './test-stack.js';

/** An answer with parsed JSON. The caller chooses the type of `body`: tests assert on it. */
export interface Answer<T = any> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: T;
  text: string;
}

interface RequestOptions {
  /** Bearer token. */
  token?: string;
  headers?: Record<string, string>;
  /** Client IP address, for rate limits. */
  address?: string;
}

interface StartOptions {
  stack?: StackName;
  env?: NodeJS.ProcessEnv;
  /** Receives the log lines; set `LOG_LEVEL` with it. */
  logs?: { write(line: string): void };
  /** Hashes passwords at the product's cost instead of `CHEAP`. */
  costlyPasswords?: boolean;
  /** Folder whose `dist/client` is served instead of the project's. */
  projectRoot?: string;
}

export type { TestMember };

/** The cost of a password hash in a test without `costlyPasswords`. */
const CHEAP = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * The whole application on a migrated, seeded stack. One at a time: Passport has one registry per process, so an application cannot read its
 * tokens any more once another has started.
 */
export async function startTestApp(options: StartOptions = {}): Promise<TestApp> {
  const { stack: wanted, env = {}, logs } = options;
  const stack = await createFilledStack(wanted);
  try {
    const loaded = loadConfig({ ...stack.env, ...env });
    const config = { ...loaded, projectRoot: options.projectRoot ?? loaded.projectRoot };
    const app = await createApp(config, logs);
    if (!options.costlyPasswords) Reflect.set(app.get(PasswordHasher, { strict: false }), 'cost', CHEAP);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    const limits = app.get<Redis | undefined>(LIMIT_STORE, { strict: false });
    if (limits) await countsInRedis(limits);
    return new TestApp(app, config, stack.remove);
  } catch (error) {
    await stack.remove();
    throw error;
  }
}

/** Waits for the connection of the limits: before it is there, each process counts alone. */
export async function countsInRedis(limits: Redis): Promise<void> {
  await eventually(() => {
    if (limits.status !== 'ready') throw new Error(`Redis is ${limits.status}`);
  });
}

export class TestApp {
  private offsetMs = 0;
  private members = 0;

  constructor(
    readonly app: NestFastifyApplication,
    readonly config: Config,
    private readonly remove: () => Promise<void>,
  ) {
    app.get(Clock, { strict: false }).now = () => new Date(Date.now() + this.offsetMs);
  }

  /** Advances the application's clock; timers use real time. */
  readonly clock = {
    advance: (seconds: number) => {
      this.offsetMs += seconds * 1000;
    },
    now: () => new Date(Date.now() + this.offsetMs),
  };

  /** The day in Korea that many days before the application's today, `YYYY-MM-DD`. */
  daysAgo(days: number): string {
    return koreanDate(new Date(this.clock.now().getTime() - days * 86_400_000));
  }

  /** Advances the clock to the next Monday, so that no day of its week is over, and returns it: `YYYY-MM-DD`. */
  nextMonday(): string {
    const today = this.daysAgo(0);
    const monday = dateAfter(mondayOf(today), 7);
    this.clock.advance((Date.parse(monday) - Date.parse(today)) / 1000);
    return monday;
  }

  get database(): Database {
    return this.app.get(Database, { strict: false });
  }

  mails(): ReceivedMail[] {
    return readOutbox(this.config.dataDir);
  }

  get<T = any>(path: string, options: RequestOptions = {}): Promise<Answer<T>> {
    return this.request<T>('GET', path, undefined, options);
  }

  post<T = any>(path: string, body?: unknown, options: RequestOptions = {}): Promise<Answer<T>> {
    return this.request<T>('POST', path, body, options);
  }

  put<T = any>(path: string, body?: unknown, options: RequestOptions = {}): Promise<Answer<T>> {
    return this.request<T>('PUT', path, body, options);
  }

  delete<T = any>(path: string, options: RequestOptions = {}): Promise<Answer<T>> {
    return this.request<T>('DELETE', path, undefined, options);
  }

  async request<T = any>(
    method: InjectOptions['method'],
    path: string,
    body?: unknown,
    { token, headers = {}, address }: RequestOptions = {},
  ): Promise<Answer<T>> {
    const response = await this.app.inject({
      method,
      url: path,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(address ? { remoteAddress: address } : {}),
    });
    const json = String(response.headers['content-type'] ?? '').includes('json') && response.body !== '';
    return {
      status: response.statusCode,
      headers: response.headers,
      body: (json ? JSON.parse(response.body) : undefined) as T,
      text: response.body,
    };
  }

  /** The answer to a GET once it is no longer 202: its job has ended. */
  answered<T = any>(path: string, options: RequestOptions = {}): Promise<Answer<T>> {
    return eventually(async () => {
      const answer = await this.get<T>(path, options);
      if (answer.status === 202) throw new Error(`still pending: ${path}`);
      return answer;
    });
  }

  async workoutId(koreanName: string): Promise<number> {
    const { body } = await this.get(`/api/workouts/search/list?keyword=${encodeURIComponent(koreanName)}`);
    return body.find((workout: { koreanName: string }) => workout.koreanName === koreanName).id;
  }

  /** Signs a new member up as a person does: verified e-mail, first body data. */
  async signUp(overrides: Record<string, unknown> = {}): Promise<TestMember> {
    const email = `member${++this.members}-${process.pid}@example.com`;
    return signUpThrough((path, body) => this.post(path, body), this.config.dataDir, email, overrides);
  }

  /** The member with the tokens of a new login, as after the old ones have ended. */
  async logIn(member: TestMember): Promise<TestMember> {
    const { email: loginEmail, password } = member;
    const { body } = await expectOk(this.post('/api/auth/login', { loginEmail, password }));
    return { ...member, token: body.accessToken, refreshToken: body.refreshToken };
  }

  /** The six digits in the newest mail to an address. */
  lastCode(email: string): string {
    return lastCode(this.config.dataDir, email);
  }

  /** An access token of the configured admin. */
  async adminToken(): Promise<string> {
    const { admin } = this.config;
    const answer = await expectOk(
      this.post('/api/admin/login', { loginId: admin.loginId, password: admin.password }),
    );
    return answer.body.accessToken;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.remove();
  }
}
