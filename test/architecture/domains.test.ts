import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const publicFiles = readdirSync(join(ROOT, 'src'))
  .map(domain => `src/${domain}/public.ts`)
  .filter(path => existsSync(join(ROOT, path)));

/** The folders of `src`; files at its root (`src/app.module.ts`) are one part, `.`, which may import all others. */
const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name);
const partOf = (path: string) => (path.includes('/') ? path.split('/')[0]! : '.');

type Imports = Map<string, Set<string>>;

/** Which parts each part imports, as types or at run time; tests may import anything. */
function importsOfParts(): Imports {
  const parts: Imports = new Map(['.', ...folders].map(part => [part, new Set()]));
  for (const path of readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || /\.test\.ts$|\.fixture\.ts$|\/fixture\//.test(path)) continue;
    for (const [, name] of read(`src/${path}`).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const imported = join(dirname(path), name!);
      const part = partOf(imported);
      if (!imported.startsWith('..') && part !== partOf(path)) parts.get(partOf(path))!.add(part);
    }
  }
  return parts;
}

/** Parts on a cycle or leading to one: what remains after repeatedly removing parts that import nothing remaining. */
function circlesIn(imports: Imports): string[] {
  const left = new Map(imports);
  const isFree = ([, others]: [string, Set<string>]) => [...others].every(other => !left.has(other));
  for (let free = [...left].find(isFree); free; free = [...left].find(isFree)) left.delete(free[0]);
  return [...left.keys()];
}

interface LintReport {
  /** Without a code, the file could not be parsed. */
  diagnostics: { code?: string; message: string; filename: string; labels: { span: { line: number } }[] }[];
}

/** Which of these import lines the linter forbids, per file; uses a temporary tree, so that the files need not exist. */
function forbidden(imports: Record<string, string[]>): Record<string, string[]> {
  const tree = mkdtempSync(join(tmpdir(), 'domains-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  try {
    const settings = ['oxlint.config.js', 'package.json', 'tsconfig.json', 'client/tsconfig.json'];
    for (const path of [...settings, 'scripts/quoted-imports.mjs']) write(path, read(path));
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    for (const [file, lines] of Object.entries(imports)) {
      for (const line of lines)
        write(join(dirname(file), /['\x60](.+)\.js/.exec(line)![1] + '.ts'), 'export {};');
      write(file, lines.join('\n'));
    }
    const lint = ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.js', '-f', 'json', 'src'];
    const { stdout, stderr } = spawnSync(process.execPath, lint, { cwd: tree, encoding: 'utf8' });
    if (!stdout) throw new Error(stderr);
    const { diagnostics } = JSON.parse(stdout) as LintReport;
    const unread = diagnostics.find(({ code }) => !code);
    if (unread) throw new Error(`${unread.filename}: ${unread.message}`);
    const refused = diagnostics
      .filter(({ code }) => /^(boundaries|imports)\(/.test(code!))
      .flatMap(({ filename, labels }) => labels.map(({ span }) => `${filename}:${span.line}`));
    return Object.fromEntries(
      Object.entries(imports).map(([file, lines]) => [
        file,
        lines.filter((_, i) => refused.includes(`${file}:${i + 1}`)),
      ]),
    );
  } finally {
    rmSync(tree, { recursive: true });
  }
}

describe('the domains', () => {
  it('have a public.ts each', () => {
    expect(publicFiles.length).toBeGreaterThan(7);
  });

  it('show no entity but as a type: nobody else reads or writes their tables', () => {
    const shown = publicFiles.filter(path => /^export \{[^}]*\} from '[^']*\.entity\.js'/m.test(read(path)));
    expect(shown).toEqual([]);
  });

  it('show nothing that nobody else imports', () => {
    const namesIn = (list: string) =>
      [...list.matchAll(/(\w+)(?: as \w+)?\s*(?:,|$)/g)].map(([, name]) => name!);
    const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.ts'))
      .map(path => ({ domain: partOf(path), text: read(`src/${path}`) }));
    const unused = publicFiles.flatMap(path => {
      const domain = path.split('/')[1]!;
      const imports = new RegExp(`\\{([^}]*)\\} from '[./]*/${domain}/public\\.js'`, 'g');
      const used = sources
        .filter(source => source.domain !== domain)
        .flatMap(({ text }) => [...text.matchAll(imports)].flatMap(([, list]) => namesIn(list!)));
      const shown = [...read(path).matchAll(/\{([^}]*)\}/g)].flatMap(([, list]) => namesIn(list!));
      return shown.filter(name => !used.includes(name)).map(name => `${domain}: ${name}`);
    });
    expect(unused).toEqual([]);
  });

  it('import one another one way: no circle, not even through the files beside them or of types alone', () => {
    const imports = importsOfParts();
    expect(imports.get('.')!.size).toBe(folders.length);
    expect(circlesIn(imports)).toEqual([]);
  });

  it('would be found in a circle, whichever two of them make it', () => {
    const imports = importsOfParts();
    const pairs = [...imports].flatMap(([from, others]) => [...others].map(to => [from, to] as const));
    const missed = pairs.filter(([from, to]) => {
      const closed = new Map(imports).set(to, new Set([...imports.get(to)!, from]));
      return circlesIn(closed).length === 0;
    });
    expect(pairs.length).toBeGreaterThan(60);
    expect(missed).toEqual([]);
  });

  it('import no domain that imports them, whatever the import looks like', () => {
    const imports = importsOfParts();
    const back = folders.map(folder => {
      const importers = [...imports].filter(([, others]) => others.has(folder)).map(([part]) => part);
      const paths = importers.map(part => (part === '.' ? '../app.module.js' : `../${part}/public.js`));
      const lines = paths.flatMap((path, i) => [
        `import '${path}';`,
        `import type { Some as Some${i} } from '${path}';`,
        `export * from '${path}';`,
        `await import('${path}');`,
        ['await import(', path, ');'].join('`'),
        `export type InPlace${i} = import('${path}').Some;`,
      ]);
      return [`src/${folder}/made-up.ts`, lines] as const;
    });
    const closing = Object.fromEntries(back);
    expect(forbidden(closing)).toEqual(closing);
  });

  it.each([
    {
      from: 'a domain further down',
      file: 'src/myfit/made-up.ts',
      allowed: ['../catalogue/public.js', '../recommendation/public.js', '../members/public.js'],
      refused: [
        '../catalogue/entities/workout.entity.js',
        '../catalogue/read-model/catalogue-read-model.service.js',
        '../recommendation/learning/next-loads.service.js',
        '../recommendation/engine/learning/load-evidence.js',
        '../members/user.entity.js',
        '../user/public.js',
      ],
    },
    {
      from: 'a domain further up, which would close a circle',
      file: 'src/auth/made-up.ts',
      allowed: ['../audit/public.js', '../members/public.js'],
      refused: ['../user/public.js', '../admin/session/first-admin.js', '../app.module.js'],
    },
    {
      from: 'the engine',
      file: 'src/recommendation/engine/made-up.ts',
      allowed: ['../../catalogue/catalogue.vocabulary.js', '../../catalogue/load-label.js'],
      refused: [
        '../../catalogue/public.js',
        '../../infrastructure/database/database.js',
        '../recommendation.rules.js',
      ],
    },
    {
      from: 'below the domains',
      file: 'src/common/made-up.ts',
      allowed: ['../config/config.js'],
      refused: ['../audit/public.js', '../infrastructure/database/database.js'],
    },
  ])('let $from import public.ts files, one way', ({ file, allowed, refused }) => {
    const written = (paths: string[]) => paths.map(path => `import '${path}';`);
    expect(forbidden({ [file]: written([...allowed, ...refused]) })).toEqual({ [file]: written(refused) });
  });

  it('tell the account’s export what they keep of a member', () => {
    const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
    const domainOf = (path: string) => path.split('/')[0]!;
    const keeping = sources.filter(
      path => path.endsWith('.entity.ts') && /^ {2}userId\b/m.test(read(`src/${path}`)),
    );
    const telling = sources.filter(
      path => path.endsWith('.ts') && /^@ExportsAccountPart\(/m.test(read(`src/${path}`)),
    );
    // The account part exports logins and devices; a job is deleted a week after it ends.
    const untold = ['auth', 'infrastructure'];
    const domains = [...new Set(keeping.map(domainOf))].filter(domain => !untold.includes(domain));
    expect(domains.length).toBeGreaterThan(4);
    expect(domains.filter(domain => !telling.map(domainOf).includes(domain))).toEqual([]);
  });
});
