import helmet from 'helmet';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isApiPath, requestPath } from './request-path.js';

/** Browser features that no page of the product uses, nor anything framed in it. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Security headers for every response. Scripts come from this origin only; client-files.ts allows the documents' one inline script by its digest. */
export function addSecurityHeaders(server: FastifyInstance, publicUrl: string): void {
  // Computed once, because they are the same for every response: computing them each time took a twelfth of a search's time.
  const pages = securityHeaders(publicUrl, true);
  // Swagger UI writes its pages as strings.
  const api = securityHeaders(publicUrl, false);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiPath(requestPath(request.url)) ? api : pages);
    done();
  });
}

/** @param trustedTypes whether strings that become code must pass the client's one policy (client/src/shared/lib/trusted-types.ts) */
export function securityHeaders(publicUrl: string, trustedTypes: boolean): OutgoingHttpHeaders {
  const https = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Emotion inserts style elements; a style cannot run code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(trustedTypes ? { requireTrustedTypesFor: ["'script'"], trustedTypes: ['routineup'] } : {}),
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Embedded videos fail with this policy on.
    crossOriginEmbedderPolicy: false,
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => undefined);
  const refused = UNUSED_FEATURES.map(feature => `${feature}=()`).join(', ');
  return { ...response.getHeaders(), 'permissions-policy': refused };
}
