import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The proxy's upstream. */
export interface ProxyTarget {
  host: string;
  port: number;
}

/** The end of an HTTP head. */
const HEAD_END = '\r\n\r\n';

/** As a hotel's network answers every address until somebody has paid. */
const SIGN_IN_PAGE = '<!doctype html><title>Wi-Fi</title>';

const SIGN_IN_PATH = '/wifi';

/** Both ends of one connection through the proxy. */
interface Pair {
  client: Socket;
  upstream: Socket;
}

/**
 * A TCP proxy between the application and a server it needs, which simulates outages for one client only: the server itself stays up. `pass`
 * is the initial state, and the way back from every other.
 */
export class TcpProxy {
  private readonly pairs = new Set<Pair>();
  /** Accepted while stalled: they reach the server once bytes pass again. */
  private readonly waiting = new Set<Socket>();
  private stalled = false;
  /** How many bytes after the head of an answer pass; null lets all pass. */
  private bodyBytes: number | null = null;
  private endsAfterBody = false;
  private answersItself: ((path: string) => string) | null = null;
  private delayMs = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: ProxyTarget,
    /** The local port on 127.0.0.1. It stays the same through `refuse`. */
    readonly port: number,
  ) {}

  static async start(target: ProxyTarget): Promise<TcpProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new TcpProxy(server, target, (server.address() as AddressInfo).port);
    server.on('connection', client => proxy.accept(client));
    return proxy;
  }

  /** `url` with the proxy in place of the server. */
  urlFor(url: string): string {
    const changed = new URL(url);
    changed.hostname = '127.0.0.1';
    changed.port = String(this.port);
    return changed.toString();
  }

  /** Number of open connections through it, including stalled ones. */
  get open(): number {
    return this.pairs.size + this.waiting.size;
  }

  /** Number of connections that came while it was stalled. */
  get held(): number {
    return this.waiting.size;
  }

  /** Everything passes again: held bytes continue, refused ports listen. */
  async pass(): Promise<void> {
    this.stalled = false;
    // The bytes after a head are lost, so these connections must be reset.
    if (this.bodyBytes !== null || this.answersItself) this.cut();
    this.bodyBytes = this.answersItself = null;
    if (!this.server.listening) {
      this.server.listen(this.port, '127.0.0.1');
      await once(this.server, 'listening');
    }
    for (const { client, upstream } of this.pairs) {
      client.resume();
      upstream.resume();
    }
    for (const client of this.waiting) this.join(client);
    this.waiting.clear();
  }

  /** No byte passes in either direction; connections stay open and new ones are accepted. */
  stall(): void {
    this.stalled = true;
    for (const { client, upstream } of this.pairs) {
      client.pause();
      upstream.pause();
    }
  }

  /** Only the head of each connection's next answer passes. `pass` resets these connections. */
  stallAfterHeads(): void {
    this.cut();
    this.bodyBytes = 0;
    this.endsAfterBody = false;
  }

  /** Each answer ends after the first byte of its body, and its connection with it. */
  cutBodies(): void {
    this.cut();
    this.bodyBytes = 1;
    this.endsAfterBody = true;
  }

  /** Answers every request itself: with a page and 200, or by leading to such a page elsewhere. */
  answerItself(elsewhere = false): void {
    this.cut();
    const page = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${SIGN_IN_PAGE.length}${HEAD_END}${SIGN_IN_PAGE}`;
    const address = `http://wifi.localhost:${this.port}${SIGN_IN_PATH}`;
    const redirect = `HTTP/1.1 302 Found\r\nLocation: ${address}\r\nContent-Length: 0${HEAD_END}`;
    this.answersItself = path => (elsewhere && path !== SIGN_IN_PATH ? redirect : page);
  }

  /** Delays every byte by `ms` in each direction. 0 ends it. */
  delay(ms: number): void {
    this.delayMs = ms;
  }

  /** Resets open connections; accepts new ones. */
  cut(): void {
    for (const { client, upstream } of this.pairs) {
      client.resetAndDestroy();
      upstream.destroy();
    }
    for (const client of this.waiting) client.resetAndDestroy();
    this.pairs.clear();
    this.waiting.clear();
  }

  /** Resets open connections and refuses new ones. */
  async refuse(): Promise<void> {
    const closed = this.server.listening ? once(this.server, 'close') : undefined;
    if (closed) this.server.close();
    this.cut();
    await closed;
  }

  async close(): Promise<void> {
    await this.refuse();
  }

  private accept(client: Socket): void {
    client.on('error', () => client.destroy());
    if (!this.stalled) return this.join(client);
    client.pause();
    client.once('close', () => this.waiting.delete(client));
    this.waiting.add(client);
  }

  private join(client: Socket): void {
    const { answersItself } = this;
    if (answersItself) {
      this.waiting.add(client);
      client.once('close', () => this.waiting.delete(client));
      client.on('data', bytes => client.write(answersItself(bytes.toString().split(' ')[1] ?? '')));
      return;
    }
    const pair = { client, upstream: connect(this.target) };
    this.pairs.add(pair);
    this.forward(pair, client, pair.upstream);
    if (this.bodyBytes !== null) this.forwardBeginning(pair.upstream, client, this.bodyBytes);
    else this.forward(pair, pair.upstream, client);
  }

  private forwardBeginning(from: Socket, to: Socket, bodyBytes: number): void {
    let answer = Buffer.alloc(0);
    from.on('error', () => to.destroy());
    from.on('data', (bytes: Buffer) => {
      const sent = answer.length;
      answer = Buffer.concat([answer, bytes]);
      const head = answer.indexOf(HEAD_END);
      const end = head < 0 ? answer.length : head + HEAD_END.length + bodyBytes;
      to.write(answer.subarray(sent, end));
      if (this.endsAfterBody && answer.length >= end && head >= 0) to.end();
    });
  }

  private forward(pair: Pair, from: Socket, to: Socket): void {
    from.setNoDelay(true);
    from.on('data', bytes => this.later(() => to.destroyed || to.write(bytes)));
    from.on('end', () => this.later(() => to.destroyed || to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.pairs.delete(pair);
      this.later(() => to.destroy());
    });
    from.resume();
  }

  /** Timers of equal delay fire in the order they were set, so bytes keep their order. */
  private later(act: () => unknown): void {
    if (this.delayMs === 0) act();
    else setTimeout(act, this.delayMs);
  }
}
