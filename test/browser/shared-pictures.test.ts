import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { liveBrowser } from '../support/live-browser.js';
import { aSession, aSet, sessionItem, setItem } from '../support/training-rows.js';
import { eventually } from '../support/eventually.js';
import { openLoggedIn } from './steps/log-in.js';

const live = liveBrowser();

/** Browser globals, untyped here: used in code that runs in the page. */
declare const window: any;

async function whoTrained() {
  const { t } = live;
  const member = await t.signUp();
  const workoutId = await t.workoutId('바벨 벤치프레스');
  const date = t.daysAgo(1);
  const session = aSession({ endedAt: `${date}T02:00:00.000Z` }, date);
  const set = aSet(session, { workoutId, weight: 42.5, targetWeight: null, targetReps: null });
  const items = [sessionItem(session), setItem(set)];
  expect((await t.post('/api/training/sync', { items }, { token: member.token })).status).toBe(200);
  return { member, workoutId };
}

test('a record is saved as a picture where a browser shares no files, without weights until they are ticked', async () => {
  const { member, workoutId } = await whoTrained();
  const { page, context } = await live.openPage('phone');
  await page.addInitScript(() => {
    delete window.Navigator.prototype.canShare;
  });
  await openLoggedIn(page, member, `/training/history/workout/${workoutId}`);
  await page.getByRole('button', { name: '그림으로 공유하기' }).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img', { name: '공유할 그림' });
  await picture.waitFor();
  const weights = dialog.getByRole('checkbox', { name: '무게도 보여 주기' });
  expect(await weights.isChecked()).toBe(false);
  const save = async () => {
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '내려받기' }).click();
    return readFile(await (await saved).path());
  };
  const plain = await save();
  expect(await sharp(plain).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 });
  const shown = await picture.getAttribute('src');
  await weights.check();
  await eventually(async () => expect(await picture.getAttribute('src')).not.toBe(shown));
  expect((await save()).equals(plain)).toBe(false);
  await context.close();
});

test('a session is handed to the phone’s own share sheet as a file; closing that is no error', async () => {
  const { member } = await whoTrained();
  const { page, context } = await live.openPage('phone');
  await page.addInitScript(() => {
    const { prototype } = window.Navigator;
    prototype.canShare = ({ files }: any) => files.every((file: any) => file.type === 'image/png');
    prototype.share = async ({ files }: any) => {
      window.shared = files.map(({ name, type, size }: any) => ({ name, type, size }));
      throw new window.DOMException('', 'AbortError');
    };
  });
  await openLoggedIn(page, member, '/training/history');
  await page
    .getByRole('link', { name: /가슴과 이두/ })
    .first()
    .click();
  await page.getByRole('button', { name: '그림으로 공유하기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '보내기' }).click();
  const [file] = await page.evaluate(() => window.shared);
  expect(file).toMatchObject({ name: 'routineup.png', type: 'image/png' });
  expect(file.size).toBeLessThan(200_000);
  expect(await page.getByRole('alert').count()).toBe(0);
  await context.close();
});
