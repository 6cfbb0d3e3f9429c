// `node build-development-client.mjs <folder>`: the client with the development build of React, which warns.
import { build } from 'vite';

process.env.NODE_ENV = 'development';
await build({
  configFile: 'client/vite.config.ts',
  mode: 'development',
  logLevel: 'error',
  build: { outDir: process.argv[2], minify: false },
  plugins: [
    {
      name: 'production-renderer',
      // The server renders the same documents for every build: with production React, which the browser then checks.
      closeBundle: {
        order: 'pre',
        sequential: true,
        handler() {
          process.env.NODE_ENV = 'production';
        },
      },
    },
  ],
});
