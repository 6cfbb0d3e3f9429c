import { jest } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../support/browser.js';
import { phoneNetwork } from '../support/phone-network.js';
import { openLoggedIn } from './steps/log-in.js';

jest.setTimeout(300_000);

const network = phoneNetwork();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const MOST_TAPS = 30;

/** Counts presses: a typed word is one, as its field has to be pressed. */
class Thumb {
  taps = 0;
  async press(what: Locator): Promise<void> {
    this.taps++;
    await what.click();
  }
  async type(into: Locator, text: string): Promise<void> {
    this.taps++;
    await into.fill(text);
  }
}

async function addFound(page: Page, thumb: Thumb, typed: string, product: RegExp): Promise<void> {
  await thumb.type(page.getByLabel('제품 찾기'), typed);
  const found = page.getByRole('list', { name: '찾은 제품' }).getByRole('button', { name: product });
  // The last line repeats the typed word.
  await thumb.press(found.filter({ hasNotText: '직접 적기' }).first());
  await page.getByRole('heading', { name: product, level: 3 }).waitFor();
}

describe('what is taken, on a phone of 360 px', () => {
  it('goes from nothing to a timetable: four products, one of them by hand, in at most thirty presses', async () => {
    const member = await network.t.signUp();
    const { page } = await openPage(browser, network.url, 'phone');
    await openLoggedIn(page, member, '/mypage');
    const thumb = new Thumb();
    await thumb.press(page.getByRole('link', { name: /내 영양제 검사/ }));
    await page.getByText('아직 적은 것이 없어요').waitFor();
    await addFound(page, thumb, '마그네슘', /마그네슘 250/);
    // By its initial consonants.
    await addFound(page, thumb, 'ㅂㅌㅁ', /비타민/);
    await addFound(page, thumb, '크레아틴', /크레아틴/);
    await thumb.type(page.getByLabel('제품 찾기'), '약국 아연');
    await thumb.press(page.getByRole('button', { name: '‘약국 아연’ 직접 적기' }));
    const form = page.getByRole('dialog');
    await thumb.press(form.getByLabel('성분 1', { exact: true }));
    await form.getByLabel('성분 1', { exact: true }).selectOption('zincMg');
    await thumb.type(form.getByLabel('성분 1의 양'), '50');
    await thumb.press(form.getByRole('button', { name: '더하기', exact: true }));
    await page.getByRole('heading', { name: '약국 아연', level: 3 }).waitFor();
    await thumb.press(page.getByRole('link', { name: '4가지 검사하기' }));

    const zinc = page.getByRole('listitem').filter({ hasText: '약국 아연' }).first();
    await zinc.getByText('빼기', { exact: true }).waitFor();
    await zinc.getByText(/아연이 .*하루 50mg으로 한도 25mg을 넘어요/).waitFor();
    await page.getByRole('heading', { name: '하루 시간표' }).waitFor();
    await page.getByText('날짜가 있는 가격이 없어서 값은 계산하지 않았어요.').waitFor();
    expect(thumb.taps).toBeLessThanOrEqual(MOST_TAPS);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

    // Without the pharmacy zinc, nothing exceeds its limit.
    await page.getByRole('button', { name: '뒤로' }).click();
    await page.getByRole('button', { name: '약국 아연 지우기' }).click();
    await page.getByRole('link', { name: '3가지 검사하기' }).click();
    await page.getByRole('heading', { name: '3가지 모두 그대로 드셔도 돼요' }).waitFor();
    await page.close();
  });

  it('is read from a pasted label, and what is not sure is asked instead of filled in', async () => {
    const member = await network.t.signUp();
    const { page } = await openPage(browser, network.url, 'phone');
    await openLoggedIn(page, member, '/mypage/intake');
    await page.getByLabel('제품 찾기').fill('종합비타민');
    await page.getByRole('button', { name: '‘종합비타민’ 직접 적기' }).click();
    const form = page.getByRole('dialog');
    await form
      .getByLabel('라벨 붙여 넣기')
      .fill('1일 섭취량(2정)당 비타민D 50㎍(500%), 아연 10mg, 산화마그네슘 500mg\n1일 2회, 1회 1정');
    await form.getByRole('button', { name: '라벨 읽기' }).click();
    await form.getByText('마그네슘 자체의 양인가요').waitFor();
    expect(await form.getByLabel('성분 1의 양').inputValue()).toBe('25');
    expect(await form.getByLabel('성분 2의 양').inputValue()).toBe('5');
    expect(await form.getByLabel('성분 3의 양').count()).toBe(0);
    await form.getByRole('button', { name: '더하기', exact: true }).click();
    await page.getByText('비타민 D 25µg · 아연 5mg').waitFor();
    expect(await page.getByRole('spinbutton', { name: '하루에' }).inputValue()).toBe('2');
    await page.close();
  });

  it('is printed for a pharmacist without a name or a word of the account', async () => {
    const member = await network.t.signUp({ userName: '인쇄될이름' });
    const token = { token: member.token };
    const nutrients = [{ nutrient: 'ironMg', amount: 60 }];
    await network.t.post('/api/intake', { name: '철분제', nutrients, servingsPerDay: 1, slots: [] }, token);
    const { page } = await openPage(browser, network.url, 'phone');
    await openLoggedIn(page, member, '/mypage/intake/check');
    await page.getByRole('heading', { name: '하루 시간표' }).waitFor();
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('region', { name: '약사·의사에게 보여 줄 표' });
    await sheet.getByText('철분제').first().waitFor();
    const written = await sheet.innerText();
    expect(written).toContain('한도 45mg');
    expect(written).toContain('여쭤볼 것');
    expect(written).not.toContain('인쇄될이름');
    expect(written).not.toContain(member.email);
    await page.close();
  });
});
