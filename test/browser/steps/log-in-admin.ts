import type { Page } from 'playwright-core';

/** Opens an admin page and logs in through its form. */
export async function logInAdmin(
  page: Page,
  { loginId, password }: { loginId: string; password: string },
  path = '/admin',
): Promise<void> {
  await page.goto(path);
  await page.getByLabel('아이디').fill(loginId);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await page.getByRole('heading', { name: '카탈로그 관리' }).waitFor();
}
