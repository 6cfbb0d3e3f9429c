import { jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expectFault } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { createDemo, type Demo } from './screens/demo.js';
import { SCREENS, showScreen } from './screens/screens.js';

jest.setTimeout(180_000);

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Inside the project, so that what the build runs finds its packages. */
const folder = join(root, 'dist', 'development');

let demo: Demo;
let page: Page;
/** Every complaint of React, of a library or of the browser, whatever its level. */
let complaints: string[];

// React's warnings exist only in its development build; StrictMode is on in every build and doubles effects in this one.
beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'test/support/build-development-client.mjs'), join(folder, 'dist/client')],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
});

const live = liveBrowser({ projectRoot: folder });

beforeAll(async () => {
  demo = await createDemo({
    url: live.url,
    admin: live.t.config.admin,
    lastCode: email => live.t.lastCode(email),
  });
  ({ page, faults: complaints } = await live.openPage('phone'));
  page.on('console', message => {
    if (message.type() === 'warning') complaints.push(`console: ${message.text()}`);
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('hears React complain, in the words of its development build', async () => {
  await page.route('/', async route => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('오늘 들 무게', '어제 든 무게'),
    });
  });
  await page.goto('/');
  await eventually(async () => expectFault(complaints, /Hydration failed because the server rendered/));
  await page.unroute('/');
});

test.each(SCREENS.map(screen => [screen.name, screen] as const))(
  '%s: no warning, no uncaught error, also after going back and forth',
  async (_, screen) => {
    await showScreen(page, screen, demo);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goBack();
    await page.goForward();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(complaints).toEqual([]);
  },
);
