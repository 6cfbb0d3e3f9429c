import type { TestApp, TestMember } from './test-app.js';

/** A multipart form with another application's file. */
export async function logForm(file: string | Uint8Array, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ timezone: 'Asia/Seoul', ...fields })) form.set(name, value);
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'log.csv');
  const encoded = new Response(form);
  return {
    bytes: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type')!,
  };
}

/** Sends such a file to `POST /api/training/imports`, or to a path below it. */
export async function sendLog(
  t: TestApp,
  { token }: Pick<TestMember, 'token'>,
  file: string | Uint8Array,
  fields: Record<string, string> = {},
  path = '',
) {
  const { bytes, type } = await logForm(file, fields);
  return t.post(`/api/training/imports${path}`, bytes, { token, headers: { 'content-type': type } });
}
