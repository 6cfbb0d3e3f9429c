// Joins the compiled server into a few files: reading a thousand modules one by one is most of a start. Packages stay outside; the
// compiled modules stay beside it, for threads, processes and scripts that load one of them.
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './install.mjs';

const compiled = join(root, 'dist', 'src');
const ENTRIES = ['main', 'worker', 'backup', 'restore', 'admin-reset'];

const bundle = await rolldown({
  input: Object.fromEntries(ENTRIES.map(name => [name, join(compiled, `${name}.js`)])),
  platform: 'node',
  external: /^[^./]/,
  checks: { ineffectiveDynamicImport: false },
  plugins: [
    {
      name: 'own-address',
      transform(code, id) {
        if (!code.includes('import.meta.url')) return null;
        const own = `new URL(${JSON.stringify(relative(join(compiled, 'joined'), id))}, import.meta.url).href`;
        return code.replaceAll('import.meta.url', own);
      },
    },
  ],
});
await bundle.write({
  dir: compiled,
  format: 'esm',
  // The database knows migrations, and Swagger its schemas, by the names of classes.
  keepNames: true,
  chunkFileNames: 'joined/[name].js',
});
