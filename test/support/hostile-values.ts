import fc from 'fast-check';

/** Marks JSON that `JSON.stringify` would not write, such as `1e309`. */
const RAW = '@raw:';

const STRINGS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nSet-Cookie: a=b',
  '\u202e\u200b\ufeff',
  '\ud800',
  'x\udc00y',
  '👨‍👩‍👧‍👦',
  '각'.normalize('NFD'),
  'ﷺ'.repeat(50),
  'x'.repeat(300),
  '가'.repeat(5000),
  "' OR '1'='1",
  '"; DROP TABLE users; --',
  '1; SELECT * FROM users',
  '%',
  '_%\\',
  '../../etc/passwd',
  '..\\..\\boot.ini',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '0',
  '1e309',
  '0x10',
  '2147483648',
  '99999999999999999999',
  '2020-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-01-01T00:00:00Z',
  'a@b',
  `${'a'.repeat(400)}@example.com`,
  '000000',
];

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  1e21,
  1.7976931348623157e308,
  5e-324,
];

const RAW_JSON = ['1e309', '-1e309', '9007199254740993', '1e-400', `1${'0'.repeat(400)}`].map(
  text => `${RAW}${text}`,
);

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = wrap(value);
  return value;
}

const STRUCTURES: unknown[] = [
  [],
  {},
  [[]],
  [{}],
  [null],
  [undefined],
  nested(500, inner => [inner]),
  nested(500, inner => ({ a: inner })),
  Array<number>(3000).fill(1),
  Array<string>(200).fill('가슴'),
  { length: 3, 0: 'a' },
  { toString: 1, valueOf: null },
  { constructor: { prototype: { admin: true } } },
  JSON.parse('{"__proto__":{"admin":true}}'),
  { $gt: '' },
  { then: 'x' },
];

export const hostileString = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...STRINGS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** A value that a field does not expect. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileString },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...NUMBERS, ...RAW_JSON) },
  { weight: 3, arbitrary: fc.constantFrom(...STRUCTURES) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false) },
  { weight: 1, arbitrary: hostileString.map(text => [text, text]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** JSON text that parsers should reject or handle with care. */
export const brokenJson = fc.constantFrom(
  '',
  '{',
  '{"a":}',
  '[1,2',
  'undefined',
  '{"a":1}{"b":2}',
  "{'a':1}",
  '\u0000',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"loginEmail":"a@b.c","loginEmail":"d@e.f"}',
  '['.repeat(20_000),
  '"just a string"',
  '42',
  'null',
  '\ufeff{}',
);

/** JSON text of a value, with its raw parts unquoted. */
export function toJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replaceAll(/"@raw:([^"]*)"/g, '$1');
}

/** `value` as part of a URL, whatever it contains: lone surrogates become broken UTF-8. */
export function toUrlPart(value: unknown): string {
  const text = (typeof value === 'string' ? value : toJson(value)).replace(RAW, '').slice(0, 400);
  return [...text]
    .map(sign => (/[\ud800-\udfff]/.test(sign) && sign.length === 1 ? '%ED%A0%80' : encodeURIComponent(sign)))
    .join('');
}

/** `example` with one of its values, at any depth, replaced or removed, or with an unknown one added. */
export function mutated(example: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(example).filter(path => path.length > 0);
  if (paths.length === 0) return hostileValue;
  const path = fc.constantFrom(...paths);
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(path, hostileValue).map(([at, value]) => changed(example, at, () => value)),
    },
    { weight: 1, arbitrary: path.map(at => changed(example, at, () => undefined)) },
    {
      weight: 1,
      arbitrary: fc.tuple(hostileString, hostileValue).map(([name, value]) =>
        Object.defineProperty({ ...(example as object) }, name, {
          value,
          enumerable: true,
          configurable: true,
        }),
      ),
    },
  );
}

function pathsOf(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...at, key]))];
}

function changed(value: unknown, [key, ...rest]: string[], change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((entry, i) => (String(i) === key ? changed(entry, rest, change) : (entry as unknown)));
  }
  const object = value as Record<string, unknown>;
  return { ...object, [key]: changed(object[key], rest, change) };
}
