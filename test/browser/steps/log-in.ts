import type { Page } from 'playwright-core';
import type { TestMember } from '../../support/test-app.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const localStorage: any;

const SESSION_KEY = 'routineup.session';

/**
 * Opens a page with the login of an earlier visit, like a reopened browser.
 * @param base the application's address, for a browser without a base URL
 */
export async function openLoggedIn(page: Page, member: TestMember, path = '/', base = ''): Promise<void> {
  // A plain text file: no application script runs before the login is stored.
  await page.goto(`${base}/robots.txt`);
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key!, value!),
    [
      SESSION_KEY,
      JSON.stringify({
        accessToken: member.token,
        refreshToken: member.refreshToken,
        loginKey: member.refreshToken,
        rememberMe: true,
      }),
    ],
  );
  await page.goto(base + path);
}

/** Fills in and sends the login form. */
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
