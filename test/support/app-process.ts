import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.js';
import { signUpThrough, type TestMember } from './sign-up.js';

const PROJECT = join(import.meta.dirname, '../..');
const WORKER_READY = 'worker: ready';

/** For tests, not for benchmarks: processes live for seconds, so optimising their code in extra threads never pays off. */
const UNOPTIMISED = ['--no-opt', '--single-threaded-gc'];

/** An HTTP answer with parsed JSON. The caller chooses the type of `body`: tests assert on it. */
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
  /** Rejects after this time without a complete answer. Default 60 s. */
  timeoutMs?: number;
}

interface ProcessOptions {
  /** Folder with the built code; by default the project's `dist`. */
  dist?: string;
  /** Precedes `node`: `['taskset', '-c', '0']`. */
  prefix?: string[];
  /** Default `UNOPTIMISED`. */
  nodeOptions?: string[];
  /** Default: a free port. */
  port?: number;
}

/** Kills all processes at exit, however the tests end. */
const started = new Set<ChildProcess>();
process.once('exit', () => started.forEach(child => child.kill('SIGKILL')));

/** Starts the built application in its own process and waits until it is ready. `env` is a stack's, see `createStack`. */
export async function startAppProcess(
  env: NodeJS.ProcessEnv,
  options: ProcessOptions = {},
): Promise<AppProcess> {
  const app = await spawnApp(env, options);
  // Whatever answers on its port before it listens is another process.
  await app.says('루틴업: ');
  await app.ready();
  return app;
}

/** The same without waiting: for starts that should fail or be killed. */
export async function spawnApp(env: NodeJS.ProcessEnv, options: ProcessOptions = {}): Promise<AppProcess> {
  const port = options.port ?? (await freePort());
  const child = launch('main.js', { ...env, PORT: String(port), HOST: '127.0.0.1' }, options);
  return new AppProcess(child, port, env.DATA_DIR ?? '');
}

/** Starts the built worker in its own process. Resolves when it reports ready. */
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

/** Runs a command of the built code to completion. Returns its output; rejects with it on failure. */
export async function runCommand(env: NodeJS.ProcessEnv, entry: string, ...args: string[]): Promise<string> {
  const command = [...UNOPTIMISED, join(PROJECT, 'dist/src', entry), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, ...env },
  });
  return stdout;
}

/** Runs any command line; it is killed when the tests end. */
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

/** A running process of built code, with all its output so far. */
export class BuiltProcess {
  /** Standard output and standard error, in order. */
  output = '';
  private readonly exited: Promise<number | null>;

  constructor(protected readonly child: ChildProcess) {
    this.exited = new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', code => resolve(code));
    });
    // A caller that awaits the exit gets the error; none has to.
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

  /** Its log, line by line, without lines that are not JSON. */
  get logs(): Record<string, any>[] {
    return this.output.split('\n').flatMap(line => {
      try {
        return line.startsWith('{') ? [JSON.parse(line) as Record<string, any>] : [];
      } catch {
        return [];
      }
    });
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Waits for the exit. Returns the exit code, null after a kill. */
  exit(): Promise<number | null> {
    return this.exited;
  }

  /** Sends a signal and waits for the exit. Returns the exit code, null after a kill, and the time it took. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<{ code: number | null; ms: number }> {
    const began = performance.now();
    if (this.running) this.child.kill(signal);
    return { code: await this.exited, ms: performance.now() - began };
  }

  /** Waits for `text` in the output; rejects if the process exits first. */
  async says(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      if (!this.running) throw new Error(`ended with ${await this.exited}: ${this.output}`);
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  }
}

/** A running application and calls to it. Every call uses a new connection, closed after the answer. */
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

  /** Waits for 200 from `GET /api/health/ready`, or from `live`; rejects if the process exits first. */
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

  /** @param body sent as JSON; a Buffer is sent as is, with the content type in `headers` */
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
