import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';

/** From a hundred paths on, the page renders only what is in view, so the test scrolls there. */
const SCROLL_PX = 400;

/** How an API user works: logs in on the page itself, then tries calls that need it. */
describe('Swagger UI', () => {
  const live = liveBrowser();
  let page: Page;
  let faults: string[];
  let member: TestMember;
  beforeAll(async () => {
    member = await live.t.signUp();
    ({ page, faults } = await live.openPage());
    page.setDefaultTimeout(40_000);
  });

  /** Opens an operation, edits its body and executes it; returns the live answer's status and text. */
  async function tryOut(operation: string, body?: object): Promise<{ status: string; text: string }> {
    const block = page.locator(`[id$="-${operation}"]`);
    await page.evaluate('scrollTo(0, 0)');
    await eventually(async () => {
      if ((await block.count()) > 0) return;
      await page.mouse.wheel(0, SCROLL_PX);
      throw new Error(`${operation} is not in sight`);
    });
    await block.locator('.opblock-summary-control').click();
    const begin = block.getByRole('button', { name: 'Try it out' });
    // An operation tried before is still open, with Cancel in place of the button.
    await begin
      .or(block.getByRole('button', { name: 'Cancel' }))
      .first()
      .waitFor();
    if (await begin.isVisible()) await begin.click();
    // Its old answer would pass for the new one.
    const clear = block.getByRole('button', { name: 'Clear' });
    if (await clear.isVisible()) await clear.click();
    if (body) await block.locator('textarea.body-param__text').fill(JSON.stringify(body));
    await block.getByRole('button', { name: 'Execute' }).click();
    const answer = block.locator('.live-responses-table .response').first();
    await answer.waitFor();
    const status = await answer.locator('.response-col_status').innerText();
    const text = await answer.locator('.highlight-code').first().innerText();
    await block.locator('.opblock-summary-control').click();
    return { status: status.trim().slice(0, 3), text };
  }

  it('lists every call under its Korean tag, under the strict policy', async () => {
    const answer = await page.goto('/api/docs');
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
    await page.locator('.opblock').first().waitFor();
    const documented = Object.values<object>((await live.t.get('/api/openapi.json')).body.paths);
    const operations = documented.reduce((sum, item) => sum + Object.keys(item).length, 0);
    const listed = new Set<string>();
    await eventually(async () => {
      for (const block of await page.locator('.opblock').all()) listed.add((await block.getAttribute('id'))!);
      for (const tag of await page.locator('.opblock-tag').allInnerTexts()) expect(tag).toMatch(/[가-힣]/);
      await page.mouse.wheel(0, SCROLL_PX);
      expect(listed.size).toBe(operations);
    }, 60_000);
  });

  it('lets a consumer log in, authorize and call, each with the example at hand', async () => {
    expect((await tryOut('User_profile')).status).toBe('401');
    const login = await tryOut('Auth_login', {
      loginEmail: member.email,
      password: member.password,
      rememberMe: true,
    });
    expect(login.status).toBe('200');
    const token = /"accessToken":\s*"([^"]+)"/.exec(login.text)![1]!;

    await page.locator('.auth-wrapper .authorize').first().click();
    const access = page.locator('.auth-container').first();
    await access.locator('input').fill(token);
    await access.getByRole('button', { name: 'Apply credentials' }).click();
    await access.getByRole('button', { name: 'Close' }).click();

    const profile = await tryOut('User_profile');
    expect(profile.status).toBe('200');
    expect(profile.text).toContain(member.email);
    // With the body that the page offers.
    expect((await tryOut('Recommendation_requestWorkouts')).status).toBe('202');
  });

  it('reports no fault', () => {
    expect(faults).toEqual([]);
  });
});
