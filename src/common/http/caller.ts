import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { clientKey, truncatedAddress } from './client-address.js';

/** A browser or app, identified by its mark (`DeviceMarkInterceptor`). */
export interface Device {
  id: string;
  /** The request had no mark: this new one goes out with the response. */
  fresh: boolean;
}

/** Origin of a request, from its connection and headers. */
export interface Caller {
  /** What limits treat as one client: see `clientKey`. */
  client: string;
  /** The only form of the IP address that may be logged. */
  place: string;
  userAgent: string;
  requestId: string;
  /** Only on routes that read device marks. */
  device: Device | undefined;
}

export type RequestOfDevice = FastifyRequest & { device?: Device };

/** The caller of the request. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<RequestOfDevice>();
  return {
    client: clientKey(request.ip),
    place: truncatedAddress(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    device: request.device,
  };
});
