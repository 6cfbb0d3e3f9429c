import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { clientKey, truncatedAddress } from './client-address.js';

/** A browser or app, told apart by the mark it was given (`DeviceMarkInterceptor`). */
export interface Device {
  id: string;
  /** The request brought no mark: this one is new and goes out with the answer. */
  fresh: boolean;
}

/** Where a request comes from, by its connection and headers. */
export interface Caller {
  /** What limits count as one client: see `clientKey`. */
  client: string;
  /** The only form of the address that may be logged. */
  place: string;
  userAgent: string;
  requestId: string;
  /** Only on routes that read device marks. */
  device: Device | undefined;
}

export type RequestOfDevice = FastifyRequest & { device?: Device };

/** Where the request comes from. */
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
