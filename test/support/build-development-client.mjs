// `node build-development-client.mjs <folder>`: the client with the development build of React, which warns.
import { build } from 'vite';

process.env.NODE_ENV = 'development';
await build({
  configFile: 'client/vite.config.ts',
  mode: 'development',
  logLevel: 'error',
  build: { outDir: process.argv[2], minify: false },
});
