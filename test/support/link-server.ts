import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server with different answers by path, as links meet them. */
export class LinkServer {
  /** Requests such as `HEAD /there`, in order. */
  readonly asked: string[] = [];
  readonly agents = new Set<string>();
  /** The answer for a path; 200 by default. */
  readonly behind = new Map<string, RequestListener>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<LinkServer> {
    const server = createServer((request, response) => {
      const path = request.url ?? '';
      started.asked.push(`${request.method} ${path}`);
      started.agents.add(request.headers['user-agent'] ?? '');
      const act = started.behind.get(path);
      if (act) act(request, response);
      else response.end('there');
    });
    const started = new LinkServer(server);
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    return started;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  url(path: string, host = '127.0.0.1'): string {
    return `http://${host}:${this.port}${path}`;
  }

  status(path: string, status: number, headers: Record<string, string> = {}): void {
    this.behind.set(path, (_, response) => void response.writeHead(status, headers).end());
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }
}
