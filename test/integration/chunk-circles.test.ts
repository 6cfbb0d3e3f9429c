import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { refuseCircles } from '../../client/build/chunk-circles.plugin.js';

const root = mkdtempSync(join(tmpdir(), 'circles-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SOURCES = {
  'entry.js': "import { top } from './top.js';\nconsole.log(top);",
  'top.js': "import { middle } from './middle.js';\nexport const top = [middle, Date.now()];",
  'middle.js': "import { bottom } from './bottom.js';\nexport const middle = [bottom, Date.now()];",
  'bottom.js': 'export const bottom = Date.now();',
};
for (const [name, source] of Object.entries(SOURCES)) writeFileSync(join(root, name), source);

/** Builds the sources, with each of these groups in its own chunk. */
const split = (pieces: Record<string, RegExp>) =>
  build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [refuseCircles()],
    build: {
      write: false,
      rolldownOptions: {
        input: join(root, 'entry.js'),
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: Object.entries(pieces).map(([name, test]) => ({ name, test })),
          },
        },
      },
    },
  });

test('pieces that need each other make the build fail', async () => {
  await expect(split({ outer: /(?:top|bottom)\.js$/, inner: /middle\.js$/ })).rejects.toThrow(
    /circle: assets\/\S+ → assets\/\S+ → assets\//,
  );
});

test('pieces that need one another one way are built', async () => {
  await expect(split({ upper: /(?:top|middle)\.js$/, lower: /bottom\.js$/ })).resolves.toBeDefined();
});
