import { request, type Agent, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const MARK = 'x-device-mark';

interface Answer<T> {
  status: number;
  body: T;
  text: string;
}

/** Traffic of all visitors: requests, and bytes of bodies as sent over the wire. */
export const traffic = { requests: 0, sentBytes: 0 };

/**
 * Somebody with a browser: its own IP address (the application trusts the bench as its proxy), keep-alive connections as a
 * proxy has them, compressed answers, the device cookie once it is set.
 */
export class Visitor {
  token = '';
  refreshToken = '';
  email = '';
  password = '';
  /** The last recommendation requested. */
  historyId = 0;
  routineId = 0;
  cards: { myWorkoutId: number; weight: number | null }[] = [];
  private mark: string | undefined;

  constructor(
    private readonly port: number,
    private readonly agent: Agent,
    private readonly address: string,
  ) {}

  /** @throws on an error answer */
  get<T>(path: string, token = this.token): Promise<Answer<T>> {
    return this.call<T>('GET', path, undefined, token);
  }

  /** @throws on an error answer */
  post<T>(path: string, body: unknown): Promise<Answer<T>> {
    return this.call<T>('POST', path, JSON.stringify(body), this.token);
  }

  private call<T>(method: string, path: string, body: string | undefined, token: string): Promise<Answer<T>> {
    return new Promise((resolve, reject) => {
      const headers = {
        'x-forwarded-for': this.address,
        'accept-encoding': 'gzip, deflate, br',
        'user-agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1',
        ...(token && path.startsWith('/api') ? { authorization: `Bearer ${token}` } : {}),
        ...(this.mark ? { [MARK]: this.mark } : {}),
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      };
      const options = { host: '127.0.0.1', port: this.port, agent: this.agent, method, path, headers };
      const sent = request(options, answer => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks);
          traffic.requests++;
          traffic.sentBytes += bytes.length;
          this.mark ??= answer.headers[MARK] as string | undefined;
          const status = answer.statusCode!;
          const text = decoded(bytes, answer.headers);
          if (status >= 400) reject(new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`));
          else resolve({ status, text, body: bodyOf<T>(text, answer.headers) });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
}

function decoded(bytes: Buffer, headers: IncomingHttpHeaders): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

function bodyOf<T>(text: string, headers: IncomingHttpHeaders): T {
  const json = headers['content-type']?.includes('json') && text !== '';
  return (json ? JSON.parse(text) : undefined) as T;
}
