import { Module, type DynamicModule } from '@nestjs/common';
import { Registry } from 'prom-client';
import { ReadinessModule } from '../health.module.js';
import { MetricsServer } from './metrics-server.js';
import { ProcessMetrics } from './process-metrics.js';

/** Measures the process and serves the metrics on `METRICS_PORT`. Without that port, it measures nothing and does not load the library. */
@Module({})
export class MetricsModule {
  static create(): DynamicModule {
    return {
      module: MetricsModule,
      imports: [ReadinessModule],
      providers: [{ provide: Registry, useFactory: () => new Registry() }, ProcessMetrics, MetricsServer],
    };
  }
}
