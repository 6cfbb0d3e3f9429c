import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { faultsOf, FLAGS, slowDown, UNOPTIMISED } from './browser.js';
import { eventually } from './eventually.js';

const SIZE = { width: 360, height: 740 };

/** Kills all browsers at exit, however the tests end. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach(killGroup));

/** Includes helper processes, which would keep its pipe open. */
function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

/**
 * A Chromium with a profile that outlives its process: service worker and storage survive a kill, as on a phone that ran out of
 * memory.
 */
export class Phone {
  private readonly profile = mkdtempSync(join(tmpdir(), 'phone-'));
  private child: ChildProcess | undefined;
  /** Faults on the last started page. */
  faults: string[] = [];

  constructor(private readonly flags = [UNOPTIMISED]) {}

  async start(): Promise<Page> {
    const child = spawn(
      process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      [
        ...FLAGS,
        '--headless=new',
        '--no-first-run',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.profile}`,
        '--lang=ko-KR',
        '--touch-events=enabled',
        ...this.flags,
        'about:blank',
      ],
      { detached: true, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TZ: 'Asia/Seoul' } },
    );
    this.child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    const browser = await chromium.connectOverCDP(await endpointOf(child));
    const [context] = browser.contexts();
    const page = context!.pages()[0] ?? (await context!.newPage());
    await page.setViewportSize(SIZE);
    this.faults = faultsOf(page);
    await slowDown(page);
    return page;
  }

  /** Waits until the pages' value of `key` is on disk: Chromium writes local storage some seconds later. */
  async wroteDown(key: string): Promise<void> {
    const folder = join(this.profile, 'Default/Local Storage/leveldb');
    await eventually(() =>
      expect(readdirSync(folder).some(name => readFileSync(join(folder, name)).includes(key))).toBe(true),
    );
  }

  /** Kills the process at once, whatever it is doing. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    killGroup(child);
    await ended;
    child.stderr?.destroy();
  }

  /** Started anew on a full device. A browser that has begun to write uses the earlier quota: it is full from its start. */
  async restartFull(origin: string): Promise<{ page: Page; makeRoom: () => Promise<void> }> {
    await this.kill();
    const page = await this.start();
    const devtools = await page.context().newCDPSession(page);
    const limit = async (quota: object) => {
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, ...quota });
    };
    await limit({ quotaSize: 1 });
    return { page, makeRoom: () => limit({}) };
  }

  async remove(): Promise<void> {
    await this.kill();
    // Its helper processes may still be writing while they exit.
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function endpointOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const text of child.stderr!.setEncoding('utf8')) {
    said += String(text);
    const endpoint = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (endpoint) {
      child.stderr!.resume();
      return endpoint;
    }
  }
  throw new Error(`Chromium ended: ${said}`);
}
