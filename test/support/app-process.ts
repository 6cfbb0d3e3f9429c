import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signUpThrough, type TestMember } from './sign-up.js';

const PROJECT = join(import.meta.dirname, '../..');
const WORKER_READY = 'worker: ready';

/** For tests, not for measuring: processes live seconds, and what optimising their code in threads of its own costs never comes back. */
const UNOPTIMISED = ['--no-opt', '--single-threaded-gc'];

/** An answer over HTTP, its JSON already parsed. `body` is what the caller says it is: tests assert on it. */
export interface HttpAnswer<T = any> {
  status: number;
  headers: IncomingMessage['headers'];
  body: T;
  text: string;
  /** From the call to the last byte. */
  ms: number;
}

export interface HttpOptions {
  token?: string;
  headers?: Record<string, string>;
  /** Rejects after that long without a whole answer. Default 60 s. */
  timeoutMs?: number;
}

interface ProcessOptions {
  /** Folder with the built code, default the project's `dist`. */
  dist?: string;
  /** Put before `node`: `['taskset', '-c', '0']`. */
  prefix?: string[];
  /** Default `UNOPTIMISED`. */
  nodeOptions?: string[];
  /** Default a free one. */
  port?: number;
}

/** Nothing outlives the tests, however they end. */
const started = new Set<ChildProcess>();
process.once('exit', () => started.forEach(child => child.kill('SIGKILL')));

/** A port of this machine that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The built application in a process of its own, ready to answer. `env` is a stack's, see `createStack`. */
export async function startAppProcess(
  env: NodeJS.ProcessEnv,
  options: ProcessOptions = {},
): Promise<AppProcess> {
  const app = await spawnApp(env, options);
  await app.ready();
  return app;
}

/** The same without waiting: for starts that are meant to fail or to be killed. */
export async function spawnApp(env: NodeJS.ProcessEnv, options: ProcessOptions = {}): Promise<AppProcess> {
  const port = options.port ?? (await freePort());
  const child = launch('main.js', { ...env, PORT: String(port), HOST: '127.0.0.1' }, options);
  return new AppProcess(child, port, env.DATA_DIR ?? '');
}

/** The built worker in a process of its own. Resolves when it says that it is ready. */
export async function startWorkerProcess(
  env: NodeJS.ProcessEnv,
  options: ProcessOptions = {},
): Promise<BuiltProcess> {
  const worker = spawnWorker(env, options);
  await worker.says(WORKER_READY);
  return worker;
}

export function spawnWorker(env: NodeJS.ProcessEnv, options: ProcessOptions = {}): BuiltProcess {
  return new BuiltProcess(launch('worker.js', env, options));
}

function launch(
  entry: string,
  env: NodeJS.ProcessEnv,
  { dist = join(PROJECT, 'dist'), prefix = [], nodeOptions = UNOPTIMISED }: ProcessOptions,
): ChildProcess {
  return launchCommand([...prefix, process.execPath, ...nodeOptions, join(dist, 'src', entry)], env);
}

/** Runs a command of the built code to its end. Answers what it said; rejects with that when it fails. */
export async function runCommand(env: NodeJS.ProcessEnv, entry: string, ...args: string[]): Promise<string> {
  const command = [...UNOPTIMISED, join(PROJECT, 'dist/src', entry), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, ...env },
  });
  return stdout;
}

/** Any command line; it ends with the tests. */
export function launchCommand(commandLine: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const [command, ...args] = commandLine;
  const child = spawn(command!, args, {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  child.once('close', () => started.delete(child));
  return child;
}

/** Built code that runs, with all it has said so far. */
export class BuiltProcess {
  /** Standard output and standard error, as they came. */
  output = '';
  private readonly exited: Promise<number | null>;

  constructor(protected readonly child: ChildProcess) {
    this.exited = new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', code => resolve(code));
    });
    // Whoever waits for the end gets the error; nobody may.
    this.exited.catch(() => undefined);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
  }

  get pid(): number {
    return this.child.pid!;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** What it logged, line by line; lines that are not JSON are left out. */
  get logs(): Record<string, any>[] {
    return this.output.split('\n').flatMap(line => {
      try {
        return line.startsWith('{') ? [JSON.parse(line) as Record<string, any>] : [];
      } catch {
        return [];
      }
    });
  }

  /** Sends a signal and goes on. */
  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Waits for the end. Answers the exit code, null after a kill. */
  exit(): Promise<number | null> {
    return this.exited;
  }

  /** Sends a signal and waits for the end. Answers the exit code, null after a kill, and how long it took. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<{ code: number | null; ms: number }> {
    const began = performance.now();
    if (this.running) this.child.kill(signal);
    return { code: await this.exited, ms: performance.now() - began };
  }

  /** Waits until it has said `text`; rejects when it ends before. */
  async says(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      if (!this.running) throw new Error(`ended with ${await this.exited}: ${this.output}`);
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  }
}

/** A running application and the calls to it. Every call has a connection of its own, closed after the answer. */
export class AppProcess extends BuiltProcess {
  private members = 0;

  constructor(
    child: ChildProcess,
    readonly port: number,
    readonly dataDir: string,
  ) {
    super(child);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Waits until it answers 200 to `GET /api/health/ready`, or to `live`; rejects when the process ends before. */
  async ready(health: 'ready' | 'live' = 'ready'): Promise<void> {
    for (;;) {
      if (!this.running) throw new Error(`ended with ${await this.exit()}: ${this.output}`);
      const answer = await this.get(`/api/health/${health}`, { timeoutMs: 5_000 }).catch(() => undefined);
      if (answer?.status === 200) return;
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  }

  get<T = any>(path: string, options: HttpOptions = {}): Promise<HttpAnswer<T>> {
    return this.request<T>('GET', path, undefined, options);
  }

  post<T = any>(path: string, body?: unknown, options: HttpOptions = {}): Promise<HttpAnswer<T>> {
    return this.request<T>('POST', path, body, options);
  }

  put<T = any>(path: string, body?: unknown, options: HttpOptions = {}): Promise<HttpAnswer<T>> {
    return this.request<T>('PUT', path, body, options);
  }

  delete<T = any>(path: string, options: HttpOptions = {}): Promise<HttpAnswer<T>> {
    return this.request<T>('DELETE', path, undefined, options);
  }

  /** @param body sent as JSON; a Buffer as it is, with the content type in `headers` */
  request<T = any>(
    method: string,
    path: string,
    body?: unknown,
    { token, headers = {}, timeoutMs = 60_000 }: HttpOptions = {},
  ): Promise<HttpAnswer<T>> {
    const began = performance.now();
    const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    return new Promise((resolve, reject) => {
      const call = request(
        `${this.url}${path}`,
        {
          method,
          agent: false,
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(bytes ? { 'content-type': 'application/json', 'content-length': bytes.length } : {}),
            ...headers,
          },
        },
        response => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            const json = response.headers['content-type']?.includes('json') && text !== '';
            resolve({
              status: response.statusCode!,
              headers: response.headers,
              body: (json ? JSON.parse(text) : undefined) as T,
              text,
              ms: performance.now() - began,
            });
          });
        },
      );
      call.on('error', reject);
      call.end(bytes);
    });
  }

  /** Signs a new member up as a person does: verified e-mail, first body data. Needs the outbox, not SMTP. */
  signUp(overrides: Record<string, unknown> = {}): Promise<TestMember> {
    const email = `member${++this.members}-${this.pid}@example.com`;
    return signUpThrough((path, body) => this.post(path, body), this.dataDir, email, overrides);
  }
}
