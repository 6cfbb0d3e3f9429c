// Joins the compiled server and its packages into a few files: reading some thousand modules one by one is two thirds of a start. The
// compiled modules and the packages stay beside it, for threads, processes and scripts that load one of them.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './install.mjs';

const compiled = join(root, 'dist', 'src');
const ENTRIES = ['main', 'worker', 'backup', 'restore', 'admin-reset'];

/** Packages that stay outside. */
const OUTSIDE = [
  // Native code.
  ...['libsql', '@node-rs/argon2', 'sharp'],
  // Read files beside themselves.
  ...['bullmq', 'ioredis', 'pino', 'swagger-ui-dist'],
  // Nest's mapped types ask Node for them, past any bundler.
  ...['class-validator', 'class-transformer'],
  // Must run before any decorator.
  'reflect-metadata',
];

const packageOf = id => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
const staysOutside = id => OUTSIDE.some(name => id === name || id.startsWith(`${name}/`));

const bundle = await rolldown({
  input: Object.fromEntries(ENTRIES.map(name => [name, join(compiled, `${name}.js`)])),
  platform: 'node',
  external: staysOutside,
  checks: { ineffectiveDynamicImport: false },
  plugins: [
    {
      name: 'absent-packages',
      // Optional drivers and parts of Nest that are not installed: importing one fails with Node's error, as it does without the bundle.
      async resolveId(id, importer, options) {
        const found = await this.resolve(id, importer, { ...options, skipSelf: true });
        return found ?? { id, external: true };
      },
    },
    {
      name: 'own-address',
      transform(code, id) {
        if (id.includes('node_modules') || !code.includes('import.meta.url')) return null;
        const own = `new URL(${JSON.stringify(relative(join(compiled, 'joined'), id))}, import.meta.url).href`;
        return code.replaceAll('import.meta.url', own);
      },
    },
  ],
});
const { output } = await bundle.write({
  dir: compiled,
  format: 'esm',
  // The database knows migrations, and Swagger its schemas, by the names of classes.
  keepNames: true,
  chunkFileNames: 'joined/[name].js',
});
await bundle.close();

/** Names of all packages that these packages need, themselves included. */
function needed(names, found = new Set()) {
  for (const name of names) {
    const path = join(root, 'node_modules', name, 'package.json');
    if (found.has(name) || !existsSync(path)) continue;
    found.add(name);
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(path, 'utf8'));
    needed(Object.keys({ ...dependencies, ...peerDependencies }), found);
  }
  return found;
}

// A package that our code imports may have state or classes, so it must exist once. Others may be duplicated.
const joined = new Set(output.flatMap(({ moduleIds = [] }) => moduleIds).map(packageOf));
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const twice = [...needed(OUTSIDE)].filter(name => name in dependencies && joined.has(name));
if (twice.length > 0) throw new Error(`Joined, but also imported by what stays outside: ${twice.join(', ')}`);
