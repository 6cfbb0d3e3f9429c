import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, minify } from 'vite';
import type { Plugin, ResolvedConfig, Rollup } from 'vite';
import { MEMBER_PAGES, moduleOf, type MemberPage } from '../src/app/member-pages.js';
import { PUBLIC_PAGES, PUBLIC_PAGE_NAMES } from '../src/app/public-pages.js';
import type { PublicPageName } from '../src/app/public-pages.js';

const LANDING = 'features/landing/pages/landing-page.tsx';
const QUERY_BOUNDARY = 'app/query-boundary.tsx';
/** What most presses of a visitor open: fetched with the page's modules, run when shown. */
const LOGIN_PROMPT = 'app/layout/login-prompt.tsx';
/** The dialog's own late part. */
const EXAMPLE = 'features/recommendation/components/visitor-example.tsx';
const MEMBER_ROUTES = 'app/member-routes.tsx';

const TYPEFACE = 'src/shared/theme/fonts/core.woff2';
const FONT = /\s*<link rel="preload" href="([^"]*)" as="font"[^>]*>/;
/** In each document, so that nothing waits for another request. The copy beside them is for documents of an older version. */
const BOOT = 'boot.js';
/** src/common/http/client-files.ts allows it by its digest. */
const BOOT_TAG = /<script src="\/boot\.js"><\/script>/;
const PLAIN_BOOT = /<script data-pages='[^']*'>/;

type RenderedDocument = 'landing' | PublicPageName;

/**
 * Writes the documents that are readable before any script arrives: landing.html next to index.html, and in `render` next to the
 * client's folder the renderer (a module without dependencies) with one template per page. The server answers with them; see
 * src/common/http/rendered-pages.ts.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let modules: Record<RenderedDocument, string[]> | undefined;
  let prompt: string[] = [];
  let example: string[] = [];
  let today = '';
  let font = '';
  return {
    name: 'routineup-prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const [link = '', placeholder = ''] = FONT.exec(html) ?? [];
        // Vite fills in the document's own addresses after this.
        const address = addressOf(bundle, TYPEFACE);
        font = link.replace(placeholder, address);
        const { code, errors } = await minify(BOOT, await readFile(join(config.publicDir, BOOT), 'utf8'));
        if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
        const boot = `<script data-pages='${memberFiles(bundle, address)}'>${code.trim()}</script>`;
        // Nothing is readable before the script has run, so the script comes first; boot.js loads the typeface.
        return html.replace(link, '').replace(BOOT_TAG, () => boot);
      },
    },
    writeBundle(_, bundle) {
      const ofPage = (name: PublicPageName) => modulesOf(bundle, QUERY_BOUNDARY, PUBLIC_PAGES[name].source);
      prompt = modulesOf(bundle, LOGIN_PROMPT);
      example = modulesOf(bundle, LOGIN_PROMPT, QUERY_BOUNDARY, EXAMPLE);
      today = memberFiles(bundle, addressOf(bundle, TYPEFACE), ['/']);
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
      // Also called after a failed build, whose own message matters more.
      if (!modules) return;
      const modulesByPage = modules;
      const beyond = (page: RenderedDocument, urls: string[]) =>
        urls.filter(url => !modulesByPage[page].includes(url)).join(' ');
      const client = config.build.outDir;
      const renderer = join(client, '../render');
      // Every build has the same documents, rendered by production React: a development build's JSX calls functions that it lacks.
      const chosen = process.env.NODE_ENV;
      process.env.NODE_ENV = 'production';
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        publicDir: false,
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        // The server's machine has no client packages installed.
        ssr: { noExternal: true },
        // Tabs share new tokens over a channel; here an open channel would only keep the process alive.
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
      if (chosen !== undefined) process.env.NODE_ENV = chosen;
      // Fonts for the pictures that the server draws.
      await mkdir(join(renderer, 'letters'), { recursive: true });
      const pretendard = dirname(fileURLToPath(import.meta.resolve('pretendard/package.json')));
      for (const weight of ['Regular', 'Bold']) {
        const file = `Pretendard-${weight}.otf`;
        await copyFile(join(pretendard, 'dist/public/static', file), join(renderer, 'letters', file));
      }
      const { renderLanding, renderLoginDialog } = (await import(
        pathToFileURL(join(renderer, 'prerender.mjs')).href
      )) as Record<'renderLanding' | 'renderLoginDialog', () => Promise<string>>;
      const dialog = `<template id="login-dialog">${await renderLoginDialog()}</template>`;
      const shell = await readFile(join(client, 'index.html'), 'utf8');
      const [stylesheet, href] = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(shell) ?? [];
      if (!stylesheet || !href) throw new Error('The built index.html has no stylesheet.');
      const css = await readFile(join(client, href), 'utf8');

      const documentOf = (page: RenderedDocument, boot: string): string =>
        shell
          .replace(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '')
          .replace('</body>', () => `  ${dialog}\n  </body>`)
          // Inline styles save a round trip before the first paint. The disabled link is not fetched: it tells modules that the styles are present.
          .replace(
            stylesheet,
            () => `<style>${css}</style>\n    ${stylesheet.replace('<link', '<link disabled')}`,
          )
          .replace(
            PLAIN_BOOT,
            () =>
              `${boot} data-modules="${modulesByPage[page].join(' ')}" data-fetched="${beyond(page, prompt)}" data-dialog="${beyond(page, example)}">`,
          );

      const landing = await renderLanding();
      await writeFile(
        join(client, 'landing.html'),
        // A member sees 오늘 at this address, so its files are listed as well; boot.js loads the typeface for visitors.
        documentOf('landing', `<script data-pages='${today}'`).replace(
          '<div id="root"></div>',
          () => `<div id="root">${landing}</div>`,
        ),
      );
      await mkdir(renderer, { recursive: true });
      for (const page of PUBLIC_PAGE_NAMES) {
        const template = documentOf(page, `${font.trim()}\n    <script`)
          .replace(/<title>.*<\/title>/, '<!--head-->')
          .replace(/\s*<meta\s+(?:name="description"|property="og:)[^>]*>/g, '')
          .replace('<div id="root"></div>', '<div id="root"><!--page--></div>\n    <!--answers-->');
        await writeFile(join(renderer, `${page}.html`), template);
      }
    },
  };
}

function addressOf(bundle: Rollup.OutputBundle, source: string): string {
  for (const file of Object.values(bundle))
    if (file.type === 'asset' && file.originalFileNames.some(name => name.endsWith(source)))
      return `/${file.fileName}`;
  throw new Error(`The bundle lacks ${source}.`);
}

function chunkOf(bundle: Rollup.OutputBundle, source: string): Rollup.OutputChunk {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.some(id => id.endsWith(`/src/${source}`))) return file;
  throw new Error(`The bundle lacks a chunk of ${source}.`);
}

/** For public/boot.js: the files and first requests of each member page, without the entry's files. */
function memberFiles(bundle: Rollup.OutputBundle, font: string, only?: readonly string[]): string {
  const entry = modulesOf(bundle);
  const ofEntry = new Set(entry);
  const files: string[] = [];
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const named = Object.entries<MemberPage>(MEMBER_PAGES).filter(([path]) => !only || only.includes(path));
  const pages = named.map(([path, page]) => {
    const { asks = [], asksAnew } = page;
    const needed = modulesOf(bundle, MEMBER_ROUTES, QUERY_BOUNDARY, moduleOf(page));
    const own = needed.filter(file => !ofEntry.has(file));
    return [
      path,
      { asks, asksAnew, files: own.sort((a, b) => bytesOf(bundle, b) - bytesOf(bundle, a)).map(indexOf) },
    ] as const;
  });
  return JSON.stringify({ font, entry, files, pages: Object.fromEntries(pages) });
}

/** Largest first: browsers fetch six files at a time from one server. */
function bytesOf(bundle: Rollup.OutputBundle, file: string): number {
  const chunk = bundle[file.slice(1)];
  return chunk?.type === 'chunk' ? chunk.code.length : 0;
}

/** The files that these sources run on, each after its imports: all that must run before a page can hydrate its document. */
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
