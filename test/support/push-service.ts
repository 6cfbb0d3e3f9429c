import { decrypt } from 'http_ece';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { createECDH, randomBytes, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as its browser reads it. */
export interface ReceivedPush {
  browser: PushBrowser;
  message: { title: string; body: string; url: string; tag: string };
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
  /** Contact of the sender. */
  subject: unknown;
  /** By this process' clock, ms. */
  at: number;
}

/** A browser's subscription, with the keys that only the browser has. */
export interface PushBrowser {
  path: string;
  subscription: { endpoint: string; p256dh: string; auth: string };
  key: ECDH;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/**
 * A push service on a local port with its browsers: refuses what is not signed by the key that the browser subscribed with (VAPID, RFC 8292) and
 * reads messages as browsers do (RFC 8291).
 */
export class PushService {
  readonly received: ReceivedPush[] = [];
  /** Requests that a push service must refuse, with the reason. */
  readonly faults: string[] = [];
  /** Requests, also those answered by `answers`. */
  asked = 0;
  /** Answers instead of taking the message, by path; `*` for all. */
  readonly answers = new Map<string, Answer>();
  /** Messages that were taken and not answered yet. */
  unanswered = 0;
  private held: Promise<void> | undefined;
  private readonly browsers = new Map<string, PushBrowser>();

  private constructor(
    private readonly server: Server,
    /** Browsers subscribe with it. */
    public serverKey: string,
  ) {}

  static async start(serverKey = ''): Promise<PushService> {
    const server = createServer((request, response) => void started.take(request, response));
    const started = new PushService(server, serverKey);
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    return started;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** A new browser that subscribes. */
  browser(): PushBrowser {
    const key = createECDH('prime256v1');
    const path = `/push/${randomBytes(16).toString('base64url')}`;
    const p256dh = key.generateKeys('base64url');
    const auth = randomBytes(16).toString('base64url');
    const browser = { path, key, subscription: { endpoint: `${this.origin}${path}`, p256dh, auth } };
    this.browsers.set(path, browser);
    return browser;
  }

  /** Takes messages without an answer until the returned function is called: their sender does not know that they were taken. */
  hold(): () => void {
    let release!: () => void;
    this.held = new Promise(resolve => (release = resolve));
    return () => {
      this.held = undefined;
      release();
    };
  }

  of(browser: PushBrowser): ReceivedPush[] {
    return this.received.filter(each => each.browser === browser);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.asked++;
    const answer = this.answers.get(request.url!) ?? this.answers.get('*');
    if (answer) return answer(response, request);
    try {
      this.received.push(await this.read(request, Buffer.concat(chunks)));
      this.unanswered++;
      await this.held;
      this.unanswered--;
      response.writeHead(201).end();
    } catch (error) {
      this.faults.push(String(error));
      response.writeHead(403).end();
    }
  }

  private async read({ method, url, headers }: IncomingMessage, body: Buffer): Promise<ReceivedPush> {
    const browser = this.browsers.get(url!);
    if (method !== 'POST' || !browser) throw new Error(`no such browser: ${method} ${url}`);
    const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
    if (!token || key !== this.serverKey) throw new Error('another key than the browser subscribed with');
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(each => each.toString('base64url'));
    const keys = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', x: x!, y: y!, alg: 'ES256' }] });
    const { payload } = await jwtVerify(token, keys, { audience: this.origin });
    const lastsSeconds = payload.exp! - Date.now() / 1000;
    if (lastsSeconds > 86_400 || lastsSeconds < 0) throw new Error(`the token lasts ${lastsSeconds} s`);
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
    const { auth } = browser.subscription;
    const text = decrypt(body, {
      version: 'aes128gcm',
      privateKey: browser.key,
      authSecret: auth,
    }).toString();
    const ttl = headers['ttl'];
    if (!/^\d+$/.test(String(ttl))) throw new Error('no TTL');
    return {
      browser,
      message: JSON.parse(text) as ReceivedPush['message'],
      ttl: Number(ttl),
      urgency: headers['urgency'] as string | undefined,
      topic: headers['topic'] as string | undefined,
      subject: payload.sub,
      at: Date.now(),
    };
  }
}
