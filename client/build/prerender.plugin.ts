import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin, ResolvedConfig, Rollup } from 'vite';
import { PUBLIC_PAGES, PUBLIC_PAGE_NAMES } from '../src/app/public-pages.js';
import type { PublicPageName } from '../src/app/public-pages.js';

const LANDING = 'features/landing/pages/landing-page.tsx';
const QUERY_BOUNDARY = 'app/query-boundary.tsx';
/** Most of what the plain document is sent for. */
const MEMBER_ROUTES = 'app/member-routes.tsx';

type RenderedDocument = 'landing' | PublicPageName;

/**
 * Writes the documents that are readable before any script has arrived: landing.html beside index.html, and into
 * `render` beside the client's folder the renderer (a module without dependencies) with one template for each page it
 * renders. The server answers with them; see src/common/http/rendered-pages.ts.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let modules: Record<RenderedDocument, string[]> | undefined;
  return {
    name: 'routineup-prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        bundle && [
          {
            tag: 'link',
            attrs: {
              rel: 'modulepreload',
              crossorigin: true,
              href: `/${chunkOf(bundle, MEMBER_ROUTES).fileName}`,
            },
            injectTo: 'head',
          },
        ],
    },
    writeBundle(_, bundle) {
      const ofPage = (name: PublicPageName) => modulesOf(bundle, QUERY_BOUNDARY, PUBLIC_PAGES[name].source);
      modules = {
        // The landing page reads no server state.
        landing: modulesOf(bundle, LANDING),
        ...(Object.fromEntries(PUBLIC_PAGE_NAMES.map(name => [name, ofPage(name)])) as Record<
          PublicPageName,
          string[]
        >),
      };
    },
    async closeBundle() {
      // Also called after a build that failed, whose own message is what counts.
      if (!modules) return;
      const modulesByPage = modules;
      const client = config.build.outDir;
      const renderer = join(client, '../render');
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        publicDir: false,
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        // The server's machine has none of the client's packages.
        ssr: { noExternal: true },
        // Tabs tell each other about new tokens; here an open channel would only keep the process alive.
        define: { 'process.env.NODE_ENV': '"production"', BroadcastChannel: 'undefined' },
        build: {
          ssr: join(config.root, 'src/app/prerender.tsx'),
          outDir: renderer,
          emptyOutDir: true,
          target: 'node20',
          rolldownOptions: {
            output: { entryFileNames: 'prerender.mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
          },
        },
      });
      const { renderLanding } = (await import(pathToFileURL(join(renderer, 'prerender.mjs')).href)) as {
        renderLanding: () => Promise<string>;
      };
      const shell = await readFile(join(client, 'index.html'), 'utf8');
      const [stylesheet, href] = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(shell) ?? [];
      if (!stylesheet || !href) throw new Error('The built index.html has no stylesheet.');
      const css = await readFile(join(client, href), 'utf8');

      const documentOf = (page: RenderedDocument): string =>
        shell
          .replace(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '')
          // In the document itself the styles cost no second round trip before the first paint.
          .replace(stylesheet, () => `<style>${css}</style>`)
          .replace(
            '<script src="/boot.js">',
            () => `<script src="/boot.js" data-modules="${modulesByPage[page].join(' ')}">`,
          );

      const landing = await renderLanding();
      await writeFile(
        join(client, 'landing.html'),
        documentOf('landing')
          // Dark whatever the theme: nothing to decide before the first paint.
          .replace('<script src="/boot.js"', '<script async src="/boot.js"')
          .replace('<div id="root"></div>', () => `<div id="root">${landing}</div>`),
      );
      await mkdir(renderer, { recursive: true });
      for (const page of PUBLIC_PAGE_NAMES) {
        const template = documentOf(page)
          .replace(/<title>.*<\/title>/, '<!--head-->')
          .replace(/\s*<meta\s+name="description"[^>]*>/, '')
          .replace('<div id="root"></div>', '<div id="root"><!--page--></div>\n    <!--answers-->');
        await writeFile(join(renderer, `${page}.html`), template);
      }
    },
  };
}

function chunkOf(bundle: Rollup.OutputBundle, source: string): Rollup.OutputChunk {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/${source}`)) return file;
  throw new Error(`The bundle lacks a chunk of ${source}.`);
}

/** The files that these sources run on, each after those it imports: what has to run before a page can take over its document. */
function modulesOf(bundle: Rollup.OutputBundle, ...sources: string[]): string[] {
  const entry = Object.values(bundle).find(file => file.type === 'chunk' && file.isEntry);
  const files = new Set<string>();
  const add = (file: string, importing: readonly string[]) => {
    const chunk = bundle[file];
    if (files.has(file) || importing.includes(file) || chunk?.type !== 'chunk') return;
    for (const imported of chunk.imports) add(imported, [...importing, file]);
    files.add(file);
  };
  if (entry) add(entry.fileName, []);
  for (const source of sources) add(chunkOf(bundle, source).fileName, []);
  return [...files].map(file => `/${file}`);
}
