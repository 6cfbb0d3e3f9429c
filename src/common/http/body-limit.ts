import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

interface LimitedRouteConfig {
  mostBodyBytes?: number;
}

/** Allows a route larger JSON bodies than others. */
export const BodyLimit = (bytes: number) =>
  RouteConfig({ mostBodyBytes: bytes } satisfies LimitedRouteConfig);

/** Applies the limit of every route marked with `BodyLimit`. */
export function applyBodyLimits(server: FastifyInstance): void {
  server.addHook('onRoute', route => {
    const { mostBodyBytes } = (route.config ?? {}) as LimitedRouteConfig;
    if (mostBodyBytes !== undefined) route.bodyLimit = mostBodyBytes;
  });
}
