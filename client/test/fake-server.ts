import { jest } from '@jest/globals';

type Handler = (request: Request) => Response | Promise<Response>;

/** The network's edge in tests: requests by `fetch` are answered here and recorded. */
export interface FakeServer {
  requests: Request[];
  /** Requests of one call, e.g. `calls('POST /api/auth/login')`. */
  calls: (route: string) => Request[];
  /** `*` at the end of a path matches the rest of it. */
  on: (route: string, handler: Handler) => void;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

export const apiError = (status: string, message: string, httpStatus: number): Response =>
  json({ status, message, requestId: 'r-1' }, httpStatus);

/** Answers uploads as `fetch` does. */
class CallByFetch extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  private url = '';
  private readonly init: { method: string; headers: Record<string, string> } = { method: 'GET', headers: {} };

  open(method: string, url: string | URL): void {
    this.init.method = method;
    this.url = String(url);
  }

  setRequestHeader(name: string, value: string): void {
    this.init.headers[name] = value;
  }

  async send(body: FormData): Promise<void> {
    const answer = await globalThis.fetch(this.url, { ...this.init, body });
    this.status = answer.status;
    this.responseText = await answer.text();
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

/** Replaces `fetch` and `XMLHttpRequest` for one test. A call without a handler fails the test with a 501 that names it. */
export function fakeServer(routes: Record<string, Handler> = {}): FakeServer {
  const handlers = new Map(Object.entries(routes));
  const requests: Request[] = [];
  const nameOf = (request: Request) => `${request.method} ${new URL(request.url).pathname}`;
  const find = (name: string): Handler | undefined => {
    const exact = handlers.get(name);
    if (exact) return exact;
    for (const [route, handler] of handlers)
      if (route.endsWith('*') && name.startsWith(route.slice(0, -1))) return handler;
    return undefined;
  };
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    const handler = find(nameOf(request));
    return handler
      ? handler(request)
      : apiError('UNHANDLED_IN_TEST', `no handler for ${nameOf(request)}`, 501);
  });
  globalThis.XMLHttpRequest = CallByFetch as unknown as typeof XMLHttpRequest;
  return {
    requests,
    calls: route => requests.filter(request => nameOf(request) === route),
    on: (route, handler) => handlers.set(route, handler),
  };
}
