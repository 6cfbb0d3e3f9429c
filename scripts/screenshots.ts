// `npm run screenshots`: every screen × widths × themes of the built application into screenshots/, and a few of them composed into
// docs/screenshots.webp for the README. Arguments limit it to those screens: npm run screenshots -- landing
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createDemo, type Demo } from '../test/browser/screens/demo.js';
import { SCREENS, showScreen, type Screen } from '../test/browser/screens/screens.js';
import { launchBrowser } from '../test/support/browser.js';
import { eventually } from '../test/support/eventually.js';
import { freePort } from '../test/support/free-port.js';
import { readOutbox } from '../test/support/outbox.js';

const WIDTHS = [360, 768, 1280, 1920] as const;
const THEMES = ['light', 'dark'] as const;
const HEIGHTS: Record<(typeof WIDTHS)[number], number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };

/** The README's screens: phones above, desktops below. */
const SHEET: readonly { screen: string; width: (typeof WIDTHS)[number]; theme: (typeof THEMES)[number] }[] = [
  { screen: 'recommend-parts', width: 360, theme: 'light' },
  { screen: 'recommend-result', width: 360, theme: 'light' },
  { screen: 'routines', width: 360, theme: 'dark' },
  { screen: 'landing', width: 1280, theme: 'dark' },
  { screen: 'workout-detail', width: 1280, theme: 'light' },
];

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'screenshots');
const admin = { loginId: 'admin', password: 'admin-password-1' };

const fileOf = (screen: string, width: number, theme: string) =>
  join(folder, `${screen}-${width}-${theme}.png`);

/** The built application on an empty folder, and its output until it answers. */
async function startServer(dataDir: string): Promise<{ server: ChildProcess; url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(root, 'dist/src/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ADMIN_LOGIN_ID: admin.loginId,
      ADMIN_PASSWORD: admin.password,
    },
  });
  process.once('exit', () => server.kill());
  await eventually(async () => {
    if (server.exitCode !== null) return;
    if (!(await fetch(`${url}/api/health/ready`)).ok) throw new Error('the application does not answer');
  }, 60_000);
  if (server.exitCode !== null) throw new Error(`the application ended with ${server.exitCode}`);
  return { server, url };
}

function lastCode(dataDir: string, email: string): string {
  const mail = readOutbox(dataDir).findLast(({ to }) => to.includes(email));
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code;
}

async function takeAll(url: string, demo: Demo, screens: readonly Screen[]): Promise<number> {
  const browser = await launchBrowser();
  let taken = 0;
  try {
    for (const theme of THEMES) {
      for (const width of WIDTHS) {
        const context = await browser.newContext({
          baseURL: url,
          viewport: { width, height: HEIGHTS[width] },
          hasTouch: width < 768,
          isMobile: width < 768,
          locale: 'ko-KR',
          timezoneId: 'Asia/Seoul',
          colorScheme: theme,
          // A full-page picture would miss what fades in on scrolling.
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        for (const screen of screens) {
          try {
            await showScreen(page, screen, demo);
            // Resizing closes a menu, and the page behind a dialog does not matter.
            const floating = await page.getByRole('dialog').or(page.getByRole('menu')).count();
            await page.screenshot({ path: fileOf(screen.name, width, theme), fullPage: floating === 0 });
            taken++;
          } catch (error) {
            console.error(`${screen.name} ${width} ${theme}: ${String(error)}`);
            process.exitCode = 1;
          }
        }
        await context.close();
        console.log(`${width} px ${theme}: done`);
      }
    }
  } finally {
    await browser.close();
  }
  return taken;
}

/** px in the composed picture. */
const SHEET_WIDTH = 1280;
const GAP = 24;

/** Three phones in a row, two desktops below: small enough for a README. */
async function composeSheet(path: string): Promise<void> {
  const phoneWidth = (SHEET_WIDTH - 4 * GAP) / 3;
  const phoneHeight = 640;
  const deskWidth = (SHEET_WIDTH - 3 * GAP) / 2;
  const deskHeight = 380;
  const phones = SHEET.filter(({ width }) => width === 360);
  const desks = SHEET.filter(({ width }) => width === 1280);
  const cut = (entry: (typeof SHEET)[number], width: number, height: number) =>
    sharp(fileOf(entry.screen, entry.width, entry.theme))
      .resize({ width: Math.round(width), height, fit: 'cover', position: 'top' })
      .png()
      .toBuffer();
  const layers = [
    ...(await Promise.all(
      phones.map(async (entry, index) => ({
        input: await cut(entry, phoneWidth, phoneHeight),
        left: Math.round(GAP + index * (phoneWidth + GAP)),
        top: GAP,
      })),
    )),
    ...(await Promise.all(
      desks.map(async (entry, index) => ({
        input: await cut(entry, deskWidth, deskHeight),
        left: Math.round(GAP + index * (deskWidth + GAP)),
        top: phoneHeight + 2 * GAP,
      })),
    )),
  ];
  await sharp({
    create: {
      width: SHEET_WIDTH,
      height: phoneHeight + deskHeight + 3 * GAP,
      channels: 3,
      background: '#e4e7ec',
    },
  })
    .composite(layers)
    .webp({ quality: 80 })
    .toFile(path);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !SCREENS.some(screen => screen.name === name));
if (unknown.length > 0) {
  console.error(`No screen of test/browser/screens/screens.ts has the name ${unknown.join(', ')}.`);
  process.exit(1);
}
const screens = wanted.length > 0 ? SCREENS.filter(({ name }) => wanted.includes(name)) : SCREENS;
const dataDir = mkdtempSync(join(tmpdir(), 'routineup-screens-'));
mkdirSync(folder, { recursive: true });
const { server, url } = await startServer(dataDir);
try {
  const demo = await createDemo({ url, admin, lastCode: email => lastCode(dataDir, email) });
  const taken = await takeAll(url, demo, screens);
  console.log(`${taken} pictures in screenshots/`);
  if (SHEET.every(({ screen }) => screens.some(({ name }) => name === screen))) {
    await composeSheet(join(root, 'docs/screenshots.webp'));
    console.log('docs/screenshots.webp composed');
  }
} finally {
  const ended = new Promise(resolve => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
