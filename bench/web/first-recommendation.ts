/**
 * How long a new user is busy on a phone (360 × 740) from 회원가입 to the first recommended workouts, against a running built server
 * (start it with RATE_LIMIT=off and a DATA_DIR that this machine can read):
 *
 *   node --import tsx bench/web/first-recommendation.ts http://localhost:3000 <DATA_DIR of the server>
 *
 * Types and taps in real time at the pace below, so that the time of the pages themselves counts too. The pace is that of the
 * Keystroke-Level Model (Card, Moran & Newell 1983) for touch: a key 0.25 s, moving to a target 0.3 s, deciding beforehand 1.0 s (0 s
 * for the next field of a form, which people fill in from top to bottom), a swipe 0.5 s, and 2 s to understand a new screen. Fetching the six
 * digits from the mail takes 10 s.
 */
import { loadavg } from 'node:os';
import type { Locator } from 'playwright-core';
import { eventually } from '../../test/support/eventually.js';
import { lastCode } from '../../test/support/sign-up.js';
import { isOffScreen, openPhone } from './phone-taps.js';

const [url = 'http://localhost:3000', dataDir = '.data'] = process.argv.slice(2);
const PACE = { key: 250, travel: 300, decision: 1_000, swipe: 500, screen: 2_000, code: 10_000 } as const;
/** 김민지 on a Korean keyboard. */
const NAME = { text: '김민지', keys: 8 };
const GOAL_S = 90;

const { page, close } = await openPhone();
const email = `minji${Date.now() % 100_000}@example.com`;
let taps = 0;
/** The time of the pace alone, without waiting for a page. */
let doing = 0;
let keys = 0;
const screens: { name: string; at: number }[] = [];

async function take(ms: number): Promise<void> {
  doing += ms;
  await page.waitForTimeout(ms);
}

async function tap(target: Locator, decision: number = PACE.decision): Promise<void> {
  await target.waitFor();
  if (await isOffScreen(target)) await take(PACE.swipe);
  await take(decision + PACE.travel);
  await target.tap();
  taps++;
}

async function type(label: string, text: string, pressed = text.length): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await tap(field, 0);
  await take(PACE.key * pressed);
  await page.keyboard.insertText(text);
  keys += pressed;
}

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
  await tap(button('중복 확인'));
  await tap(button('인증 메일 보내기'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('timer').waitFor();
  await take(PACE.code);
  await dialog.getByLabel('인증 코드').fill(await eventually(() => lastCode(dataDir, email)));
  await tap(dialog.getByRole('button', { name: '확인' }));
  await page.getByText('이메일을 인증했어요.').waitFor();
  await type('비밀번호', 'routine1234');
  await type('비밀번호 확인', 'routine1234');
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
  await screen('equipment', button('추천받기'));
  await tap(
    button(/헬스장/)
      .or(page.getByRole('radio', { name: /헬스장/ }))
      .first(),
  );
  await tap(button('추천받기'));
  await page.getByRole('heading', { name: /운동 \d개예요/ }).waitFor();
  screens.push({ name: 'recommended', at: Date.now() });

  for (const [index, { name, at }] of screens.slice(0, -1).entries())
    console.log(`${((screens[index + 1]!.at - at) / 1000).toFixed(1).padStart(6)} s  ${name}`);
  const seconds = (screens.at(-1)!.at - screens[0]!.at) / 1000;
  console.log(
    `${seconds.toFixed(1).padStart(6)} s  altogether: ${taps} taps, ${keys} keys, ${screens.length - 1} screens`,
  );
  console.log(
    `${(doing / 1000).toFixed(1).padStart(6)} s  of it the pace alone, the rest waiting for pages; load of the machine ${loadavg()[0]!.toFixed(1)}`,
  );
  console.log(seconds <= GOAL_S ? `within ${GOAL_S} s` : `MISSED: ${GOAL_S} s`);
} finally {
  await close();
}
