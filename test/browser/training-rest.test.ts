import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import { axeViolations } from './screens/axe.js';
import { idle } from './steps/idle.js';
import { openLoggedIn } from './steps/log-in.js';
import { beginRoutine, memberWithRoutine, nextCheck, readyWithoutNetwork } from './steps/training.js';

const network = phoneNetwork();
afterEach(() => network.on());

/** Counts the device alarms that the page triggers when a rest is over. */
const COUNT_ALARMS = `
  window.alarms = { tones: 0, vibrations: 0 };
  window.isAudible = () => false;
  navigator.vibrate = () => ++window.alarms.vibrations > 0;
  const resume = AudioContext.prototype.resume;
  AudioContext.prototype.resume = function () {
    window.isAudible = () => this.state === 'running';
    return resume.call(this);
  };
  const createOscillator = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.alarms.tones++;
    return createOscillator.call(this);
  };
`;

const alarms = (page: Page) => page.evaluate<{ tones: number; vibrations: number }>('({ ...window.alarms })');

/** Does a set and shortens its rest to the end, by the page's fake clock. */
async function restToItsEnd(page: Page, { sounds = true } = {}): Promise<void> {
  await nextCheck(page).click();
  await page.getByRole('button', { name: '휴식 −15초' }).click();
  // The page prepares the sound half a second after the press.
  if (sounds) await eventually(async () => expect(await page.evaluate('window.isAudible()')).toBe(true));
  await page.clock.fastForward(300_000);
  await page.getByText('다음 세트!').waitFor();
}

async function switchAlarm(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: '운동 기록 메뉴' }).click();
  await page.getByRole('menuitem', { name: '휴식 타이머' }).click();
  const sheet = page.getByRole('dialog', { name: '휴식 타이머' });
  await sheet.getByRole('checkbox', { name: label }).click();
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: '닫기' }).click();
}

test('what tells of the end of a rest is chosen in the session, without a network, and outlasts a reload', async () => {
  const member = await memberWithRoutine(network.t, [
    ['바벨 벤치프레스', 40, 10, 5],
    ['덤벨 컬', 8, 12, 2],
  ]);
  const page = await network.phone().start();
  await page.clock.install();
  await page.addInitScript(COUNT_ALARMS);
  await openLoggedIn(page, member, '/training', network.url);
  await readyWithoutNetwork(page);
  await network.off(page);
  await beginRoutine(page);
  await restToItsEnd(page);
  await eventually(async () => expect(await alarms(page)).toEqual({ tones: 3, vibrations: 1 }));

  await switchAlarm(page, '끝나면 소리로 알리기');
  await restToItsEnd(page);
  await eventually(async () => expect(await alarms(page)).toEqual({ tones: 3, vibrations: 2 }));

  await page.reload();
  await nextCheck(page).waitFor();
  await switchAlarm(page, '끝나면 진동으로 알리기');
  await restToItsEnd(page, { sounds: false });
  await idle(page);
  expect(await alarms(page)).toEqual({ tones: 0, vibrations: 0 });

  // On again: switching the other one off did not lose the choice.
  await switchAlarm(page, '끝나면 소리로 알리기');
  await restToItsEnd(page);
  await eventually(async () => expect(await alarms(page)).toEqual({ tones: 3, vibrations: 0 }));

  await switchAlarm(page, '세트를 마치면 휴식 시간 재기');
  const done = page.getByRole('button', { name: /완료 취소$/ });
  const before = await done.count();
  await nextCheck(page).click();
  await done.nth(before).waitFor();
  await idle(page);
  expect(await page.getByRole('timer').count()).toBe(0);
});

test('a rest counts on after a return by the back button, although Firefox loses a message of the page as it leaves', async () => {
  const member = await memberWithRoutine(network.t);
  const page = await network.phone().start();
  // Chromium delivers it late: here the page's own messages are lost while it says that it is hidden.
  await page.addInitScript(`
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...words) {
      if (!window.leaving) post.apply(this, words);
    };
    Object.defineProperty(document, 'visibilityState', { get: () => (window.leaving ? 'hidden' : 'visible') });
    window.turn = leaving => {
      window.leaving = leaving;
      if (!leaving) dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      document.dispatchEvent(new Event('visibilitychange'));
    };
  `);
  await openLoggedIn(page, member, '/training', network.url);
  await beginRoutine(page);
  await nextCheck(page).click();
  const left = page.getByRole('timer');
  const first = await left.innerText();
  await eventually(async () => expect(await left.innerText()).not.toBe(first));
  await page.evaluate('window.turn(true)');
  await idle(page);
  await page.evaluate('window.turn(false)');
  const back = await left.innerText();
  await eventually(async () => expect(await left.innerText()).not.toBe(back));
  const later = await left.innerText();
  await eventually(async () => expect(await left.innerText()).not.toBe(later));
});
