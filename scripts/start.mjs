// `npm start`: installs and builds if needed, then becomes the server.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
ensureBuilt();
await import('../dist/src/main.js');
