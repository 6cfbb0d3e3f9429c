// `npm run dev`: the server (3000) and the client (5173), both reloading when a source changes. Ctrl+C ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();

const bin = name => join(root, 'node_modules/.bin', name);
const processes = [
  // Pages the server renders come from the last `npm run build`; in development the client's own server has them.
  spawn(bin('nest'), ['start', '--watch'], { cwd: root, stdio: 'inherit' }),
  spawn(bin('vite'), ['client', '--config', 'client/vite.config.ts'], { cwd: root, stdio: 'inherit' }),
];

let ending = false;
function end(code) {
  if (ending) return;
  ending = true;
  for (const child of processes) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const child of processes) child.once('exit', code => end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end(0));
