import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { tokenEnding } from './steps/end-token.js';
import { story } from './steps/story.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;

const PHONE = { width: 360, height: 740 };

const live = liveBrowser();
/** The tabs of an admin and of a viewer. */
let page: Page;
let visitor: Page;
let endToken: () => Promise<void>;

beforeAll(async () => {
  ({ page } = await live.openPage());
  endToken = tokenEnding(page, live.t);
  ({ page: visitor } = await live.openPage('phone'));
});

const step = story();

const dialog = () => page.getByRole('dialog');
const rows = () => page.getByRole('region', { name: /목록$/ }).locator('tbody tr');
const toast = (words: string) => page.getByRole('status', { name: '알림' }).getByText(words);
const openMenu = async (name: string) => {
  await page.getByRole('button', { name: /목록 메뉴$/ }).click();
  await page.getByRole('menuitem', { name }).click();
};
const closed = () => dialog().waitFor({ state: 'detached' });

/** The row count shown above the table. */
const total = async () => {
  const text = await page.getByRole('tabpanel').getByText(/\d개$/).first().textContent();
  return Number(/([\d,]+)개$/.exec(text ?? '')?.[1]?.replace(',', ''));
};

const openTab = async (noun: string) => {
  await page.getByRole('tab', { name: noun, exact: true }).click();
  await page.getByRole('region', { name: `${noun} 목록` }).waitFor();
};

const search = async (keyword: string) => {
  const box = page.getByRole('searchbox');
  await box.fill(keyword);
  await box.press('Enter');
  await page.getByText(`‘${keyword}’`).first().waitFor();
};

/** Checks the public search results for a keyword. */
const publicly = async (keyword: string, expected: readonly string[]) => {
  await visitor.goto(`/searchworkout/1?keyword=${encodeURIComponent(keyword)}`);
  await visitor.getByRole('heading', { name: new RegExp(`검색 결과 ${expected.length}개`) }).waitFor();
  if (expected.length === 0) await visitor.getByText('찾는 운동이 없어요').waitFor();
  await eventually(async () =>
    expect(await visitor.locator('main li h3').allTextContents()).toEqual(expected),
  );
};

step('a wrong password is said in words, the right one opens the console', async () => {
  await page.goto('/admin');
  await page.getByLabel('아이디').fill(live.t.config.admin.loginId);
  await page.getByLabel('비밀번호', { exact: true }).fill('wrong-password-1');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.getByText('아이디 또는 비밀번호를 잘못 입력했어요.').waitFor();
  await page.getByLabel('비밀번호', { exact: true }).fill(live.t.config.admin.password);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await page.getByRole('heading', { name: '카탈로그 관리' }).waitFor();
  await rows().first().waitFor();
});

step('each of the four tables is listed and searched, and the address keeps both', async () => {
  for (const noun of ['보충제', '운동', '운동 부위', '기구']) {
    await openTab(noun);
    const all = await total();
    expect(all).toBeGreaterThanOrEqual(10);
    const name = (await rows()
      .last()
      .getByRole('button', { name: / 삭제$/ })
      .getAttribute('aria-label'))!;
    const keyword = name.replace(/ 삭제$/, '');
    await search(keyword);
    await eventually(async () => expect(await total()).toBeLessThan(all));
    await eventually(async () => {
      for (const text of await rows().allTextContents()) expect(text).toContain(keyword);
    });
    await page.getByRole('button', { name: '검색어 지우기' }).click();
    await eventually(async () => expect(await total()).toBe(all));
  }
  await search('우주선');
  await page.reload();
  await page.getByText('‘우주선’ 검색 결과가 없어요').waitFor();
  await page.getByRole('button', { name: '모두 보기' }).click();
  await rows().first().waitFor();
});

step('a workout with a picture is added by a double click once, and the public search has it', async () => {
  await openTab('운동');
  await page.getByRole('button', { name: '추가', exact: true }).click();
  const picture = dialog().getByLabel('그림', { exact: true });
  await picture.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await dialog().getByText('JPEG, PNG, WebP 그림만 올릴 수 있어요.').waitFor();
  const png = sharp({ create: { width: 64, height: 64, channels: 3, background: '#2457e6' } }).png();
  await picture.setInputFiles({ name: 'hop.png', mimeType: 'image/png', buffer: await png.toBuffer() });
  await dialog().getByRole('img', { name: '고른 그림 미리보기' }).waitFor();

  const register = dialog().getByRole('button', { name: '등록' });
  await dialog().getByLabel('한글 이름 *').fill('개구리 점프');
  await register.click();
  await dialog().getByText('영문 이름을 입력해 주세요.').waitFor();
  await dialog().getByLabel('영문 이름 *').fill('Frog Jump');
  await dialog()
    .getByRole('group', { name: '주 운동 부위 *' })
    .getByRole('button', { name: '허벅지 앞' })
    .click();
  const machines = dialog().getByRole('group', { name: /필요한 기구/ });
  await machines.getByRole('button', { name: '맨몸', exact: true }).click();
  await dialog().getByLabel('동작 방법 *').fill('쪼그려 앉았다가 높이 뛰어요.');
  await dialog().getByLabel('계열 *').fill('frog-jump');
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/admin/workouts'))
      sent.push(request.url());
  });
  await register.dblclick();
  await dialog().getByText('‘개구리 점프’ 등록했어요. 이어서 추가할 수 있어요.').waitFor();
  expect(sent).toHaveLength(1);
  expect(await dialog().getByLabel('한글 이름 *').inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await closed();

  await publicly('개구리 점프', ['개구리 점프']);
  await visitor.getByRole('link', { name: '개구리 점프' }).click();
  await visitor.getByRole('heading', { level: 1, name: '개구리 점프' }).waitFor();
  await eventually(async () =>
    expect(
      await visitor.evaluate(() =>
        [...document.images].some(
          (image: any) => image.src.includes('/uploads/') && image.complete && image.naturalWidth > 0,
        ),
      ),
    ).toBe(true),
  );
});

step('it is edited; whoever changed it meanwhile is not overwritten', async () => {
  await search('개구리');
  await page.getByRole('button', { name: '개구리 점프 수정' }).click();
  const name = dialog().getByLabel('한글 이름 *');
  await name.fill('개구리 높이뛰기');

  const token = await live.t.adminToken();
  const list = await live.t.get(`/api/admin/workouts/list/1?keyword=${encodeURIComponent('개구리')}`, {
    token,
  });
  const { id, imgPath: _, ...fields } = list.body[0];
  expect(
    (
      await live.t.put(
        `/api/admin/workouts/${id}`,
        { ...fields, koreanName: '개구리 도약', englishName: 'Frog Leap' },
        { token },
      )
    ).status,
  ).toBe(200);

  await dialog().getByRole('button', { name: '저장' }).click();
  // Shows both names side by side; the form already has what only the other admin changed.
  await dialog().getByText('저장된 값: 개구리 도약').waitFor();
  await dialog().getByText('내 값: 개구리 높이뛰기').waitFor();
  await dialog().getByText('내가 바꾸지 않은 곳은 저장된 값을 불러왔어요: 영문 이름').waitFor();
  expect(await dialog().getByLabel('영문 이름 *').inputValue()).toBe('Frog Leap');
  await dialog().getByRole('button', { name: '한글 이름: 저장된 값 쓰기' }).click();
  expect(await name.inputValue()).toBe('개구리 도약');
  await name.fill('개구리 높이뛰기');
  await dialog().getByRole('button', { name: '저장' }).click();
  await toast('수정했어요.').waitFor();
  await closed();
  await publicly('개구리', ['개구리 높이뛰기']);
});

step('it is hidden and shown again', async () => {
  const shown = page.getByRole('switch', { name: '개구리 높이뛰기 공개' });
  await shown.click();
  await eventually(async () => expect(await shown.getAttribute('aria-checked')).toBe('false'));
  await eventually(async () => expect(await shown.isEnabled()).toBe(true));
  await publicly('개구리', []);
  await shown.click();
  await eventually(async () => expect(await shown.getAttribute('aria-checked')).toBe('true'));
  await eventually(async () => expect(await shown.isEnabled()).toBe(true));
  await publicly('개구리', ['개구리 높이뛰기']);
});

step(
  'it is deleted after a question and brought back by the history; what is in use stays and the reason is said',
  async () => {
    const remove = page.getByRole('button', { name: '개구리 높이뛰기 삭제' });
    await remove.click();
    await dialog().getByText('‘개구리 높이뛰기’ 항목을 지워요.').waitFor();
    await dialog().getByRole('button', { name: '취소' }).click();
    await closed();
    await remove.click();
    await dialog().getByRole('button', { name: '삭제', exact: true }).click();
    await toast('삭제했어요.').waitFor();
    await page.getByText('‘개구리’ 검색 결과가 없어요').waitFor();
    await publicly('개구리', []);

    await page.getByRole('tab', { name: '변경 이력' }).click();
    const removal = page.getByRole('article', { name: '‘개구리 높이뛰기’ 운동 삭제' });
    await removal.getByRole('button', { name: /되돌리기$/ }).click();
    await toast('되돌렸어요.').waitFor();
    await page.getByRole('article', { name: '‘개구리 높이뛰기’ 운동 되돌림' }).waitFor();
    await publicly('개구리', ['개구리 높이뛰기']);
    await openTab('운동');
    await search('개구리');
    await page.getByRole('button', { name: '개구리 높이뛰기 보기', exact: true }).click();
    await dialog().getByRole('button', { name: '변경 이력' }).click();
    await closed();
    // The whole history stays until the row's own history arrives.
    await eventually(async () => expect(await page.getByRole('article').count()).toBe(1));

    await openTab('기구');
    await search('덤벨');
    await page.getByRole('button', { name: '덤벨 삭제', exact: true }).click();
    await dialog().getByRole('button', { name: '삭제', exact: true }).click();
    await dialog().getByText('쓰이고 있어서 지울 수 없어요.').waitFor();
    await page.keyboard.press('Escape');
    await closed();
    await page.getByRole('button', { name: '덤벨 삭제', exact: true }).waitFor();
  },
);

step(
  'on a phone: a file with a broken row changes nothing and says where; the right one is applied',
  async () => {
    await page.setViewportSize(PHONE);
    await openMenu('가져오기');
    const choose = (csv: string) =>
      dialog()
        .getByLabel('가져올 파일')
        .setInputFiles({ name: 'machines.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    const good = 'koreanName,englishName\n시험 발판,Test Step\n시험 매트,Test Mat\n';
    const apply = dialog().getByRole('button', { name: '적용' });

    await choose(`${good}시험 공,\n`);
    await dialog().getByText('1곳을 고쳐 주세요. 아무것도 바뀌지 않았어요.').waitFor();
    await dialog().getByText('영문 이름은 1~80자로 입력해 주세요. · 4번 줄').waitFor();
    expect(await apply.isDisabled()).toBe(true);

    await choose(good);
    await dialog().getByText('추가 2개, 변경 0개, 그대로 0개예요.').waitFor();
    // Leaving and coming back restores the import.
    await dialog().getByRole('button', { name: '닫기' }).last().click();
    await page.reload();
    await openMenu('가져오기');
    await dialog().getByText('추가 2개, 변경 0개, 그대로 0개예요.').waitFor();
    await apply.click();
    await dialog().getByText('2개를 추가하고 0개를 바꿨어요.').waitFor();
    await dialog().getByRole('button', { name: '닫기' }).last().click();
    await closed();
    await search('시험');
    await eventually(async () => expect(await total()).toBe(2));
  },
);

step('the whole table is downloaded, with what was just added', async () => {
  for (const format of ['csv', 'xlsx'] as const) {
    const arrives = page.waitForEvent('download');
    await openMenu(`${format.toUpperCase()} 내보내기`);
    const download = await arrives;
    expect(download.suggestedFilename()).toBe(`routineup-machines.${format}`);
    const bytes = await readFile(await download.path());
    if (format === 'csv') expect(bytes.toString()).toMatch(/시험 발판,Test Step/);
    else expect(bytes.subarray(0, 2).toString()).toBe('PK');
  }
});

step('rows are sorted, chosen by keys, hidden at once and brought back', async () => {
  await openTab('보충제');
  const whole = await total();
  await page.getByRole('button', { name: '가격', exact: true }).click();
  await page.waitForURL(/sort=price$/);
  // On a phone, filters are behind one button.
  await page.getByRole('button', { name: '목록 좁히기' }).click();
  await page.getByLabel('종류', { exact: true }).selectOption('Gainer');
  await page.waitForURL(/kind=Gainer$/);
  // The last list stays until the next arrives.
  await eventually(async () => expect(await total()).toBeLessThan(whole));
  const all = await total();
  await rows().first().focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await page.getByText('2개 골랐어요').waitFor();
  await page.getByRole('button', { name: '숨기기', exact: true }).click();
  await toast('2개를 바꿨어요.').waitFor();
  await page.getByLabel('숨긴 항목').selectOption('false');
  await eventually(async () => expect(await total()).toBeLessThan(all));
  await page.getByRole('button', { name: '되돌리기' }).click();
  await toast('되돌렸어요.').waitFor();
  await eventually(async () => expect(await total()).toBe(all));
});

step('a token that ended is renewed without a word, once for all; logout closes the console', async () => {
  await openTab('운동');
  await rows().first().waitFor();
  const answers: string[] = [];
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) answers.push(`${response.status()} ${pathname}`);
  });
  await endToken();
  // The page requests the fetch's progress and the products in parallel.
  await page.getByRole('tab', { name: '신고 제품' }).click();
  await page.getByText(/인증키가 필요해요/).waitFor();
  await page.getByText('확인할 제품이 없어요').waitFor();
  expect(answers.filter(answer => answer.startsWith('401'))).toHaveLength(2);
  expect(answers.filter(answer => answer.endsWith('/api/auth/refresh'))).toHaveLength(1);
  await page.getByRole('button', { name: '관리자 메뉴' }).click();
  await page.getByRole('menuitem', { name: '관리자 로그아웃' }).click();
  await page.getByRole('heading', { name: '관리자 로그인' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: '관리자 로그인' }).waitFor();
});
