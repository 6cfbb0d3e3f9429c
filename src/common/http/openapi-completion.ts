import { ERROR_CODES, type ErrorCode } from '../errors/error-catalogue.js';
import { byHttpStatus, describeErrors } from '../errors/error-responses.js';
import type { OpenAPIObject } from '@nestjs/swagger';
import { LARGEST_INT } from '../validation/largest-int.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Content = Extract<NonNullable<Operation['requestBody']>, { content: unknown }>['content'];
type Schema = NonNullable<Content[string]['schema']>;
type Parameter = Extract<NonNullable<Operation['parameters']>[number], { in: string }>;

/** Errors of any call: our own defect, or an unreachable database. */
const EVERYWHERE: ErrorCode[] = ['INTERNAL_EXCEPTION', 'SERVICE_UNAVAILABLE_EXCEPTION'];
/** Errors of any call except the probes (`RateLimitModule`). */
const LIMITED: ErrorCode[] = ['TOO_MANY_REQUESTS_EXCEPTION'];
const UNLIMITED = /^\/api\/health\//;
const WITH_INPUT: ErrorCode[] = ['VALIDATION_EXCEPTION'];
const WITH_BODY: ErrorCode[] = ['PAYLOAD_TOO_LARGE_EXCEPTION', 'UNSUPPORTED_MEDIA_TYPE_EXCEPTION'];

const ID_DESCRIPTIONS: Record<string, string> = {
  id: '번호',
  routineId: '루틴 번호',
  historyId: '추천 기록 번호',
  myWorkoutId: '루틴에 든 운동의 번호',
  supplementId: '보충제(구성) 번호',
  workoutId: '운동 번호',
  mySupplementId: '내 보충제 번호',
  sessionId: '로그인 번호',
  importId: '가져온 기록의 번호',
};

/** Adds what all operations share, so that no controller repeats it: the general errors, and the limits of ids and pages (`IdPipe`, `PagePipe`). */
export function completeOperations(document: OpenAPIObject): void {
  for (const [url, path] of Object.entries(document.paths)) {
    for (const operation of [path.get, path.post, path.put, path.delete]) {
      if (!operation) continue;
      const parameters = (operation.parameters ?? []).filter(parameter => 'in' in parameter);
      parameters.forEach(describeParameter);
      if (operation.requestBody && 'content' in operation.requestBody) {
        placeFiles(operation.requestBody.content);
      }
      addErrors(operation, [
        ...EVERYWHERE,
        ...(UNLIMITED.test(url) ? [] : LIMITED),
        ...(operation.requestBody || parameters.length > 0 ? WITH_INPUT : []),
        ...(operation.requestBody ? WITH_BODY : []),
      ]);
    }
  }
}

/** A form has its file as a field; a body of a file type is the file itself; JSON has none. */
function placeFiles(content: Content): void {
  for (const [type, media] of Object.entries(content)) {
    if (type === 'application/json') {
      const fields = media.schema && 'allOf' in media.schema ? media.schema.allOf : undefined;
      const [json, ...rest] = fields?.filter(part => !hasFile(part)) ?? [];
      if (json && rest.length === 0) content[type] = { schema: json };
    } else if (type !== 'multipart/form-data') {
      content[type] = { schema: { type: 'string', format: 'binary' } };
    }
  }
}

function hasFile(schema: Schema): boolean {
  return (
    'properties' in schema &&
    Object.values(schema.properties ?? {}).some(field => 'format' in field && field.format === 'binary')
  );
}

function addErrors(operation: Operation, codes: ErrorCode[]): void {
  const listed = codesOf(operation);
  for (const [status, group] of byHttpStatus([...new Set([...listed, ...codes])])) {
    // Catalogue entries with 200 are results, not errors.
    if (status >= 400) operation.responses[String(status)] = describeErrors(group);
  }
}

function codesOf({ responses }: Operation): ErrorCode[] {
  return Object.values(responses).flatMap(response => {
    const examples =
      response && 'content' in response ? response.content?.['application/json']?.examples : undefined;
    return ERROR_CODES.filter(code => examples && code in examples);
  });
}

function describeParameter(parameter: Parameter): void {
  const type = parameter.schema && 'type' in parameter.schema ? parameter.schema.type : undefined;
  if (parameter.in === 'path' && parameter.name !== 'page' && (type === 'number' || type === 'integer')) {
    parameter.description ??= ID_DESCRIPTIONS[parameter.name] ?? ID_DESCRIPTIONS.id;
    parameter.schema = { type: 'integer', minimum: 1, maximum: LARGEST_INT };
  }
  if (parameter.name === 'page') {
    parameter.description ??= '1부터';
    parameter.schema = { type: 'integer', minimum: 1, maximum: 1_000_000 };
  }
}
