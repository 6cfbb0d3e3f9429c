import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.plugin.js';
import { prerender } from './build/prerender.plugin.js';
import { serviceWorker } from './build/service-worker.plugin.js';
import { figures } from './figures/vite-plugin.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    figures(),
    prerender(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    // Every browser of the target knows modulepreload: the polyfill would only cost bytes.
    modulePreload: { polyfill: false },
    // Below this Vite would inline files as data: URLs, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Apart, they are run in tasks of their own and stay cached when only the application changes.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
            { name: 'router', test: /node_modules\/react-router(?:-dom)?\//, priority: 1 },
            { name: 'emotion', test: /node_modules\/(?:@emotion|stylis)\//, priority: 1 },
            { name: 'shell', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: `http://localhost:${process.env.PORT ?? 3000}`, changeOrigin: true } },
  },
});
