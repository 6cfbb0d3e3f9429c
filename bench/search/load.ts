import autocannon from 'autocannon';
import { Agent, request } from 'node:http';
import type { SearchRequest } from './search-requests.js';

export interface Latencies {
  sent: number;
  failed: number;
  /** Milliseconds from the moment a request was due. */
  p50: number;
  p99: number;
  worst: number;
  /** Mean length of an answer body. */
  bytes: number;
}

const SOCKETS = 64;

function send(port: number, agent: Agent, { method, path, headers, body }: SearchRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        agent,
        method,
        path,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      answer => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(bytes);
          else reject(new Error(`${path} answered ${answer.statusCode}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Sends `rate` requests per second, evenly spaced, however slow the server is, and times each from the moment it was due, so that a
 * stall shows in every request it delays (a generator that waits for answers would send fewer instead).
 */
export async function atRate(
  port: number,
  requests: readonly SearchRequest[],
  rate: number,
  seconds: number,
): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const total = rate * seconds;
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  let bytes = 0;
  let failed = 0;
  const begin = performance.now() + 50;
  for (let i = 0; i < total; i++) {
    const due = begin + (i * 1000) / rate;
    // Timers are late by up to a millisecond, longer than an answer takes: busy-waits the last stretch.
    const wait = due - performance.now() - 1.5;
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
    while (performance.now() < due) await new Promise(resolve => setImmediate(resolve));
    pending.push(
      send(port, agent, requests[i % requests.length]!).then(
        length => {
          times.push(performance.now() - due);
          bytes += length;
        },
        () => {
          failed++;
        },
      ),
    );
  }
  await Promise.all(pending);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { sent: total, failed, p50: at(0.5), p99: at(0.99), worst: at(1), bytes: bytes / times.length };
}

const CONNECTIONS = 10;

/** Requests per second when each of ten connections sends the next as soon as it has an answer. @throws if any fails */
export async function asFastAsItGoes(
  port: number,
  requests: readonly autocannon.Request[],
  seconds: number,
): Promise<number> {
  let connection = 0;
  const share = Math.floor(requests.length / CONNECTIONS);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: seconds,
    // By default autocannon sends the same list on every connection at once: nine of ten requests would be repetitions.
    setupClient: client => {
      const from = share * connection++;
      client.setRequests(share === 0 ? [...requests] : requests.slice(from, from + share));
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests failed`);
  return result.requests.total / result.duration;
}
