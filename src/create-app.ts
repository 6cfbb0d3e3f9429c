import compress from '@fastify/compress';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DestinationStream } from 'pino';
import { AppModule } from './app.module.js';
import { DEVICE_MARK_HEADER } from './auth/devices/device-mark.header.js';
import { AppError } from './common/errors/app-error.js';
import { answerError, answerUnreadable } from './common/errors/answer-error.js';
import { AllExceptionsFilter } from './common/errors/all-exceptions.filter.js';
import { logAccess } from './common/http/access-log.js';
import { serveClient } from './common/http/client-files.js';
import { applyBodyLimits } from './common/http/body-limit.js';
import { refuseDeepBodies } from './common/http/body-depth.js';
import { keepRequestContext } from './common/http/request-context.js';
import { requestIdOf } from './common/http/request-id.js';
import { addSecurityHeaders, securityHeaders } from './common/http/security-headers.js';
import { limitSilence } from './common/http/silent-connections.js';
import { acceptUploads } from './common/http/uploads.js';
import { InputPipe } from './common/validation/input.pipe.js';
import type { Config } from './config/config.js';
import { createPino, PinoLogger } from './infrastructure/telemetry/pino-logger.js';
import { serveDocumentation } from './openapi.js';

/** Limit of JSON bodies; images have a limit of their own where they are accepted. */
const BODY_LIMIT_BYTES = 100 * 1024;
/** Timeout from the connection to the end of a request's head. */
const LONGEST_HEAD_MS = 10_000;

/**
 * Builds the whole application, API and client, ready to listen. Also migrates the database.
 *
 * @param logs destination of the log; standard output by default
 */
export async function createApp(config: Config, logs?: DestinationStream): Promise<NestFastifyApplication> {
  const pino = createPino(config.logLevel, logs);
  const refusalHeaders = securityHeaders(config.publicUrl, false);
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy,
    genReqId: requestIdOf,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    ...arrivalLimits(config),
    // Paths that cannot be decoded are refused before routing and before all hooks.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      answerError(error, request, reply.headers(refusalHeaders)),
    clientErrorHandler: answerUnreadable,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(config), adapter, {
    logger: new PinoLogger(pino),
    abortOnError: false,
  });
  const server: FastifyInstance = adapter.getInstance();
  server.server.maxConnections = config.maxConnections;

  // Routes outside Nest (files, documentation) and the hooks before every route report errors the same way.
  server.addHook('onRoute', route => {
    route.errorHandler ??= answerError;
  });
  // A server may ignore expectations other than 100-continue; Node alone would answer a bare 417.
  server.server.on('checkExpectation', (request, reply) => server.server.emit('request', request, reply));
  applyBodyLimits(server);
  keepRequestContext(server);
  refuseDeepBodies(server);
  refuseWithoutHost(server);
  limitSilence(server, 2 * config.requestTimeoutSeconds * 1000);
  logAccess(server, pino);
  addSecurityHeaders(server, config.publicUrl);
  await server.register(compress, {
    threshold: 1024,
    encodings: ['gzip'],
    // A body of a few bytes may unpack to gigabytes; none of our clients compresses its requests.
    globalDecompression: false,
    zlibOptions: { level: constants.Z_BEST_SPEED },
  });
  await acceptUploads(server);
  app.setGlobalPrefix('api', { exclude: ['calendar/:file', 'og/:kind/:file'] });
  app.enableCors({
    origin: config.publicUrl,
    strictPreflight: false,
    exposedHeaders: ['X-Total-Count', 'X-Page-Size', 'X-Request-Id', 'Retry-After', DEVICE_MARK_HEADER],
  });
  app.useGlobalPipes(new InputPipe());
  app.useGlobalFilters(new AllExceptionsFilter());
  serveDocumentation(app);
  await serveClient(server, pino, join(config.projectRoot, 'dist'), config.publicUrl);
  return app;
}

/** RFC 9112 §3.2. Node would do it itself, with an empty response. */
function refuseWithoutHost(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      throw new AppError('VALIDATION_EXCEPTION');
  });
}

/**
 * How long a client may take to send a request. Node checks its connections at intervals, so one that sends half a head or body, or nothing, closes
 * at most one interval later.
 */
function arrivalLimits({ requestTimeoutSeconds }: Config) {
  const requestTimeout = requestTimeoutSeconds * 1000;
  return {
    requestTimeout,
    http: {
      requireHostHeader: false,
      headersTimeout: Math.min(requestTimeout, LONGEST_HEAD_MS),
      // Well before the silence limit ends the connection without an answer.
      connectionsCheckingInterval: Math.min(requestTimeout / 4, 2_000),
    },
  };
}
