import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { axeViolations } from './screens/axe.js';
import { idle } from './steps/idle.js';
import { story } from './steps/story.js';

const live = liveBrowser();
let page: Page;
let token: string;
beforeAll(async () => {
  ({ page } = await live.openPage());
  token = await live.t.adminToken();
});

const step = story();
const dialog = (name: string) => page.getByRole('dialog', { name });
const form = () => dialog('운동 수정');
const file = () => form().getByLabel('그림', { exact: true });
const png = (buffer: Buffer, name = 'squat.png') => ({ name, mimeType: 'image/png', buffer });
const stored = async () => (await live.t.get('/api/admin/workouts/1', { token })).body;

/** Red on the left, blue on the right. */
const twoColours = async (width: number, height: number) => {
  const half = { width: Math.round(width / 2), height, channels: 3 } as const;
  const red = await sharp({ create: { ...half, background: '#ff0000' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
};

step('what cannot be sent is said before it is sent', async () => {
  await page.goto('/admin?tab=workouts');
  await page.getByLabel('아이디').fill(live.t.config.admin.loginId);
  await page.getByLabel('비밀번호', { exact: true }).fill(live.t.config.admin.password);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  const { koreanName } = await stored();
  await page.getByRole('button', { name: `${koreanName} 수정`, exact: true }).click();
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  for (const [buffer, words] of [
    [Buffer.from('no picture at all'), '열 수 없는 그림이에요. 다른 파일을 골라 주세요.'],
    [randomBytes(5 * 1024 * 1024 + 1), '그림은 5MB까지 올릴 수 있어요.'],
    [await twoColours(7_000, 6_000), '그림이 너무 커요. 4,000만 픽셀까지 올릴 수 있어요.'],
  ] as const) {
    await file().setInputFiles(png(buffer));
    await form().getByText(words).waitFor();
    expect(await form().getByRole('img', { name: '고른 그림 미리보기' }).count()).toBe(0);
  }
  await file().setInputFiles(png(await twoColours(200, 100)));
  await form().getByText('200×100픽셀 · 작은 그림이라 흐리게 보일 수 있어요.').waitFor();
  expect(sent).toEqual([]);
});

step('a part of a picture is chosen by keys or by the mouse, and that part is what members see', async () => {
  await file().setInputFiles(png(await twoColours(1_600, 800)));
  await form().getByText('1600×800픽셀').waitFor();
  await form().getByRole('button', { name: '자르기' }).click();
  const crop = dialog('그림 자르기');
  await crop.getByText('자유롭게').click();
  // Narrows the whole picture from its right side until only red is left.
  const side = crop.getByLabel(/^오른쪽 변/);
  await side.focus();
  for (let n = 0; n < 4; n++) await page.keyboard.press('Control+ArrowLeft');
  await crop.getByRole('button', { name: '자르기', exact: true }).click();
  await crop.waitFor({ state: 'detached' });
  // The form keeps the whole picture until the crop is ready.
  await eventually(async () => {
    const shown = await form()
      .getByText(/×\d+픽셀/)
      .innerText();
    const width = Number.parseInt(shown, 10);
    expect(width).toBeGreaterThan(100);
    expect(width).toBeLessThan(800);
  });

  // Again, with the card's shape, shrunk with the mouse.
  await form().getByRole('button', { name: '자르기' }).click();
  await crop.getByText('정사각형').click();
  await idle(page);
  const corner = (await crop.getByLabel(/^오른쪽 아래 모서리/).boundingBox())!;
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
  await page.mouse.down();
  await page.mouse.move(corner.x - 40, corner.y - 40, { steps: 4 });
  await page.mouse.up();
  await crop.getByRole('button', { name: '자르기', exact: true }).click();
  await crop.waitFor({ state: 'detached' });
  await form()
    .getByText(/^(\d+)×\1픽셀/)
    .waitFor();

  await form().getByRole('button', { name: '저장' }).click();
  await form().waitFor({ state: 'detached' });
  const picture = await (await fetch(live.url + (await stored()).imgPath)).arrayBuffer();
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(info.height);
  for (const at of [0, data.length - info.channels]) {
    expect(data[at]).toBeGreaterThan(200);
    expect(data[at + 2]).toBeLessThan(60);
  }
});

step('a slow upload shows how far it is and can be given up; nothing of it is stored', async () => {
  const before = await stored();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Network.enable');
  const throughput = (bytes: number) =>
    slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytes,
    });
  // Far from complete, even if a busy machine cancels seconds later: a completely sent upload is stored.
  await throughput(100_000);
  const noise = await sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } })
    .png()
    .toBuffer();
  await page.getByRole('button', { name: `${before.koreanName} 수정`, exact: true }).click();
  await file().setInputFiles(png(noise, 'noise.png'));
  await form().getByText('900×900픽셀').waitFor();
  await form().getByRole('button', { name: '저장' }).click();
  const bar = form().getByRole('progressbar', { name: '그림 올리기' });
  await eventually(async () => {
    const now = Number(await bar.getAttribute('aria-valuenow'));
    expect(now > 0 && now < 100).toBe(true);
  });
  const saveableOnceCancelled = page.evaluate<boolean>(`new Promise(resolve =>
    new MutationObserver((_, observer) => {
      if (document.querySelector('dialog [role=progressbar]')) return;
      observer.disconnect();
      resolve(document.querySelector('dialog button[type=submit]') !== null);
    }).observe(document.body, { childList: true, subtree: true }))`);
  await form().getByRole('button', { name: '올리기 취소' }).click();
  expect(await saveableOnceCancelled).toBe(true);
  expect(await form().getByRole('alert').count()).toBe(0);
  expect(await stored()).toEqual(before);

  await throughput(-1);
  await form().getByRole('button', { name: '저장' }).click();
  await form().waitFor({ state: 'detached' });
  expect((await stored()).imgPath).not.toBe(before.imgPath);
});

step('the easier workout is found by its name with the keys', async () => {
  const { koreanName } = await stored();
  await page.getByRole('button', { name: `${koreanName} 수정`, exact: true }).click();
  const easier = form().getByRole('combobox', { name: '더 쉬운 운동' });
  await easier.fill('레그 프');
  const options = form().getByRole('listbox', { name: '더 쉬운 운동' }).getByRole('option');
  await options.first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await options.first().waitFor({ state: 'detached' });
  expect(await form().count()).toBe(1);
  await easier.fill('레그 프레스');
  // Before the answer arrives, Enter neither chooses nor sends anything.
  await page.keyboard.press('Enter');
  await form().getByRole('option', { name: '레그 프레스', exact: true, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await easier.inputValue()).toBe('레그 프레스'));
  await form().getByRole('button', { name: '저장' }).click();
  await form().waitFor({ state: 'detached' });
  const { easierVariantId } = await stored();
  expect((await live.t.get(`/api/admin/workouts/${easierVariantId}`, { token })).body.koreanName).toBe(
    '레그 프레스',
  );
  await page.getByRole('button', { name: `${koreanName} 보기`, exact: true }).click();
  await dialog(koreanName).getByText('레그 프레스', { exact: true }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `${koreanName} 수정`, exact: true }).click();
  await easier.fill('');
  await form().getByRole('button', { name: '저장' }).click();
  await form().waitFor({ state: 'detached' });
  expect((await stored()).easierVariantId).toBeNull();
});
