import type { Plugin } from 'vite';
import { figureFiles } from './figures.js';

const PREFIX = '/figures/';

/**
 * Vite plugin: draws every picture of {@link figureFiles}. A build emits them below `figures/` under stable names
 * (the API answers with those paths); the dev server draws the requested one.
 */
export function figures(): Plugin {
  return {
    name: 'routineup-figures',
    configureServer(server) {
      const files = figureFiles();
      server.middlewares.use((request, response, next) => {
        const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
        const draw = path.startsWith(PREFIX) ? files.get(path.slice(PREFIX.length)) : undefined;
        if (!draw) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(draw());
      });
    },
    generateBundle() {
      for (const [path, draw] of figureFiles()) {
        this.emitFile({ type: 'asset', fileName: `figures/${path}`, source: draw() });
      }
    },
  };
}
