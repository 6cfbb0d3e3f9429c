import type { DynamicModule } from '@nestjs/common';
import type { Config } from '../../config/config.js';

/** The module that measures, with the library for it, where it is wanted. */
export function optionalMetrics({ metrics }: Config): Promise<DynamicModule>[] {
  if (metrics.port === 0) return [];
  return [import('./metrics.module.js').then(({ MetricsModule }) => MetricsModule.create())];
}
