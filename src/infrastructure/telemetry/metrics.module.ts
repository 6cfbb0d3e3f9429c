import { Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { MetricsController } from './metrics.controller.js';

/** Upper bounds of the duration buckets, seconds; the middle ones are the product's own targets. */
const BUCKETS_SECONDS = [0.002, 0.005, 0.015, 0.05, 0.15, 0.3, 1, 3, 10];

/** `GET /api/metrics` for Prometheus. Without `METRICS=on` there is no such path and nothing is measured. */
@Module({})
export class MetricsModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly registry: Registry,
  ) {}

  static create(): DynamicModule {
    return {
      module: MetricsModule,
      controllers: [MetricsController],
      providers: [{ provide: Registry, useFactory: () => new Registry() }],
    };
  }

  onModuleInit(): void {
    collectDefaultMetrics({ register: this.registry });
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the last byte of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS_SECONDS,
      registers: [this.registry],
    });
    // The route's pattern, never the path: it has no ids in it and there are only so many.
    this.host.httpAdapter.getInstance<FastifyInstance>().addHook('onResponse', async (request, reply) => {
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? 'unmatched',
        status: String(reply.statusCode),
      };
      durations.observe(labels, reply.elapsedTime / 1000);
    });
  }
}
