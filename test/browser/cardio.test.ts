import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import { openLoggedIn } from './steps/log-in.js';
import { readyWithoutNetwork } from './steps/training.js';

jest.setTimeout(300_000);

const NOON_IN_KOREA_MS = 3 * 3_600_000;

const network = phoneNetwork();

const strip = (page: Page) => page.getByRole('list', { name: '이번 주의 날' });
it('endurance is planned with a week, done without a network, counted and corrected', async () => {
  const { t } = network;
  const monday = t.nextMonday();
  const member = await t.signUp();
  const page = await network.phone().start();
  await page.clock.setFixedTime(new Date(Date.parse(monday) + NOON_IN_KOREA_MS));
  await openLoggedIn(page, member, '/week', network.url);

  // On Monday after lifting, and on its own day.
  await page.getByText('유산소: 안 해요').click();
  for (const day of ['월', '토']) await page.getByRole('button', { name: `유산소 ${day}요일` }).click();
  await page.getByText('유산소: 30분씩 2번').waitFor();
  await page.getByText('한 주에 60분이에요.').waitFor();
  const accept = page.getByRole('button', { name: '이 주로 정하기' });
  await eventually(async () => expect(await accept.isEnabled()).toBe(true));
  await page.getByRole('region', { name: '유산소', exact: true }).getByText('토요일 · 30분').waitFor();
  await accept.click();
  await strip(page).waitFor();
  await strip(page)
    .getByRole('button', { name: /^토요일, 쉬는 날, 유산소$/ })
    .waitFor();

  await page.goto(`${network.url}/`);
  const today = page.getByRole('region', { name: '유산소', exact: true });
  await today.getByText('말은 할 수 있게').waitFor();
  await readyWithoutNetwork(page);
  // The device keeps the form as well.
  await today.getByRole('button', { name: '기록하기' }).click();
  await page.getByRole('dialog', { name: '유산소 기록' }).waitFor();
  await page.keyboard.press('Escape');
  await network.off(page);
  await today.getByRole('button', { name: '기록하기' }).click();
  const sheet = page.getByRole('dialog', { name: '유산소 기록' });
  await sheet.getByRole('button', { name: /늘리기$/ }).click();
  await sheet.getByRole('textbox', { name: /거리/ }).fill('-1');
  expect(await sheet.getByRole('button', { name: '저장' }).isEnabled()).toBe(false);
  await sheet.getByRole('textbox', { name: /거리/ }).fill('5.8');
  await sheet.getByRole('button', { name: '저장' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('달리기 35분, 했어요').waitFor();
  await page.getByText('35 / 150분').waitFor();

  await network.on(page);
  await eventually(async () => {
    const { body } = await t.get(`/api/week?on=${monday}`, { token: member.token });
    expect(body.cardio.countedMinutes).toBe(35);
  });
  await page.getByText('달리기 35분, 했어요').click();
  await page.getByRole('heading', { name: '달리기' }).waitFor();
  await page.getByText('6:02/km', { exact: true }).waitFor();
  await page.getByRole('button', { name: '운동 기록 메뉴' }).click();
  await page.getByRole('menuitem', { name: '고치기' }).click();
  const edit = page.getByRole('dialog', { name: '유산소 고치기' });
  await edit.getByText('몇 마디만 할 수 있어요').click();
  await edit.getByRole('button', { name: '저장' }).click();
  await page.getByText('하면서 몇 마디만 할 수 있었어요.').waitFor();

  await page.goto(`${network.url}/training/history`);
  await page.getByText('35분 · 5.8km · 6:02/km').waitFor();
  await page.getByRole('tab', { name: '유산소' }).click();
  await page.getByText('이번 주 · 150분까지 80분 남았어요').waitFor();
  await page.getByText('가장 오래 35분 · 가장 멀리 5.8km · 가장 빠르게 6:02/km').waitFor();
});
