/**
 * How long a new user is busy on a phone (360 × 740) from 회원가입 to the first recommended workouts, against a running built server
 * (start it with RATE_LIMIT=off and a DATA_DIR that this machine can read):
 *
 *   node --import tsx bench/web/first-recommendation.ts http://localhost:3000 <DATA_DIR of the server>
 *
 * Types and taps in real time at the pace of `paced-phone.ts`; fetching the six digits from the mail takes 10 s.
 */
import { loadavg } from 'node:os';
import type { Locator } from 'playwright-core';
import { eventually } from '../../test/support/eventually.js';
import { lastCode } from '../../test/support/sign-up.js';
import { openPacedPhone, PACE } from './paced-phone.js';

const [url = 'http://localhost:3000', dataDir = '.data'] = process.argv.slice(2);
const FETCHING_THE_CODE_MS = 10_000;
/** 김민지 on a Korean keyboard. */
const NAME = { text: '김민지', keys: 8 };
const GOAL_S = 90;

const { page, close, spent, take, tap, type: typeInto } = await openPacedPhone();
const email = `minji${Date.now() % 100_000}@example.com`;
const screens: { name: string; at: number }[] = [];

const type = (label: string, text: string, pressed?: number) =>
  typeInto(page.getByLabel(label, { exact: true }), text, pressed);

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const next = () => tap(page.getByRole('button', { name: /^다음/ }));

/** Counts a new screen, once it is shown. */
async function screen(name: string, sign: Locator): Promise<void> {
  await sign.first().waitFor();
  screens.push({ name, at: Date.now() });
  await take(PACE.screen);
}

try {
  await page.goto(`${url}/signup?next=%2Frecommend`);
  await screen('account', page.getByLabel('이름'));
  await type('이름', NAME.text, NAME.keys);
  await type('생년월일', '19970412');
  await type('이메일', email);
  await tap(button('인증 메일 보내기'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('timer').waitFor();
  await take(FETCHING_THE_CODE_MS);
  await dialog.getByLabel('인증 코드').fill(await eventually(() => lastCode(dataDir, email)));
  await page.getByText('이메일을 인증했어요.').waitFor();
  await type('비밀번호', 'routine1234');
  await tap(page.getByText('모두 동의해요'));
  await next();
  await screen('sex, height, weight', page.getByLabel('키', { exact: true }));
  await tap(page.getByRole('radio', { name: '여성' }));
  await type('키', '165');
  await type('체중', '58');
  await next();
  await screen('figure', page.getByRole('radio', { name: /표준형/ }));
  await tap(page.getByRole('radio', { name: /표준형/ }));
  await tap(button('가입 완료'));
  await screen('signed up', page.getByRole('link', { name: '이어서 추천받기' }));
  await tap(page.getByRole('link', { name: '이어서 추천받기' }));
  await screen('start', button('시작하기'));
  await tap(button('시작하기'));
  await screen('this body?', page.getByRole('dialog'));
  await tap(page.getByRole('dialog').getByRole('button', { name: '예', exact: true }));
  await screen('workouts or supplements', page.getByRole('radio', { name: /^운동/ }));
  await tap(page.getByRole('radio', { name: /^운동/ }));
  await next();
  await screen('health', button('해당 없어요'));
  await tap(button('해당 없어요'));
  await screen('parts', page.getByRole('checkbox', { name: '가슴', exact: true }));
  await tap(page.getByRole('checkbox', { name: '가슴', exact: true }));
  await next();
  await screen('place', button(/^헬스장/));
  await tap(button(/^헬스장/));
  await screen('goal and time', button('추천받기'));
  await tap(button('추천받기'));
  await page.getByRole('heading', { name: /운동 \d개예요/ }).waitFor();
  screens.push({ name: 'recommended', at: Date.now() });

  for (const [index, { name, at }] of screens.slice(0, -1).entries())
    console.log(`${((screens[index + 1]!.at - at) / 1000).toFixed(1).padStart(6)} s  ${name}`);
  const seconds = (screens.at(-1)!.at - screens[0]!.at) / 1000;
  console.log(
    `${seconds.toFixed(1).padStart(6)} s  altogether: ${spent.taps} taps, ${spent.keys} keys, ${screens.length - 1} screens`,
  );
  console.log(
    `${(spent.doing / 1000).toFixed(1).padStart(6)} s  of it the pace alone, the rest waiting for pages; load of the machine ${loadavg()[0]!.toFixed(1)}`,
  );
  console.log(seconds <= GOAL_S ? `within ${GOAL_S} s` : `MISSED: ${GOAL_S} s`);
} finally {
  await close();
}
