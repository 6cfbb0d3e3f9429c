import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const manifest = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const ofTheProduct = Object.keys(manifest.dependencies);
const declared = [...ofTheProduct, ...Object.keys(manifest.devDependencies)];

/** Packages that no source imports, and what uses them. */
const USED_OTHERWISE: Record<string, string> = {
  '@nestjs/cli': 'npm run build:server',
  '@prettier/plugin-oxc': '.prettierrc.json',
  '@stryker-mutator/core': 'npm run mutants',
  '@stryker-mutator/jest-runner': 'npm run mutants',
  '@swc/cli': 'nest-cli.json: the builder swc',
  '@swc/jest': 'jest.config.js',
  '@testing-library/dom': '@testing-library/react and user-event want it beside them',
  '@types/jest': 'the global names of tests',
  '@types/node': 'the global names of Node',
  eslint: 'eslint-plugin-boundaries wants it beside it',
  'eslint-import-resolver-typescript': 'oxlint.config.js',
  'eslint-plugin-boundaries': 'oxlint.config.js',
  oxlint: 'npm run lint',
  jest: 'npm test',
  'jest-environment-jsdom': 'jest.config.js: the environment jsdom',
  'openapi-typescript': 'npm run api:write',
  passport: '@nestjs/passport wants it beside it',
  tsx: 'npm run drawings, and threads where nothing is built',
  'typescript-7': 'npm run types',
};
/** What the product's user asked for; the test below says that what is declared is used. */
const ASKED_FOR = [
  ...[
    '@nestjs/common',
    'typeorm',
    'mysql2',
    '@nestjs/jwt',
    '@nestjs/passport',
    'passport-jwt',
    'class-validator',
  ],
  ...['bullmq', 'ioredis', '@nestjs/swagger', 'react', 'react-router-dom', 'zustand', '@emotion/react'],
  ...['@dnd-kit/sortable', 'vite', 'jest', '@testing-library/react'],
];
/** Undeclared packages that a benchmark tells its user to install. */
const INSTALLED_BY_HAND = ['bench/search/minisearch.mjs: minisearch'];

const sources = ['src', 'migrations', 'client', 'test', 'scripts', 'bench', '.'].flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: folder !== '.', withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(?:tsx?|m?js)$/.test(entry.name))
    .map(entry => relative(ROOT, join(entry.parentPath, entry.name))),
);

/** The packages that a file imports or resolves by name. */
function packagesOf(path: string): string[] {
  const text = read(path);
  return [
    ...ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
    ...[...text.matchAll(/(?:import\.meta|require|createRequire\(.*\))\.resolve\('([^']+)'\)/g)].map(
      ([, name]) => name!,
    ),
  ]
    .filter(name => !/^[./]/.test(name) && !isBuiltin(name))
    .map(name => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

describe('packages', () => {
  const imports = sources.flatMap(path => packagesOf(path).map(name => ({ path, name })));
  const told = (found: typeof imports) => [...new Set(found.map(({ path, name }) => `${path}: ${name}`))];

  it('that are imported are declared, not there by way of another', () => {
    expect(told(imports.filter(({ name }) => !declared.includes(name)))).toEqual(INSTALLED_BY_HAND);
  });

  it('that the product imports are there without those of development', () => {
    const product = imports.filter(
      ({ path }) =>
        /^(?:src|migrations)\//.test(path) && !/\.test\.ts$|\/fixture\/|\.fixture\.ts$/.test(path),
    );
    expect(told(product).length).toBeGreaterThan(100);
    expect(told(product.filter(({ name }) => !ofTheProduct.includes(name)))).toEqual([]);
  });

  it('that its user asked for are declared', () => {
    expect(declared).toEqual(expect.arrayContaining(ASKED_FOR));
  });

  it('that are declared are used', () => {
    const imported = new Set(imports.flatMap(({ name }) => [name, `@types/${name}`]));
    expect(declared.filter(name => !imported.has(name)).sort()).toEqual(Object.keys(USED_OTHERWISE).sort());
  });
});
