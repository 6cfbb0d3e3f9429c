import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.js';
import type { TestApp } from '../../support/test-app.js';

/** Step 1: identity, with the six digits from the real mail, the last of which sends them. Leaves the form filled in, 다음 not yet pressed. */
export async function fillMemberStep(page: Page, t: TestApp, email: string): Promise<void> {
  await page.getByLabel('이름').fill('김민지');
  await page.getByLabel('생년월일').fill('19970412');
  await page.getByLabel('이메일').fill(email);
  await page.getByRole('button', { name: '인증 메일 보내기' }).click();
  const code = await eventually(() => t.lastCode(email));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('timer').filter({ hasText: '남은 시간' }).waitFor();
  await dialog.getByLabel('인증 코드').fill(code);
  await page.getByText('이메일을 인증했어요.').waitFor();
  await page.getByLabel('비밀번호', { exact: true }).fill('routine1234');
  await page.getByText('모두 동의해요').click();
}

/** Step 2: sex, height, weight. */
export async function fillBodyStep(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '여성' }).check();
  await page.getByLabel('키', { exact: true }).fill('165');
  await page.getByLabel('체중', { exact: true }).fill('58');
}

/** All four steps, up to 가입을 마쳤어요. */
export async function signUp(page: Page, t: TestApp, email: string): Promise<void> {
  const next = page.getByRole('button', { name: '다음', exact: true });
  await fillMemberStep(page, t, email);
  await next.click();
  await page.waitForURL('**/signup/bodyinfo');
  await fillBodyStep(page);
  await next.click();
  await page.waitForURL('**/signup/bodyfigure');
  await page.getByRole('radio', { name: /표준형/ }).check();
  await page.getByRole('button', { name: '가입 완료' }).click();
  await page.waitForURL('**/signup/complete');
}
