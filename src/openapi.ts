import { Module, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { loadSwagger, type OpenAPIObject } from './common/http/api-documentation.js';
import { completeOperations } from './common/http/openapi-completion.js';

const PAGES = ['/api/docs', '/api/docs/*', '/api/openapi.json', '/api/openapi.yaml'];

/** Has no routes of its own. */
@Module({})
class DocumentationModule {}

/** Serves the OpenAPI document and pages to try it, made when somebody first asks for them. */
export function serveDocumentation(server: FastifyInstance, app: INestApplication): void {
  let asked: Promise<NestFastifyApplication> | undefined;
  for (const page of PAGES) {
    server.get(page, async (request, reply) => {
      asked ??= documentation(app).catch((error: unknown) => {
        asked = undefined;
        throw error;
      });
      const { url, headers } = request;
      const answer = await (await asked).inject({ method: 'GET', url, headers });
      if (answer.statusCode >= 400) return reply.callNotFound();
      reply.code(answer.statusCode).headers(answer.headers);
      // That of this connection is not for the other server to say.
      return reply.removeHeader('connection').send(answer.rawPayload);
    });
  }
}

/** An application that only answers for the documentation of another: a server that runs takes no more routes. */
async function documentation(app: INestApplication): Promise<NestFastifyApplication> {
  const document = await openApiDocument(app);
  const { SwaggerModule } = await loadSwagger();
  const pages = await NestFactory.create<NestFastifyApplication>(DocumentationModule, new FastifyAdapter(), {
    logger: false,
    abortOnError: false,
  });
  SwaggerModule.setup('api/docs', pages, document, {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: '루틴업 API',
    swaggerOptions: { persistAuthorization: true },
  });
  return pages.init();
}

/** The OpenAPI document of the running application. */
export async function openApiDocument(app: INestApplication): Promise<OpenAPIObject> {
  const { DocumentBuilder, SwaggerModule } = await loadSwagger();
  const config = new DocumentBuilder()
    .setTitle('루틴업 API')
    .setDescription(
      [
        '몸 데이터로 운동 무게를, 예산으로 보충제를 추천하는 루틴업의 API예요.',
        '로그인(`POST /api/auth/login`)에서 받은 accessToken을 Authorize에 넣으면 모든 호출을 시험할 수 있어요.',
        '오류는 언제나 `{status, message, requestId, fields?}` 모양이에요.',
      ].join('\n\n'),
    )
    .setVersion('1.0')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'accessToken' },
      'access',
    )
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'refreshToken' },
      'refresh',
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  completeOperations(document);
  return document;
}
