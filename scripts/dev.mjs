// `npm run dev`: server (3000) and client (5173), both reload on source changes. Ctrl+C stops both.
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ensureApiTypes } from './api-types.mjs';
import { ensureInstalled, root } from './install.mjs';

const port = Number(process.env.PORT ?? 3000);
if (await isTaken(port)) refuse(port, `, or choose another: PORT=${port + 1} npm run dev`);
if (await isTaken(5173)) refuse(5173, '');

ensureInstalled();
ensureApiTypes();

const processes = [
  // Pages that the server renders come from the last `npm run build`; in development the client's dev server renders them.
  start('nest', ['start', '--watch']),
  start('vite', ['client', '--config', 'client/vite.config.ts']),
];

let ending = false;
for (const child of processes) child.once('exit', code => end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end(0));

function isTaken(port) {
  return new Promise(resolve => {
    const socket = connect({ host: 'localhost', port });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

function refuse(port, otherwise) {
  console.error(`Port ${port} is in use. End what listens there (another npm run dev?)${otherwise}.`);
  process.exit(1);
}

/** In its own process group: Nest starts the server through a shell, which would not forward signals. */
function start(name, args) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  return spawn(join(root, 'node_modules/.bin', name), args, { cwd: root, stdio, detached: true });
}

function end(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const { pid } of processes) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // The group has already exited.
    }
  }
}
