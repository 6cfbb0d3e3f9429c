import { ServerProcess } from './bench/search/server-process.js';
import { execFileSync } from 'node:child_process';
execFileSync('taskset', ['-acp', '1', String(process.pid)], { stdio: 'ignore' });
const { server, seconds, cpu } = await ServerProcess.start('/tmp/routineup-search/20000-100000', 3989, process.argv.slice(2));
console.log('ready', seconds.toFixed(2), 'cpu', cpu.toFixed(2), 'rss', server.residentMegabytes());
await server.stop();
