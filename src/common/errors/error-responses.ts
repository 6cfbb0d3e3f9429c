import { getSchemaPath } from '@nestjs/swagger';
import { ERROR_CATALOGUE, type ErrorCode } from './error-catalogue.js';
import { ErrorResponseDto } from './error-response.dto.js';

/** The OpenAPI description of one HTTP status' errors: a sentence and an example per code. */
export function describeErrors(codes: readonly ErrorCode[]) {
  return {
    description: codes.map(code => `\`${code}\`: ${ERROR_CATALOGUE[code].message}`).join('\n\n'),
    ...(codes.some(code => RETRY_LATER.has(code)) ? { headers: RETRY_AFTER } : {}),
    content: {
      'application/json': {
        schema: { $ref: getSchemaPath(ErrorResponseDto) },
        examples: Object.fromEntries(codes.map(code => [code, { value: exampleOf(code) }])),
      },
    },
  };
}

/** Groups the codes by HTTP status. */
export function byHttpStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { http } = ERROR_CATALOGUE[code];
    byStatus.set(http, [...(byStatus.get(http) ?? []), code]);
  }
  return byStatus;
}

function exampleOf(code: ErrorCode): ErrorResponseDto {
  return {
    status: code,
    message: ERROR_CATALOGUE[code].message,
    requestId: 'b1c9c2d0-6a3e-4d7e-9c53-0f0f4f1f9a11',
    ...(code === 'VALIDATION_EXCEPTION'
      ? { fields: [{ field: 'height', message: '키는 숫자 세 자리로 입력해 주세요.' }] }
      : {}),
  };
}

const RETRY_LATER = new Set<ErrorCode>(['TOO_MANY_REQUESTS_EXCEPTION', 'SERVICE_UNAVAILABLE_EXCEPTION']);

const RETRY_AFTER = {
  'Retry-After': {
    description: '다시 시도하기까지 기다릴 시간(초)',
    schema: { type: 'integer', minimum: 1 },
  },
} as const;
