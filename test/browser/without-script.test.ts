import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Route } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { idle } from './steps/idle.js';
import { openLoggedIn } from './steps/log-in.js';

const live = liveBrowser();
let page: Page;
let faults: string[];

beforeEach(async () => {
  ({ page, faults } = await live.openPage());
});

afterEach(async () => {
  await page.context().close();
  expect(faults).toEqual([]);
});

/** Holds the client's script back until the returned function is called. */
async function withoutScript(): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  await page.route('**/assets/*.js', async route => {
    if (released) await route.continue();
    else held.push(route);
  });
  return async () => {
    released = true;
    await Promise.all(held.map(route => route.continue()));
  };
}

describe('with JavaScript switched off', () => {
  it.each([
    ['/', '오늘 들 무게', /^루틴업 - /, null],
    ['/searchworkout/2', '운동 검색', '운동 검색 - 루틴업', '/searchworkout/2'],
    ['/searchsupplement/1', '보충제 검색', '보충제 검색 - 루틴업', '/searchsupplement/1'],
    [
      '/searchworkout/3/workoutdetail/1',
      '바벨 벤치프레스',
      '바벨 벤치프레스 - 루틴업',
      '/searchworkout/1/workoutdetail/1',
    ],
    ['/searchsupplement/1/supplementdetail/1', /./, / - 루틴업$/, '/searchsupplement/1/supplementdetail/1'],
  ])('%s can be read', async (path, heading, title, canonical) => {
    const context = await live.browser.newContext({ javaScriptEnabled: false, baseURL: live.url });
    const still = await context.newPage();
    await still.goto(path);
    await still.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await still.title()).toEqual(typeof title === 'string' ? title : expect.stringMatching(title));
    expect((await still.locator('meta[name=description]').getAttribute('content'))!.length).toBeGreaterThan(
      20,
    );
    if (canonical) {
      const address = await still.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(address!).pathname).toBe(canonical);
    }
    if (/^\/search\w+\/\d$/.test(path)) expect(await still.locator('main li h3').count()).toBeGreaterThan(5);
    await context.close();
  });
});

/** Any key counts as user input and runs the page's script. */
const touch = () => page.keyboard.press('Shift');

describe('before the first touch', () => {
  const runs = () =>
    page.evaluate<boolean>(
      `Object.keys(document.getElementById('root')).some(key => key.startsWith('__reactContainer'))`,
    );
  const fetched = () =>
    eventually(async () => {
      const [asked, came] = await page.evaluate<[number, number]>(
        `[document.querySelectorAll('link[rel=modulepreload]').length,
          performance.getEntriesByType('resource').filter(({ name, responseEnd }) => name.endsWith('.js') && name.includes('/assets/') && responseEnd > 0).length]`,
      );
      expect(asked).toBeGreaterThan(5);
      expect(came).toBeGreaterThanOrEqual(asked);
    });

  it.each(['/', '/searchworkout/1', '/searchsupplement/1/supplementdetail/1'])(
    '%s has its script fetched and runs none of it',
    async path => {
      await page.goto(path);
      await fetched();
      expect(await runs()).toBe(false);
      await touch();
      await eventually(async () => expect(await runs()).toBe(true));
    },
  );

  it('a press is seen at once, and answered without another byte', async () => {
    await page.goto('/');
    await fetched();
    await page.route('**/assets/**', route => route.abort());
    const button = page.getByRole('button', { name: '아래로 스크롤해 보세요' });
    // In one call, before the script runs, which the press itself triggers.
    await button.evaluate((element: any) => {
      element.click();
      element.ownerDocument.title = String(element.getAnimations().length > 0);
    });
    expect(await page.title()).toBe('true');
    await touch();
    await eventually(async () => expect(await page.evaluate('scrollY > 100')).toBe(true));
    expect(await button.evaluate((element: any) => element.getAnimations().length)).toBe(0);
    // Ignores faults of later requests by the page itself (toasts, glyphs), which are blocked here.
    faults.length = 0;
  });

  it('a member without a service worker never sees the landing page', async () => {
    await page.goto('/robots.txt');
    await page.evaluate(
      `localStorage.setItem('routineup.session', '{"accessToken":"a","refreshToken":"r","loginKey":"k"}')`,
    );
    await page.route(/boot\.js|assets/, route => route.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('h1').isVisible()).toBe(false);
    faults.length = 0;
  });

  it('a page of a member runs by itself', async () => {
    await page.goto('/robots.txt');
    await page.evaluate(
      `localStorage.setItem('routineup.session', '{"accessToken":"a","refreshToken":"r","loginKey":"k"}')`,
    );
    await page.goto('/searchworkout/1');
    await eventually(async () => expect(await runs()).toBe(true));
    faults.length = 0;
  });
});

describe('before the script has arrived', () => {
  it('a press of a button is made up for', async () => {
    const release = await withoutScript();
    await page.goto('/');
    await page.getByRole('button', { name: '아래로 스크롤해 보세요' }).click();
    expect(await page.evaluate('scrollY')).toBe(0);
    await release();
    await eventually(async () => expect(await page.evaluate('scrollY > 100')).toBe(true));
  });

  const question = () => page.getByRole('dialog', { name: '로그인이 필요해요' });
  const byClient = () =>
    eventually(async () =>
      expect(await page.locator('body > dialog').count()).toBe(await page.getByRole('dialog').count()),
    );

  it.each([
    ['/', 'button', '지금 추천받기', true],
    ['/', 'link', '추천받기', true],
    ['/searchworkout/1', 'link', '내 루틴', false],
    ['/searchworkout/1/workoutdetail/1', 'button', '내 루틴에 담기', false],
    ['/searchsupplement/1/supplementdetail/1', 'button', '내 보충제에 추가', false],
  ] as const)(
    'on %s the %s %s asks to log in, and again once the script is there',
    async (path, role, name, example) => {
      const release = await withoutScript();
      await page.goto(path);
      const by = page.getByRole(role, { name, exact: true }).first();
      for (let times = 0; times < 2; times++) {
        await by.click();
        // Where both are open, the client's own is about to take the place.
        await eventually(async () => expect(await question().count()).toBe(1));
        await eventually(async () =>
          expect(await question().getByRole('radio').count()).toBe(example ? 2 : 0),
        );
        expect(await page.evaluate('document.activeElement.textContent')).toBe('로그인이 필요해요');
        await page.keyboard.press('Escape');
        await question().waitFor({ state: 'detached' });
        await eventually(async () =>
          expect(await by.evaluate((element: any) => element === element.ownerDocument.activeElement)).toBe(
            true,
          ),
        );
        if (times === 0) await release();
      }
    },
  );

  it.each([
    ['Escape', "new Event('cancel', { cancelable: true })"],
    ['a press beside', "new PointerEvent('pointerdown', { bubbles: true })"],
  ])('%s while the client’s own takes the place of the dialog closes both', async (_, closing) => {
    const release = await withoutScript();
    await page.goto('/');
    const button = page.getByRole('button', { name: '지금 추천받기' }).first();
    await button.click();
    // The two stand one above the other for too short a time to be sure to press a key in it.
    await page.evaluate(`new MutationObserver((_, changes) => {
      const own = document.querySelector('body > dialog[open]');
      if (!own) return;
      changes.disconnect();
      document.body.dataset.closing = document.querySelectorAll('dialog[open]').length;
      own.dispatchEvent(${closing});
    }).observe(document.body, { childList: true })`);
    await release();
    await page.locator('body[data-closing="2"]').waitFor();
    await eventually(async () => {
      expect(await page.locator('dialog[open]').count()).toBe(0);
      expect(await button.evaluate((element: any) => element === element.ownerDocument.activeElement)).toBe(
        true,
      );
    });
    await button.click();
    await question().getByRole('radio').first().waitFor();
  });

  it('closed before the client’s own is there, the dialog does not come back', async () => {
    const release = await withoutScript();
    await page.goto('/');
    const button = page.getByRole('button', { name: '지금 추천받기' }).first();
    await button.click();
    // The press that boot.js passes on to the client, which answers it in a later turn.
    await page.evaluate(`addEventListener('click', event => {
      if (event.isTrusted) return;
      const { body } = document;
      setTimeout(() => {
        body.dataset.closing = document.querySelectorAll('dialog[open]').length;
        document.querySelector('#asked dialog').close();
      });
    }, true)`);
    await release();
    await page.locator('body[data-closing="1"]').waitFor();
    await page.locator('html[data-asked]').waitFor({ state: 'detached' });
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await button.click();
    await question().getByRole('radio').first().waitFor();
  });

  it('the dialog closes on its icon and beside it', async () => {
    const release = await withoutScript();
    await page.goto('/');
    const button = page.getByRole('button', { name: '지금 추천받기' }).first();
    await button.click();
    await question().getByRole('button', { name: '닫기' }).click();
    await question().waitFor({ state: 'detached' });
    await button.click();
    await question().waitFor();
    await page.mouse.click(5, 5);
    await question().waitFor({ state: 'detached' });
    await release();
    await button.click();
    await question().getByRole('radio').first().waitFor();
    await byClient();
  });

  it('what was pressed in the dialog is answered by the client’s own, in the same place', async () => {
    const release = await withoutScript();
    await page.goto('/');
    const button = page.getByRole('button', { name: '지금 추천받기' }).first();
    await button.click();
    await question().getByRole('radio', { name: '여성' }).check();
    const place = await question().boundingBox();
    await release();
    await question().getByRole('button', { name: '내 무게 예시 보기' }).waitFor();
    await byClient();
    expect(await question().getByRole('radio', { name: '여성' }).isChecked()).toBe(true);
    const own = (await question().boundingBox())!;
    expect([own.x, own.width]).toEqual([place!.x, place!.width]);
    await page.keyboard.press('Escape');
    await question().waitFor({ state: 'detached' });
    expect(await button.evaluate((element: any) => element === element.ownerDocument.activeElement)).toBe(
      true,
    );
  });

  it('the way to the login is taken once the script is there', async () => {
    const release = await withoutScript();
    await page.goto('/');
    await page.getByRole('button', { name: '지금 추천받기' }).first().click();
    await question().getByRole('button', { name: '로그인하기' }).click();
    await release();
    await page.waitForURL('**/login?next=%2Frecommend');
    await byClient();
  });

  // For a member the client draws other things than the server did, which must not cost the rendered page.
  it.each([
    [
      '/searchworkout/1/workoutdetail/1',
      '내 루틴에 담기',
      () => page.getByRole('dialog', { name: '바벨 벤치프레스' }).waitFor(),
    ],
    [
      '/searchsupplement/1/supplementdetail/1',
      '내 보충제에 추가',
      () =>
        page.waitForResponse(
          answer => answer.url().endsWith('/routines/supplement') && answer.status() === 201,
        ),
    ],
  ] as const)('on %s a member’s press of %s is made up for', async (path, name, answered) => {
    const release = await withoutScript();
    await openLoggedIn(page, await live.t.signUp(), path);
    await page.getByRole('button', { name }).click();
    await Promise.all([answered(), release()]);
  });

  it('a link leads on', async () => {
    const release = await withoutScript();
    await page.goto('/');
    await page.getByRole('link', { name: '운동 둘러보기' }).click();
    await page.waitForURL('**/searchworkout/1');
    await page.locator('main li h3').first().waitFor();
    await release();
  });

  it('a search is kept, as it was typed, and sent', async () => {
    const release = await withoutScript();
    await page.goto('/searchworkout/1');
    const box = page.getByRole('combobox', { name: '운동 이름 검색' });
    await box.fill('데드리프트');
    await box.press('Enter');
    await release();
    await page.getByRole('heading', { name: /‘데드리프트’ 검색 결과/ }).waitFor();
    expect(await box.inputValue()).toBe('데드리프트');
  });

  it('what was typed and not sent yet is still there and brings suggestions', async () => {
    const release = await withoutScript();
    await page.goto('/searchsupplement/1');
    const box = page.getByRole('combobox', { name: '보충제 이름 검색' });
    await box.click();
    await box.pressSequentially('크레');
    await release();
    await page.getByRole('option').first().waitFor();
    expect(await box.inputValue()).toBe('크레');
  });

  it('a syllable that is being put together goes on, and text goes in where the caret is', async () => {
    const release = await withoutScript();
    await page.goto('/searchworkout/1');
    const box = page.getByRole('combobox', { name: '운동 이름 검색' });
    await box.click();
    await box.pressSequentially('덤벨 프레스');
    for (let step = 0; step < 4; step++) await box.press('ArrowLeft');
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await compose('ㅊ');
    await release();
    await page.getByRole('option').first().waitFor();
    await compose('체');
    await keyboard.send('Input.insertText', { text: '체' });
    await page.keyboard.type('스');
    expect(await box.inputValue()).toBe('덤벨체스 프레스');
    await box.press('Enter');
    await page.getByRole('heading', { name: /‘덤벨체스 프레스’ 검색 결과/ }).waitFor();
  });

  it('the place that was scrolled to is kept', async () => {
    const release = await withoutScript();
    await page.goto('/searchworkout/1');
    await page.evaluate('window.scrollTo(0, 600)');
    await release();
    await eventually(async () =>
      expect(await page.evaluate('Boolean(document.getElementById("answers"))')).toBe(false),
    );
    await idle(page);
    expect(await page.evaluate('window.scrollY')).toBe(600);
  });
});

describe('the first screen', () => {
  it.each([
    '/searchworkout/1',
    '/searchsupplement/1',
    '/searchworkout/1/workoutdetail/1',
    '/searchsupplement/1/supplementdetail/1',
  ])('of %s asks the API for nothing', async path => {
    const asked: string[] = [];
    page.on('request', request => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
    });
    await page.goto(path);
    await touch();
    await eventually(async () =>
      expect(await page.evaluate('Boolean(document.getElementById("answers"))')).toBe(false),
    );
    await idle(page);
    expect(asked).toEqual([]);
  });

  it('of a page beyond the last, a search and a missing workout comes from the script as ever', async () => {
    await page.goto('/searchworkout/9999');
    await eventually(async () => expect(page.url()).not.toContain('9999'));
    await page.goto(`/searchworkout/1?keyword=${encodeURIComponent('스쿼트')}`);
    await page.getByRole('heading', { name: /‘스쿼트’ 검색 결과/ }).waitFor();
    await page.goto('/searchworkout/1/workoutdetail/99999');
    await page.getByText('운동을 찾을 수 없어요').waitFor();
  });
});

it('a page that cannot be rendered fails where the server can catch it, and the process goes on', () => {
  const renderer = pathToFileURL(join(import.meta.dirname, '../../dist/render/prerender.mjs')).href;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { requestedPage } = await import(${JSON.stringify(renderer)});
      const page = requestedPage('/searchworkout/1/workoutdetail/1');
      // Enough for the document's head, too little for the page.
      const data = { koreanName: '스쿼트', description: '', imgPath: '' };
      await page.render('', 'https://routineup.example', { data, headers: {} }).catch(() => console.log('caught'));`,
    ],
    { encoding: 'utf8' },
  );
  expect({ stdout, stderr }).toEqual({ stdout: 'caught\n', stderr: '' });
});

describe('the client’s script', () => {
  const built = join(import.meta.dirname, '../../dist/client');
  /** Compressed size; a file smaller than its headers is not compressed. */
  const kilobytes = (path: string, encoding: 'br' | 'gz') => {
    const file = join(built, path);
    const sent = `${file}.${encoding}`;
    return (existsSync(sent) ? statSync(sent) : statSync(file)).size / 1000;
  };
  const chunks = () => readdirSync(join(built, 'assets')).filter(name => name.endsWith('.js'));

  it('is at most 100 kB by Brotli on the landing page after the first touch, with all it loads by itself', async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await touch();
    const toasts = page.locator('[aria-label="알림"]');
    await toasts.waitFor({ state: 'attached' });
    const loaded = await page.evaluate<string[]>(
      `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter(path => path.endsWith('.js'))`,
    );
    const paths = [...new Set(loaded)];
    expect(paths).toContainEqual(expect.stringMatching(/landing-page-.+\.js$/));
    expect(paths.length).toBeGreaterThan(5);
    const boot = await page.locator('script:not([src])').first().textContent();
    const starter = (compress: typeof gzipSync) => compress(boot!).length / 1000;
    const loadedBytes = paths.reduce((sum, path) => sum + kilobytes(path, 'br'), starter(brotliCompressSync));
    expect(loadedBytes).toBeLessThanOrEqual(100);
    expect(starter(gzipSync)).toBeLessThanOrEqual(6);
  });

  it('has at most 45 kB in any piece that the plain document does not begin with', () => {
    const document = readFileSync(join(built, 'index.html'), 'utf8');
    const others = chunks().filter(name => !document.includes(name));
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter(name => kilobytes(`assets/${name}`, 'gz') > 45)).toEqual([]);
  });
});
