import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin, ResolvedConfig, Rollup } from 'vite';

/** Pages that work offline, and the layout around them. */
const OFFLINE = [
  'app/member-routes.tsx',
  'app/query-boundary.tsx',
  'app/local-copy/fill-copy.ts',
  'app/local-copy/page-pictures.ts',
  'app/layout/account-menu.tsx',
  'shared/ui/toaster.tsx',
];
const OFFLINE_FEATURES = [
  'training',
  'routine',
  'member',
  'recommendation',
  'intake',
  'search',
  'workout',
].map(name => `/src/features/${name}/`);
/** The two files of the interface's typeface; rare glyphs load on demand. */
const FONTS = /\/(?:core|more)-[^/]+\.woff2$/;
/** Their names carry no hash; a change shows in their content. */
const PLAIN_FILES = ['index.html', 'favicon.svg'];

/** What a page shows; the routes name every page there is. */
const isShown = (id: string) => [...OFFLINE_FEATURES, '/src/shared/'].some(folder => id.includes(folder));

interface PrecacheEntry {
  url: string;
  revision: string | null;
}

/**
 * Builds `src/sw` into `/sw.js`, with the list of files to precache: the shell, every chunk of the member pages with its imports,
 * styles and typeface.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  let hashed: string[] | undefined;
  return {
    name: 'routineup-service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_, bundle) {
      hashed = offlineFiles(bundle, id => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    },
    async closeBundle() {
      // Also called after a failed build, whose own message matters more.
      if (!hashed) return;
      const client = config.build.outDir;
      const plain = PLAIN_FILES.map(async name => {
        const content = await readFile(join(client, name));
        return { url: `/${name}`, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
      });
      const entries: PrecacheEntry[] = [
        ...(await Promise.all(plain)),
        ...hashed.map(file => ({ url: `/${file}`, revision: null })),
      ];
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        publicDir: false,
        define: { 'process.env.NODE_ENV': '"production"', PRECACHE: JSON.stringify(entries) },
        build: {
          outDir: client,
          emptyOutDir: false,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: {
            input: join(config.root, 'src/sw/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}

/** Every hashed file that {@link OFFLINE} and the member pages need, in a stable order. */
function offlineFiles(
  bundle: Rollup.OutputBundle,
  lateImportsOf: (id: string) => readonly string[],
): string[] {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter(file => file.type === 'chunk');
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    chunk.imports.forEach(add);
  };
  for (const source of OFFLINE) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(`/src/${source}`)));
    if (!chunk) throw new Error(`The bundle lacks a chunk of ${source}.`);
    add(chunk.fileName);
  }
  for (const chunk of chunks) {
    const inFeature = OFFLINE_FEATURES.some(folder => chunk.facadeModuleId?.includes(folder));
    if (chunk.isEntry || inFeature) add(chunk.fileName);
  }
  // Parts that these pages, and what they share, load later.
  const chunkOf = new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map(id => [id, fileName])));
  for (const name of files) {
    const chunk = bundle[name];
    const shown = chunk?.type === 'chunk' ? chunk.moduleIds.filter(isShown) : [];
    for (const late of shown.flatMap(lateImportsOf)) add(chunkOf.get(late) ?? '');
  }
  for (const { fileName } of outputs) if (FONTS.test(`/${fileName}`)) files.add(fileName);
  return [...files].sort();
}
