import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { answerShapes } from './build/answer-shapes.js';
import { refuseCircles } from './build/chunk-circles.plugin.js';
import { layerOf } from './build/chunk-layers.js';
import { leanRouter } from './build/lean-router.plugin.js';
import { precompress } from './build/precompress.plugin.js';
import { prerender } from './build/prerender.plugin.js';
import { serviceWorker } from './build/service-worker.plugin.js';
import { figures } from './figures/vite-plugin.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The router's package offers its build with development warnings, whatever the mode: the one without them lies beside it. */
const router = fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/');

export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    figures(),
    refuseCircles(),
    leanRouter(),
    prerender(),
    serviceWorker(),
    precompress(),
  ],
  define: command === 'build' ? { ANSWER_SHAPES: JSON.stringify(answerShapes(here('..'))) } : {},
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [] },
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    // Safari knows modulepreload from 17 on; before, pages only load later: the polyfill would cost bytes.
    modulePreload: { polyfill: false },
    // Below this Vite would inline files as data: URLs, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Emotion imports them for `withTheme`, which nothing here uses; being CommonJS they would stay.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
      output: {
        // The entry lists every file: names of pages are for people, those of what pages share would only be bytes.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        // Apart, they are run in tasks of their own and stay cached when only the application changes.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
            { name: 'router', test: /node_modules\/react-router(?:-dom)?\//, priority: 1 },
            { name: 'emotion', test: /node_modules\/(?:@emotion|stylis)\//, priority: 1 },
            { name: 'shell', tags: ['$initial'] },
            {
              name: layerOf,
              debugName: 'layers',
              priority: -1,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    // 5173, which scripts/dev.mjs names, or none.
    strictPort: true,
    proxy: { '/api': { target: `http://localhost:${process.env.PORT ?? 3000}`, changeOrigin: true } },
  },
}));
