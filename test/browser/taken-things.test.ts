import { jest } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { ReportedFetch } from '../../src/admin/reported/entities/reported-fetch.entity.js';
import { ReportedProduct } from '../../src/admin/reported/entities/reported-product.entity.js';
import { searchNameOf, type ReportedRow } from '../../src/admin/reported/reported-row.js';
import { launchBrowser, openPage } from '../support/browser.js';
import { reportedTablet } from '../support/food-safety-server.js';
import { phoneNetwork } from '../support/phone-network.js';
import { openLoggedIn } from './steps/log-in.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;
declare const getComputedStyle: any;
declare const navigator: any;

const isFocused = (element: unknown): boolean => element === document.activeElement;

jest.setTimeout(300_000);

const network = phoneNetwork();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => network.on());

const MOST_TAPS = 30;
const MOST_SECONDS = 90;
/** A slow press with finding what to press, and a slow letter. */
const SECONDS_A_TAP = 2;
const SECONDS_A_LETTER = 0.5;

/** Counts presses: a typed word is one, as its field has to be pressed. */
class Thumb {
  taps = 0;
  letters = 0;
  /** What a person needs for these steps; the machine's own time differs by test run. */
  seconds = (): number => this.taps * SECONDS_A_TAP + this.letters * SECONDS_A_LETTER;
  async press(what: Locator): Promise<void> {
    this.taps++;
    await what.click();
  }
  async type(into: Locator, text: string): Promise<void> {
    this.taps++;
    this.letters += text.length;
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
    expect(thumb.seconds()).toBeLessThanOrEqual(MOST_SECONDS);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

    // Without the pharmacy zinc, nothing exceeds its limit.
    await page.getByRole('button', { name: '뒤로' }).click();
    await page.getByRole('button', { name: '약국 아연 지우기' }).click();
    await page.getByRole('link', { name: '3가지 검사하기' }).click();
    await page.getByRole('heading', { name: '3가지에서 바꿀 것을 찾지 못했어요' }).waitFor();
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
    expect(await form.getByLabel('성분 3의 양').inputValue()).toBe('');
    expect(await form.getByLabel('성분 3', { exact: true }).inputValue()).toBe('magnesiumMg');
    await form.getByRole('button', { name: '더하기', exact: true }).click();
    await page.getByText('비타민 D 25µg · 아연 5mg').waitFor();
    expect(await page.getByRole('spinbutton', { name: '하루에' }).inputValue()).toBe('2');
    await page.close();
  });

  it('is a product that its maker reported, found by its initial consonants and filled in from its label', async () => {
    const member = await network.t.signUp();
    const row = reportedTablet(7, { PRDLST_NM: '새벽별 비타민 D' }) as ReportedRow;
    await network.t.database.write(async manager => {
      const reported = {
        reportNumber: row.PRDLST_REPORT_NO,
        raw: row,
        fingerprint: 'f',
        state: 'ready' as const,
      };
      const decided = { changed: false, accepted: null, decidedBy: null, fetchedAt: new Date() };
      await manager.insert(ReportedProduct, { ...reported, ...decided, searchName: searchNameOf(row) });
      await manager.insert(ReportedFetch, { id: 1, nextRow: 1, total: 1, finishedAt: new Date() });
    });
    const { page } = await openPage(browser, network.url, 'phone');
    await openLoggedIn(page, member, '/mypage/intake');
    await page.getByLabel('제품 찾기').fill('ㅅㅂㅂ ㅂㅌㅁ');
    await page.getByRole('button', { name: /새벽별 비타민 D.*신고된 제품/ }).click();
    // All of its label is certain: one press adds it.
    await page.getByRole('heading', { name: '새벽별 비타민 D', level: 3 }).waitFor();
    await page.getByText('비타민 D 12.5µg').waitFor();
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
    await page.getByRole('heading', { name: '성분마다 하루에' }).waitFor();
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

  it('is shown without a network as it was checked last, with its age', async () => {
    const member = await network.t.signUp();
    const token = { token: member.token };
    const nutrients = [{ nutrient: 'ironMg', amount: 60 }];
    await network.t.post('/api/intake', { name: '철분제', nutrients, servingsPerDay: 1, slots: [] }, token);
    const page = await network.phone().start();
    await openLoggedIn(page, member, '/mypage/intake', network.url);
    await page.waitForFunction(() => navigator.serviceWorker?.controller);
    await page.getByRole('heading', { name: '철분제', level: 3 }).waitFor();
    await page.goto(`${network.url}/mypage/intake/check`);
    const over = page.getByText(/철이 하루 60mg으로 한도 45mg을 넘어요/);
    await over.waitFor();
    await network.off(page);
    await page.goto(`${network.url}/mypage/intake/check`);
    await over.waitFor();
    await page.getByText(/에 받은 내용이에요\. 연결되면 새로 가져올게요/).waitFor();
    await network.on(page);
  });

  it('is typed by the keyboard alone at 180 px, which is text at 200 %', async () => {
    const member = await network.t.signUp();
    const { page } = await openPage(browser, network.url, 'phone');
    await page.setViewportSize({ width: 180, height: 370 });
    await openLoggedIn(page, member, '/mypage/intake');
    const keys = page.keyboard;
    await page.getByLabel('제품 찾기').focus();
    await keys.type('약국 철분');
    const byHand = page.getByRole('button', { name: '‘약국 철분’ 직접 적기' });
    await byHand.waitFor();
    const tabTo = async (what: Locator) => {
      for (let presses = 0; presses < 40; presses++) {
        if (await what.evaluate(isFocused).catch(() => false)) return;
        await keys.press('Tab');
      }
      throw new Error('the keyboard does not get there');
    };
    await tabTo(byHand);
    await keys.press('Enter');
    const form = page.getByRole('dialog');
    await form.waitFor();
    const wide = () =>
      page.evaluate(
        '[document.documentElement, ...document.querySelectorAll("dialog[open], dialog[open] *")].filter(each => each.scrollWidth > Math.max(each.clientWidth, 180) && getComputedStyle(each).overflowX !== "hidden" && each.tagName !== "INPUT").map(each => each.outerHTML.slice(0, 120))',
      );
    expect(await wide()).toEqual([]);
    const amount = form.getByLabel('성분 1의 양');
    await tabTo(amount);
    await keys.type('25');
    await tabTo(form.getByRole('button', { name: '더하기', exact: true }));
    await keys.press('Enter');
    await page.getByRole('heading', { name: '약국 철분', level: 3 }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    // Nothing lies over something else, and every button is within its card.
    const right = async (what: Locator) => {
      const { x, width } = (await what.boundingBox())!;
      return x + width;
    };
    const home = page.getByRole('link', { name: '루틴업 홈' });
    const account = page.getByRole('button', { name: /님$/ });
    expect(await right(home)).toBeLessThanOrEqual((await account.boundingBox())!.x);
    const card = page.getByRole('listitem').filter({ hasText: '약국 철분' });
    const more = card.getByRole('button', { name: /늘리기/ });
    expect(await right(more)).toBeLessThanOrEqual(await right(card));
    // Escape closes the dialog and gives the focus back to what opened it.
    const edit = page.getByRole('button', { name: '약국 철분 고치기' });
    await tabTo(edit);
    await keys.press('Enter');
    await form.waitFor();
    expect(await wide()).toEqual([]);
    await keys.press('Escape');
    await form.waitFor({ state: 'detached' });
    expect(await edit.evaluate(isFocused)).toBe(true);
    await tabTo(page.getByRole('link', { name: '1가지 검사하기' }));
    await keys.press('Enter');
    await page.getByRole('heading', { name: '하루 시간표' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await page.close();
  });

  it('fits one sheet of paper with eight products, black on white', async () => {
    const member = await network.t.signUp();
    const token = { token: member.token };
    // All of them are to be asked about.
    await network.t.post('/api/user/health', { medicines: ['혈압약'] }, token);
    const multivitamin = [
      ...[
        'vitaminAUg',
        'vitaminCMg',
        'vitaminEMg',
        'vitaminKUg',
        'vitaminB1Mg',
        'vitaminB2Mg',
        'nicotinamideMg',
      ],
      ...[
        'pantothenicAcidMg',
        'vitaminB6Mg',
        'biotinUg',
        'folicAcidUg',
        'vitaminB12Ug',
        'calciumMg',
        'ironMg',
      ],
      ...['magnesiumMg', 'copperMg', 'manganeseMg', 'seleniumUg', 'iodineUg', 'chromiumUg'],
    ].map(nutrient => ({ nutrient, amount: 4 }));
    for (let n = 1; n <= 8; n++) {
      const nutrients = [
        ...multivitamin,
        { nutrient: 'zincMg', amount: 5 + n },
        { nutrient: 'vitaminDUg', amount: 10 },
      ];
      const body = { name: `영양제 ${n}번 이름이 긴 제품`, nutrients, servingsPerDay: 1, slots: [] };
      await network.t.post('/api/intake', body, token);
    }
    const { page } = await openPage(browser, network.url, 'phone', 'dark');
    await openLoggedIn(page, member, '/mypage/intake/check');
    await page.getByRole('heading', { name: '하루 시간표' }).waitFor();
    const pdf = await page.pdf({ format: 'A4', printBackground: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('region', { name: '약사·의사에게 보여 줄 표' });
    expect(
      await sheet.evaluate(element => [
        getComputedStyle(element).color,
        getComputedStyle(element).backgroundColor,
      ]),
    ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    await page.close();
  });

  it('makes a recommendation old, which says so and is asked for again', async () => {
    const member = await network.t.signUp();
    const token = { token: member.token };
    const { id } = (
      await network.t.post(
        '/api/recommendation/supplement',
        { purpose: ['근력 향상'], monthlyBudget: 70_000 },
        token,
      )
    ).body;
    const { page } = await openPage(browser, network.url, 'phone');
    await openLoggedIn(page, member, `/recommend/supplementresult?history=${id}`);
    await page.getByRole('heading', { name: /월 7만원으로 맞춘/ }).waitFor();
    expect(await page.getByText('드시는 것이 바뀌었어요').count()).toBe(0);
    const nutrients = [{ nutrient: 'creatineG', amount: 3 }];
    await network.t.post('/api/intake', { name: '크레아틴', nutrients, servingsPerDay: 1, slots: [] }, token);
    await page.reload();
    await page.getByText('이 추천을 받은 뒤에 드시는 것이 바뀌었어요.').waitFor();
    await page.getByRole('button', { name: '다시 추천받기', exact: true }).click();
    await page.getByText('이미 드시는 1가지를 셈에 넣었어요').waitFor();
    expect(await page.getByText('드시는 것이 바뀌었어요').count()).toBe(0);
    await page.close();
  });
});
