import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

interface Source {
  path: string;
  text: string;
}

function filesOf(folder: string, ends: RegExp): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && ends.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }));
}

const sourcesOf = (folder: string) => filesOf(folder, /\.tsx?$/);

/** A file's imports: project paths (`src/…/x.js`) where they resolve to one, else package names. */
function importsOf({ path, text }: Source): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name]) =>
    name!.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(path), name!)) : name!,
  );
}

describe('the sources', () => {
  const all = sourcesOf('src');
  const product = all.filter(({ path }) => !path.endsWith('.test.ts'));
  const violating = (sources: Source[], rule: RegExp) =>
    sources.filter(({ text }) => rule.test(text)).map(({ path }) => path);

  it('are there', () => {
    expect(product.length).toBeGreaterThan(150);
  });

  it('have names of their own', () => {
    const others = ['client', 'bench', 'migrations/support', 'scripts', 'test'].flatMap(sourcesOf);
    const names = [...all, ...others].map(({ path }) => basename(path));
    // A domain's public interface has the same file name everywhere.
    const own = names.filter(name => name !== 'public.ts');
    expect(own.filter((name, place) => own.indexOf(name) < place)).toEqual([]);
  });

  it('of the engine import nothing but the engine and words without code', () => {
    const folder = 'src/recommendation/engine/';
    const vocabulary = [
      'src/body-data/body-mass-index.js',
      'src/catalogue/catalogue.vocabulary.js',
      'src/catalogue/load-label.js',
      'src/training-preferences/workout-wire-names.js',
    ];
    const engine = product.filter(
      ({ path }) => path.startsWith(folder) && !/\/fixture\/|\.fixture\.ts$/.test(path),
    );
    expect(engine.length).toBeGreaterThan(20);
    const foreign = engine.flatMap(source =>
      importsOf(source)
        .filter(name => !name.startsWith(folder) && !vocabulary.includes(name))
        .map(name => `${source.path} imports ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  it('save by key through our own function: TypeORM’s fails on MariaDB when nothing changes', () => {
    expect(violating(product, /anager\s*\.upsert\(/)).toEqual([]);
  });

  it('never ask a database for the time: the clock of the one that takes over may be minutes off', () => {
    const rule = /\b(NOW\(|SYSDATE|CURDATE|(CURRENT|UTC|UNIX)_TIMESTAMP)|datetime\('now/;
    const migrations = sourcesOf('migrations');
    expect(violating([...product, ...migrations], rule)).toEqual([]);
  });

  it('read the environment in the configuration only', () => {
    expect(violating(product, /process\.env/)).toEqual(['src/config/config.ts']);
  });

  it('leave to their first use what no start needs', () => {
    expect(violating(product, /^import (?!type)[^;]*'(ioredis|sharp)'/m)).toEqual([]);
  });

  it('draw pictures in a thread, which holds up no answer', () => {
    const drawing = product.filter(({ text }) => /'@resvg\/resvg-js'/.test(text)).map(({ path }) => path);
    expect(drawing).toEqual(['src/infrastructure/pictures/picture-thread.worker.ts']);
  });

  it('of the client run each transaction of a device database wholly: Safari may put the page away in its midst', () => {
    const begun = sourcesOf('client/src').flatMap(({ path, text }) =>
      /\.test\.tsx?$|device-database\.ts$/.test(path)
        ? []
        : [...text.matchAll(/.*\n.*\.transaction\(/g)].map(([lines]) => `${path}: ${lines}`),
    );
    expect(begun.length).toBeGreaterThan(10);
    // In `withStored` all is run wholly.
    expect(begun.filter(lines => !/(wholly\(async \(\)|withStored<.*) => \{\n/.test(lines))).toEqual([]);
  });

  it('never let TypeORM change tables by itself', () => {
    expect(violating([...product, ...sourcesOf('migrations')], /synchronize:(?!\s*false)/)).toEqual([]);
  });

  it('make one Nest application a process: its logger is one for all of them', () => {
    expect(violating(product, /\bNestFactory\b|overrideLogger/).sort()).toEqual([
      'src/admin-reset.ts',
      'src/create-app.ts',
      'src/worker.ts',
    ]);
  });

  it('touch a DataSource in the database’s folder only', () => {
    const outside = product.filter(({ path }) => !path.startsWith('src/infrastructure/database/'));
    expect(violating(outside, /\bDataSource\b/)).toEqual([]);
  });

  it('of the lower folders do not know the domains', () => {
    const lower = product.filter(({ path }) => /^src\/(common|config|infrastructure)\//.test(path));
    const DOMAIN = /^src\/(?!common|config|infrastructure)[^/]+\//;
    expect(
      lower.flatMap(source =>
        importsOf(source)
          .filter(name => DOMAIN.test(name))
          .map(name => `${source.path} imports ${name}`),
      ),
    ).toEqual([]);
  });

  it.each(['src', 'client/src'])(
    'of folders side by side in %s import one another one way, also as types',
    root => {
      const circles = new Set<string>();
      const imports = new Map<string, Set<string>>();
      for (const source of sourcesOf(root)) {
        if (/\.test\.tsx?$|\.fixture\.|\/fixture\//.test(source.path)) continue;
        const from = source.path.split('/');
        for (const name of importsOf(source).filter(each => each.startsWith(`${root}/`))) {
          const to = name.split('/');
          const fork = from.findIndex((part, i) => part !== to[i]);
          // A file beside the folders joins them, and what they share lies beside them too.
          if (fork >= from.length - 1 || fork >= to.length - 1) continue;
          const [one, other] = [from, to].map(path => path.slice(0, fork + 1).join('/'));
          imports.set(one!, (imports.get(one!) ?? new Set()).add(other!));
        }
      }
      for (const start of imports.keys()) {
        const reached = new Set(imports.get(start));
        for (const folder of reached) for (const next of imports.get(folder) ?? []) reached.add(next);
        if (reached.has(start)) circles.add(start);
      }
      expect(imports.size).toBeGreaterThan(20);
      expect([...circles]).toEqual([]);
    },
  );

  it('of members’ pages let no line end with a dot that joins two facts', () => {
    const pages = sourcesOf('client/src').filter(
      ({ path }) => !/\.test\.|\/features\/admin\/|schema\.d\.ts/.test(path),
    );
    expect(violating(pages, /^(?!\s*(?:\/\*\*|\*|\/\/)).* · /m)).toEqual([]);
  });

  it('of tests let no page wait for a time: it waits for what happens', () => {
    expect(violating(sourcesOf('test'), /waitFor(?:Timeout)/)).toEqual([]);
  });

  it('of tests sleep only where a real clock is what they test: elsewhere they wait for an event', () => {
    const SLEEP =
      /(?<![.\w])setTimeout\(\w+,|window\.setTimeout\(|(setTimeout|scheduler)\b[^;]*'node:timers\/promises'/;
    const tests = [
      ...['src', 'client/src', 'migrations']
        .flatMap(sourcesOf)
        .filter(({ path }) => /\.test\.tsx?$/.test(path)),
      ...sourcesOf('test').filter(({ path }) => !path.endsWith('architecture/sources.test.ts')),
    ];
    // docs/tests.md says why each of them does.
    expect(violating(tests, SLEEP).sort()).toEqual([
      'test/browser/killed-renewal.test.ts',
      'test/browser/local-copy.test.ts',
      'test/browser/page-starts.test.ts',
      'test/browser/steps/drag.ts',
      'test/cluster/kills.test.ts',
      'test/e2e/large-import.test.ts',
      'test/failure/mariadb.test.ts',
      'test/failure/waiting-during-import.test.ts',
      'test/support/app-process.ts',
      'test/support/eventually.ts',
      'test/support/killed-starts.ts',
      'test/support/tcp-proxy.ts',
    ]);
  });

  it('have no way around types and no leftovers', () => {
    expect(violating(product, /@ts-(?:ignore|nocheck)|\bas any\b|: any\b|<any>/)).toEqual([]);
    expect(violating(all, /\b(?:TODO|FIXME|XXX)\b/)).toEqual([]);
    // The one exception besides the entry points: the first admin's password is shown once and never logged.
    expect(violating(product, /console\.(?:log|debug|info)\(/).sort()).toEqual([
      'src/admin-reset.ts',
      'src/admin/session/first-admin.ts',
      'src/backup.ts',
      'src/main.ts',
      'src/restore.ts',
      'src/worker.ts',
    ]);
  });

  it('and the documents hold no half of a merge', () => {
    const documents = filesOf('docs', /\.md$/);
    expect(documents.length).toBeGreaterThan(10);
    expect(violating([...all, ...documents], /^\s*<{7} /m)).toEqual([]);
  });
});
