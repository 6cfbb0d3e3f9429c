import type { ContractCall, Who } from './contract-calls.js';
import { codesOf, type DocumentedCall } from './openapi-operations.js';

const WHO: Record<Who, string> = {
  public: 'everybody',
  member: 'members',
  admin: 'admins',
  refresh: 'holders of a refresh token',
};

/** Tests that cover every call alike. */
const EVERY_CALL = ['routes.test.ts', 'openapi.test.ts', 'openapi-answers.test.ts', 'hostile-input.test.ts'];

/** Codes that any call of a kind answers with; the table names the others. */
const GENERAL = new Set([
  'VALIDATION_EXCEPTION',
  'UNAUTHENTICATED_EXCEPTION',
  'EXPIRED_ACCESS_TOKEN_EXCEPTION',
  'FORBIDDEN_EXCEPTION',
  'PAYLOAD_TOO_LARGE_EXCEPTION',
  'UNSUPPORTED_MEDIA_TYPE_EXCEPTION',
  'TOO_MANY_REQUESTS_EXCEPTION',
  'INTERNAL_EXCEPTION',
  'SERVICE_UNAVAILABLE_EXCEPTION',
]);

/** `docs/api.md`: every call, who may make it and which tests cover it. */
export function apiTable(documented: DocumentedCall[], contract: ContractCall[]): string {
  const operations = new Map(documented.map(call => [call.name, call.operation]));
  const rows = contract.map(({ method, path, who, answers, testedBy }) => {
    const operation = operations.get(`${method} ${path}`);
    const codes = operation ? codesOf(operation).filter(code => !GENERAL.has(code)) : [];
    return [
      method,
      `\`${path}\``,
      WHO[who],
      answers.join(', '),
      codes.map(code => `\`${code.replace('_EXCEPTION', '')}\``).join(' '),
      operation?.summary ?? '',
      testedBy.map(file => `\`${file}\``).join(' '),
    ];
  });
  const counts = Object.entries(WHO).map(
    ([who, name]) => `${contract.filter(call => call.who === who).length} for ${name}`,
  );
  return [
    '# The API, call by call',
    '',
    'Written by `npm run api:write` from the code and `test/support/contract-calls.ts`; `npm run check` fails when it differs.',
    '',
    `${contract.length} calls: ${counts.join(', ')}. Beside them \`/api/docs\` (Swagger UI), \`/api/openapi.json\`,`,
    '`/api/openapi.yaml` and `/api/uploads/{folder}/{name}` are open to everybody.',
    '',
    `Every call is tested by ${EVERY_CALL.map(file => `\`${file}\``).join(', ')} (who may; the document; the answer’s`,
    'shape; hostile input) and by the files in the last column. Every call may also answer with the general codes:',
    '`VALIDATION`, `UNAUTHENTICATED`, `EXPIRED_ACCESS_TOKEN` and `FORBIDDEN` where a login is needed,',
    '`PAYLOAD_TOO_LARGE` and `UNSUPPORTED_MEDIA_TYPE` where there is a body, `TOO_MANY_REQUESTS`, `INTERNAL`,',
    '`SERVICE_UNAVAILABLE`. Codes end in `_EXCEPTION` on the wire.',
    '',
    '| Method | Path | Who may | Answers | Own error codes | What | Tested by |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(cells => `| ${cells.map(cell => cell.replace(/\|/g, '\\|')).join(' | ')} |`),
    '',
  ].join('\n');
}
