// `npm run jest -- pattern`: runs the test files whose path matches, on the embedded stack unless TEST_STACK=server; further arguments go to Jest.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './install.mjs';

/**
 * Runs Jest to completion.
 * @returns its exit code
 */
export function runJest(args, env = {}, stdio = 'inherit') {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const { status } = spawnSync(
    process.execPath,
    // Without it, Node 20 may hang at exit after tests with native modules, cleaning up their handles.
    [...flags, join(root, 'node_modules/jest/bin/jest.js'), '--forceExit', ...args],
    {
      cwd: root,
      stdio,
      env: { TEST_STACK: 'embedded', ...process.env, NODE_ENV: 'test', ...env },
    },
  );
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(runJest(process.argv.slice(2)));
