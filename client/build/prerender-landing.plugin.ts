import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin, ResolvedConfig } from 'vite';

/** The module that stands for the page in the bundle. */
const PAGE = /features\/landing\/pages\/landing-page\.tsx$/;

/**
 * Writes landing.html beside index.html: the same document with the landing page already in it, so that it can be read
 * before any script has arrived. The server answers `/` with it.
 */
export function prerenderLanding(): Plugin {
  let config: ResolvedConfig;
  let chunks: string[] = [];
  return {
    name: 'routineup-prerender-landing',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_, bundle) {
      const page = Object.values(bundle).find(
        file => file.type === 'chunk' && PAGE.test(file.facadeModuleId ?? ''),
      );
      chunks = page?.type === 'chunk' ? [page.fileName, ...page.imports] : [];
    },
    async closeBundle() {
      const scratch = join(config.build.outDir, '../.prerender');
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        publicDir: false,
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        build: {
          ssr: join(config.root, 'src/app/prerender.tsx'),
          outDir: scratch,
          emptyOutDir: true,
          target: 'node20',
          rollupOptions: { output: { entryFileNames: 'prerender.mjs' } },
        },
      });
      const module = (await import(pathToFileURL(join(scratch, 'prerender.mjs')).href)) as {
        renderLanding: () => Promise<string>;
      };
      const markup = await module.renderLanding();
      if (markup.includes('<script')) throw new Error('The prerendered page would need an inline script.');
      const shell = await readFile(join(config.build.outDir, 'index.html'), 'utf8');
      const [stylesheet, href] = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(shell) ?? [];
      if (!stylesheet || !href) throw new Error('The built index.html has no stylesheet.');
      const css = await readFile(join(config.build.outDir, href), 'utf8');
      const preloads = chunks
        .filter(file => !shell.includes(file))
        .map(file => `    <link rel="modulepreload" crossorigin href="/${file}">\n`)
        .join('');
      await writeFile(
        join(config.build.outDir, 'landing.html'),
        shell
          // In the document itself the styles cost no second round trip before the first paint.
          .replace(stylesheet, () => `<style>${css}</style>`)
          // Dark whatever the theme: nothing to decide before the first paint.
          .replace('<script src="/boot.js">', '<script async src="/boot.js">')
          .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
          .replace('  </head>', () => `${preloads}  </head>`),
      );
      await rm(scratch, { recursive: true });
    },
  };
}
