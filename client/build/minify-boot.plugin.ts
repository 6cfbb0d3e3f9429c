import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';
import type { Plugin, ResolvedConfig } from 'vite';

/** Vite copies the files of `public` unchanged; every page runs this one first. */
const BOOT = 'boot.js';

/** Minifies the built `boot.js`. Runs before anything else reads the file, because the service worker identifies it by its content. */
export function minifyBoot(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'routineup-minify-boot',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const path = join(config.build.outDir, BOOT);
      const { code, errors } = await minify(BOOT, await readFile(path, 'utf8'));
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
      await writeFile(path, code);
    },
  };
}
