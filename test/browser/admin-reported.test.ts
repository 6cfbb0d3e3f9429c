import type { Page } from 'playwright-core';
import { FoodSafetyServer, reportedTablet } from '../support/food-safety-server.js';
import { liveBrowser } from '../support/live-browser.js';
import { ShoppingServer, shopItem } from '../support/shopping-server.js';
import { story } from './steps/story.js';

const env: NodeJS.ProcessEnv = {};
let ministry: FoodSafetyServer;
let naver: ShoppingServer;
beforeAll(async () => {
  ministry = await FoodSafetyServer.start();
  naver = await ShoppingServer.start();
  Object.assign(env, ministry.env, naver.env);
});
afterAll(async () => {
  await ministry.close();
  await naver.close();
});

const live = liveBrowser({ env });
let page: Page;
let visitor: Page;
beforeAll(async () => {
  ({ page } = await live.openPage());
  ({ page: visitor } = await live.openPage('phone'));
});

const step = story();
const card = (name: string) => page.getByRole('article', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const toast = (words: string) => page.getByRole('status', { name: '알림' }).getByText(words);
const chip = (name: RegExp) => page.getByRole('group', { name: '상태' }).getByRole('button', { name });

step('the day’s calls run out, and the fetch goes on where it stopped', async () => {
  const unclear = { PRDLST_NM: '달빛 아연', STDR_STND: '아연 : 8.5mg' };
  ministry.rows = Array.from({ length: 210 }, (_, i) => reportedTablet(i + 1, i === 2 ? unclear : {}));
  ministry.faults.set('201-400', FoodSafetyServer.code('INFO-300'));
  await page.goto('/admin?tab=reported');
  await page.getByLabel('아이디').fill(live.t.config.admin.loginId);
  await page.getByLabel('비밀번호', { exact: true }).fill(live.t.config.admin.password);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await page.getByRole('button', { name: '가져오기', exact: true }).click();
  await page.getByText('오늘 부를 수 있는 횟수를 다 썼어요. 내일 이어서 가져와 주세요.').waitFor();
  await page.getByText('210개 가운데 200개까지 가져왔어요.').waitFor();
  ministry.faults.clear();
  await page.getByRole('button', { name: '이어서 가져오기' }).click();
  await page.getByText(/210개를 모두 가져왔어요/).waitFor();
  await chip(/가격 대기 209/).waitFor();
});

step('what cannot be read is shown beside its text, corrected and taken', async () => {
  const unclear = card('달빛 아연');
  await unclear.getByText('아연 : 8.5mg', { exact: true }).waitFor();
  await unclear.getByText(/표시량이라고 쓰여 있지 않아요/).waitFor();
  await unclear.getByRole('button', { name: /받기$/ }).click();
  await dialog().getByText('아연 : 8.5mg', { exact: true }).waitFor();
  await dialog().getByText('1회분 기능 성분').click();
  await dialog().getByLabel('아연', { exact: true }).fill('8.5');
  await dialog().getByRole('button', { name: '받기' }).click();
  await toast('받았어요. 가격을 넣으면 올릴 수 있어요.').waitFor();
  await page.getByText('확인할 제품이 없어요').waitFor();
});

step('a product with a price is found by visitors', async () => {
  await chip(/가격 대기 210/).click();
  await card('달빛 아연').getByText('아연 8.5mg').first().waitFor();
  await card('달빛 아연')
    .getByRole('button', { name: /올리기$/ })
    .click();
  await dialog().getByRole('button', { name: '올리기' }).click();
  await dialog().getByText('가격을 입력해 주세요.').waitFor();
  await dialog().getByLabel('영문 이름 *').fill('Moonlight Zinc');
  await dialog().getByLabel('맛 *').fill('무맛');
  await dialog().getByLabel('가격 *').fill('15000');
  await dialog().getByLabel('제공량 *').fill('60');
  await dialog().getByRole('button', { name: '올리기' }).click();
  await toast('보충제 목록에 올렸어요.').waitFor();
  await chip(/올린 제품 1/).click();
  await card('달빛 아연').waitFor();
  await visitor.goto('/searchsupplement/1?keyword=달빛');
  await visitor.getByRole('heading', { name: '달빛 아연' }).waitFor();
});

step('the shopping search finds its price, and the same offer is chosen once', async () => {
  naver.shops.set('한빛헬스 달빛 아연', [
    shopItem(1, 31_000),
    shopItem(2, 13_500, { title: '달빛 아연 60정' }),
  ]);
  await page.getByRole('tab', { name: '가격', exact: true }).click();
  await page.getByText('30일 넘은 가격이 없어요').waitFor();
  await page.getByRole('button', { name: '가격 찾기' }).click();
  const lists = page.getByRole('group', { name: '가격 목록' });
  await lists.getByRole('button', { name: '상품 고르기 1' }).click();
  await card('달빛 아연').getByText('15,000원').waitFor();
  await card('달빛 아연').getByRole('button', { name: '달빛 아연 60정 이 상품이에요' }).click();
  await toast('이 상품의 가격을 따를게요.').waitFor();
  await lists.getByRole('button', { name: '가격을 따르는 제품 1' }).click();
  await card('달빛 아연')
    .getByText(/네이버 쇼핑 · \d+월 \d+일/)
    .waitFor();
  await visitor.reload();
  await visitor.getByText('13,500원').waitFor();
  await card('달빛 아연').getByLabel('지금 가격(원)').fill('20000000');
  await card('달빛 아연').getByRole('button', { name: '달빛 아연 가격 저장' }).click();
  await card('달빛 아연')
    .getByText(/10,000,000/)
    .waitFor();
  await card('달빛 아연').getByLabel('지금 가격(원)').fill('12900');
  await card('달빛 아연').getByRole('button', { name: '달빛 아연 가격 저장' }).click();
  await card('달빛 아연')
    .getByText(/직접 넣음/)
    .waitFor();
  await page.getByRole('tab', { name: '신고 제품' }).click();
});

step('what is not wanted is put away', async () => {
  await chip(/가격 대기/).click();
  await card('햇살 비타민 D 1').getByRole('button', { name: '햇살 비타민 D 1 올리지 않기' }).click();
  await toast('올리지 않기로 했어요.').waitFor();
  await chip(/올리지 않음 1/).click();
  await card('햇살 비타민 D 1').waitFor();
});

step('the invented products leave with one press', async () => {
  await page.getByRole('tab', { name: '보충제', exact: true }).click();
  await page.getByRole('button', { name: '예시 모두 숨기기' }).click();
  await page.getByText(/예시 제품 \d+개를 숨겼어요/).waitFor();
  await visitor.goto('/searchsupplement/1');
  await visitor.getByRole('heading', { name: '달빛 아연' }).waitFor();
  expect(await visitor.locator('main li h3').allInnerTexts()).toEqual(['달빛 아연']);
  await page.getByRole('button', { name: '예시 다시 보이기' }).click();
  await page.getByText(/‘예시’ 표시와 함께 보여요/).waitFor();
});
