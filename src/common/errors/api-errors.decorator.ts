import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse } from '@nestjs/swagger';
import type { ErrorCode } from './error-catalogue.js';
import { ErrorResponseDto } from './error-response.dto.js';
import { byHttpStatus, describeErrors } from './error-responses.js';

/** Lists a call's error codes in the OpenAPI document, grouped by HTTP status. Codes that any call may return are added to the finished document. */
export function ApiErrors(...codes: ErrorCode[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ApiExtraModels(ErrorResponseDto),
    ...[...byHttpStatus(codes)].map(([status, group]) => ApiResponse({ status, ...describeErrors(group) })),
  );
}
