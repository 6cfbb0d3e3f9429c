import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { completeOperations } from './common/http/openapi-completion.js';

/** Serves the OpenAPI document and pages to try it. The first request builds the document, which is then cached. */
export function serveDocumentation(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: '루틴업 API',
    swaggerOptions: { persistAuthorization: true },
  });
}

/** The OpenAPI document of the running application. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('루틴업 API')
    .setDescription(
      [
        '몸 정보로 운동 무게를, 예산으로 보충제를 추천하는 루틴업의 API예요.',
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
