import multipart from '@fastify/multipart';
import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { AppError, invalidField } from '../errors/app-error.js';

/** Largest uploaded file, bytes. */
export const FILE_LIMIT_BYTES = 5 * 1024 * 1024;
/** Largest table, bytes: 20,000 products with all fields filled are some 15 MB of CSV. */
export const TABLE_LIMIT_BYTES = 20 * 1024 * 1024;

const JSON_TYPE = 'application/json';
const MULTIPART_TYPE = 'multipart/form-data';
/** Types of bodies that are a single file. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const TABLE_TYPES = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

interface UploadRouteConfig {
  bodyTypes?: string[];
  fileBytes?: number;
}

type UploadRequest = FastifyRequest & { upload?: Buffer };

/** Lets routes marked with `AcceptsUpload` take files. Refuses every body type that the route did not ask for with 415, before reading any of it. */
export async function acceptUploads(server: FastifyInstance): Promise<void> {
  await server.register(multipart, {
    limits: { fileSize: FILE_LIMIT_BYTES, files: 1, fields: 100, fieldSize: 100 * 1024, parts: 101 },
  });
  for (const [types, bodyLimit] of [
    [PICTURE_TYPES, FILE_LIMIT_BYTES],
    [TABLE_TYPES, TABLE_LIMIT_BYTES],
  ] as const)
    server.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit }, (_, body, done) =>
      done(null, body),
    );
  server.addHook('onRequest', async request => {
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') throw new AppError('UNSUPPORTED_MEDIA_TYPE_EXCEPTION');
    const type = request.headers['content-type']?.split(';', 1)[0]!.trim().toLowerCase();
    if (type === undefined || request.is404) return;
    const { bodyTypes = [JSON_TYPE] } = request.routeOptions.config as UploadRouteConfig;
    if (!bodyTypes.includes(type)) throw new AppError('UNSUPPORTED_MEDIA_TYPE_EXCEPTION');
  });
}

/**
 * Accepts a form with one file: its other fields become the body (text), the file is `@Upload()`. A JSON body is unchanged, and a body that is a
 * single file of `fileTypes` is `@Upload()` too.
 */
export function AcceptsUpload(...fileTypes: string[]): MethodDecorator {
  return accepting({ bodyTypes: [JSON_TYPE, MULTIPART_TYPE, ...fileTypes] });
}

/** The same for one table file, in a form or as the whole body; it may be larger. */
export function AcceptsTable(): MethodDecorator {
  return accepting({ bodyTypes: [JSON_TYPE, MULTIPART_TYPE, ...TABLE_TYPES], fileBytes: TABLE_LIMIT_BYTES });
}

function accepting(config: UploadRouteConfig): MethodDecorator {
  return applyDecorators(RouteConfig(config), UseInterceptors(UploadInterceptor));
}

/** The uploaded file's bytes, undefined without one. */
export const Upload = createParamDecorator(
  (_: unknown, context: ExecutionContext): Buffer | undefined =>
    context.switchToHttp().getRequest<UploadRequest>().upload,
);

/** Reads the upload after the guard has let the caller in and before the body is validated. */
@Injectable()
class UploadInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<UploadRequest>();
    if (request.isMultipart()) await readForm(request).catch(refuseBrokenForm);
    else if (Buffer.isBuffer(request.body)) {
      if (request.body.length > 0) request.upload = request.body;
      request.body = {};
    }
    return next.handle();
  }
}

/** The form parser throws plain errors for a form that ends early or has a broken head: that is bad input. */
function refuseBrokenForm(cause: unknown): never {
  if (cause instanceof AppError || (cause instanceof Error && 'statusCode' in cause)) throw cause;
  throw new AppError('VALIDATION_EXCEPTION', { cause });
}

async function readForm(request: UploadRequest): Promise<void> {
  const fields: Record<string, string> = Object.create(null);
  const { fileBytes: fileSize = FILE_LIMIT_BYTES } = request.routeOptions.config as UploadRouteConfig;
  for await (const part of request.parts({ limits: { fileSize } })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      // Browsers send an empty file when the user chose none.
      if (bytes.length > 0) request.upload = bytes;
    } else {
      if (part.fieldname in fields) throw invalidField(part.fieldname, '같은 항목을 두 번 보냈어요.');
      fields[part.fieldname] = String(part.value);
    }
  }
  request.body = { ...fields };
}
