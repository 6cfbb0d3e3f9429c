import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const TEXT = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
/** On hundreds of small drawings Brotli's slowest level adds only seconds to the build. */
const DRAWING_QUALITY = 7;
/** Below this the headers cost more than compression saves. */
const MIN_BYTES = 1024;
/** As many as Node has threads for: each takes megabytes from its start; all files at once took nine gigabytes. */
const AT_ONCE = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: path.endsWith('.svg') ? DRAWING_QUALITY : constants.BROTLI_MAX_QUALITY,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Writes the best Brotli and gzip next to every text file: the server sends those and compresses nothing itself. */
export function precompress(): Plugin {
  let config: ResolvedConfig;
  let written = false;
  return {
    name: 'routineup-precompress',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'development',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!written) return;
        const folder = config.build.outDir;
        const names = (await readdir(folder, { recursive: true })).filter(name => TEXT.test(name));
        const compressNext = async () => {
          for (let name = names.pop(); name !== undefined; name = names.pop())
            await compressFile(join(folder, name));
        };
        await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
      },
    },
  };
}
