// SQLite only: the document.
import type { OpenAPIObject } from '@nestjs/swagger';
import { ERROR_CATALOGUE, ERROR_CODES } from '../../src/common/errors/error-catalogue.js';
import { CONTRACT_CALLS } from '../support/contract-calls.js';
import {
  codesOf,
  documentedCalls,
  parametersOf,
  responsesOf,
  type DocumentedCall,
} from '../support/openapi-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HANGUL = /[가-힣]/;

describe('the OpenAPI document', () => {
  let t: TestApp;
  let document: OpenAPIObject;
  let calls: DocumentedCall[];
  beforeAll(async () => {
    t = await startTestApp();
    document = (await t.get('/api/openapi.json')).body;
    calls = documentedCalls(document);
  });
  afterAll(() => t.close());

  /** Names of the calls that violate a check; empty if all pass. */
  const violating = (check: (call: DocumentedCall) => boolean) =>
    calls.filter(call => !check(call)).map(({ name }) => name);
  const contractOf = ({ method, path }: DocumentedCall) => {
    const found = CONTRACT_CALLS.find(call => call.method === method && call.path === path);
    if (!found) throw new Error(`${method} ${path}: add it to test/support/contract-calls.ts`);
    return found;
  };

  it('has every call of the contract and no other', () => {
    const names = CONTRACT_CALLS.map(({ method, path }) => `${method} ${path}`);
    expect([
      ...violating(({ name }) => names.includes(name)).map(
        name => `${name}: add it to test/support/contract-calls.ts`,
      ),
      ...names
        .filter(name => !calls.some(call => call.name === name))
        .map(name => `${name}: nothing answers it`),
    ]).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('answers each with the statuses of the contract', () => {
    for (const call of calls) {
      const successes = responsesOf(call.operation)
        .map(({ status }) => status)
        .filter(status => status < 400);
      expect({ call: call.name, successes }).toEqual({
        call: call.name,
        successes: contractOf(call).answers,
      });
    }
  });

  it('gives each a Korean summary, a tag and an id of its own', () => {
    expect(violating(({ operation }) => HANGUL.test(operation.summary ?? ''))).toEqual([]);
    expect(violating(({ operation }) => operation.tags?.length === 1)).toEqual([]);
    expect(new Set(calls.map(({ operation }) => operation.operationId)).size).toBe(calls.length);
  });

  it('gives each success a shape, unless it has no content', () => {
    expect(
      violating(({ operation }) =>
        responsesOf(operation)
          .filter(({ status }) => status < 400 && status !== 204)
          .every(({ response }) => Object.values(response.content ?? {}).some(({ schema }) => schema)),
      ),
    ).toEqual([]);
  });

  it('says which token each wants', () => {
    const SECURITY = { public: undefined, member: 'access', admin: 'access', refresh: 'refresh' } as const;
    for (const call of calls) {
      const schemes = call.operation.security?.flatMap(scheme => Object.keys(scheme));
      const wanted = SECURITY[contractOf(call).who];
      expect({ call: call.name, schemes }).toEqual({ call: call.name, schemes: wanted && [wanted] });
    }
  });

  it('lists the errors of each: 401 and 403, 400, 404, 413 and 415, and what any call can meet', () => {
    const lists = (call: DocumentedCall, ...codes: string[]) => {
      const listed = codesOf(call.operation);
      return codes.every(code => listed.includes(code));
    };
    expect(
      violating(call => {
        const { who } = contractOf(call);
        if (who === 'public') return true;
        if (who === 'refresh')
          return lists(call, 'UNAUTHENTICATED_EXCEPTION', 'REVOKED_REFRESH_TOKEN_EXCEPTION');
        return lists(
          call,
          'UNAUTHENTICATED_EXCEPTION',
          'EXPIRED_ACCESS_TOKEN_EXCEPTION',
          'FORBIDDEN_EXCEPTION',
        );
      }),
    ).toEqual([]);
    expect(
      violating(
        call =>
          !call.operation.requestBody ||
          lists(
            call,
            'VALIDATION_EXCEPTION',
            'PAYLOAD_TOO_LARGE_EXCEPTION',
            'UNSUPPORTED_MEDIA_TYPE_EXCEPTION',
          ),
      ),
    ).toEqual([]);
    expect(
      violating(call => parametersOf(call.operation).length === 0 || lists(call, 'VALIDATION_EXCEPTION')),
    ).toEqual([]);
    expect(
      violating(
        call =>
          !parametersOf(call.operation).some(
            ({ name, in: place }) => place === 'path' && /id$/i.test(name),
          ) || codesOf(call.operation).some(code => code.endsWith('_NOT_FOUND_EXCEPTION')),
      ),
    ).toEqual([]);
    expect(violating(call => lists(call, 'INTERNAL_EXCEPTION', 'SERVICE_UNAVAILABLE_EXCEPTION'))).toEqual([]);
    expect(
      violating(call => /^\/api\/health/.test(call.path) || lists(call, 'TOO_MANY_REQUESTS_EXCEPTION')),
    ).toEqual([]);
  });

  it('files every error code under its HTTP status, with the shape of an error', () => {
    const seen = new Set<string>();
    for (const { name, operation } of calls) {
      for (const { status, response } of responsesOf(operation).filter(({ status }) => status >= 400)) {
        const { schema, examples = {} } = response.content!['application/json']!;
        expect(schema).toEqual({ $ref: '#/components/schemas/ErrorResponseDto' });
        expect({ name, codes: Object.keys(examples).length }).not.toEqual({ name, codes: 0 });
        for (const code of Object.keys(examples)) {
          expect({ name, code, status }).toEqual({
            name,
            code,
            status: ERROR_CATALOGUE[code as keyof typeof ERROR_CATALOGUE].http,
          });
          seen.add(code);
        }
        if (status === 429 || status === 503) expect(response.headers).toHaveProperty('Retry-After');
      }
    }
    // No call answers with these as an error: an unknown path, a failed history's status, an incomplete request, one record of a batch.
    expect(ERROR_CODES.filter(code => !seen.has(code)).sort()).toEqual([
      'NOT_FOUND_EXCEPTION',
      'RECOMMENDATION_FAILED_EXCEPTION',
      'REQUEST_TIMEOUT_EXCEPTION',
      'TRAINING_ID_TAKEN',
      'TRAINING_IN_FUTURE',
      'TRAINING_NOTHING_DONE',
      'TRAINING_SESSION_FULL',
      'TRAINING_SESSION_MISSING',
    ]);
  });

  it('describes every parameter and gives pages their headers', () => {
    expect(
      violating(({ operation }) =>
        parametersOf(operation).every(({ description, schema }) => HANGUL.test(description ?? '') && schema),
      ),
    ).toEqual([]);
    const paged = calls.filter(({ operation }) =>
      parametersOf(operation).some(({ name }) => name === 'page'),
    );
    expect(paged.length).toBeGreaterThan(10);
    for (const { name, operation } of paged) {
      const { response } = responsesOf(operation).find(({ status }) => status === 200)!;
      expect({ name, headers: Object.keys(response.headers ?? {}) }).toEqual({
        name,
        headers: ['X-Total-Count', 'X-Page-Size'],
      });
    }
  });

  it('has an example for every body', () => {
    const schemas = document.components?.schemas ?? {};
    const hasExample = (schema: any): boolean => {
      if (schema.$ref) return hasExample(schemas[schema.$ref.split('/').at(-1)!]);
      if ('example' in schema || 'default' in schema || schema.enum) return true;
      if (schema.allOf) return schema.allOf.every(hasExample);
      if (schema.oneOf) return schema.oneOf.every(hasExample);
      if (schema.type === 'array') return hasExample(schema.items);
      if (schema.format === 'binary') return true;
      const required: string[] = schema.required ?? [];
      return (
        schema.properties !== undefined &&
        required.every(name => hasExample(schema.properties[name])) &&
        (required.length > 0 || Object.values(schema.properties).some(hasExample))
      );
    };
    expect(
      violating(({ operation }) => {
        const body = operation.requestBody as any;
        return !body || Object.values<any>(body.content).every(({ schema }) => hasExample(schema));
      }),
    ).toEqual([]);
  });
});
