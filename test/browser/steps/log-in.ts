import type { Page } from 'playwright-core';
import type { TestMember } from '../../support/test-app.js';

/** The page's own; what is evaluated there has no types here. */
declare const localStorage: any;

const SESSION_KEY = 'routineup.session';

/**
 * Opens a page with a login of an earlier visit, as a browser that was closed and opened again has it.
 * @param base where the application is, for a browser that was not told
 */
export async function openLoggedIn(page: Page, member: TestMember, path = '/', base = ''): Promise<void> {
  // A plain text file: nothing of the application runs before the login is there.
  await page.goto(`${base}/robots.txt`);
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key!, value!),
    [
      SESSION_KEY,
      JSON.stringify({ accessToken: member.token, refreshToken: member.refreshToken, rememberMe: true }),
    ],
  );
  await page.goto(base + path);
}

/** Fills the login form in and sends it. */
export async function logIn(
  page: Page,
  email: string,
  password: string,
  { remember = false } = {},
): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: '로그인 유지' }).setChecked(remember);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}
