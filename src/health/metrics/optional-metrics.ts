import type { DynamicModule } from '@nestjs/common';
import type { Config } from '../../config/config.js';

/** Loads the metrics module and its library, if metrics are enabled. */
export function optionalMetrics({ metrics }: Config): Promise<DynamicModule>[] {
  if (metrics.port === 0) return [];
  return [import('./metrics.module.js').then(({ MetricsModule }) => MetricsModule.create())];
}
