import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Registry } from 'prom-client';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { ReadinessService } from '../readiness.service.js';

/**
 * A separate port for the operator, in the app and the worker: `/metrics` for Prometheus, `/live` and `/ready` for probes. It exposes no member
 * data, but is not public.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => {
      this.logger.error({ err: error });
      response.writeHead(500).end();
    });
  });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly registry: Registry,
    private readonly readiness: ReadinessService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { host, port } = this.config.metrics;
    this.server.listen(port, host);
    await once(this.server, 'listening');
  }

  onApplicationShutdown(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url === '/metrics') {
      const text = await this.registry.metrics();
      response.writeHead(200, { 'Content-Type': this.registry.contentType }).end(text);
    } else if (url === '/ready') {
      const { ready } = await this.readiness.read();
      response.writeHead(ready ? 200 : 503).end();
    } else {
      response.writeHead(url === '/live' ? 200 : 404).end();
    }
  }
}
