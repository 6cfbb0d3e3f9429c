import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { logIn, openLoggedIn } from './steps/log-in.js';
import { story } from './steps/story.js';

const live = liveBrowser();
const NEW_PASSWORD = 'brandnew123';
const DAY_MS = 86_400_000;
/** The day in Korea that many days ago, as YYYY-MM-DD. */
const dayInKorea = (daysAgo: number) =>
  new Date(Date.now() + 9 * 3_600_000 - daysAgo * DAY_MS).toISOString().slice(0, 10);

/** Everything a member stores: viewed, changed, exported and deleted. */
describe('the pages of a member on a phone', () => {
  let page: Page;
  let member: TestMember;
  const step = story();
  const toast = (words: string | RegExp) => page.getByRole('status', { name: '알림' }).getByText(words);
  const pages = () => page.getByRole('navigation', { name: '내 정보' });
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

  beforeAll(async () => {
    ({ page } = await live.openPage('phone'));
    member = await live.t.signUp();
  });

  step('the name and the birth date are changed, the e-mail is not', async () => {
    await openLoggedIn(page, member, '/mypage/fixprofile');
    const name = page.getByLabel('이름', { exact: true });
    await eventually(async () => expect(await name.inputValue()).toBe('홍길동'));
    const email = page.getByLabel('이메일');
    expect(await email.inputValue()).toBe(member.email);
    expect(await email.isEditable()).toBe(false);
    const save = button('저장');
    expect(await save.isDisabled()).toBe(true);

    await name.fill('Gildong');
    await name.blur();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await save.isDisabled()).toBe(true);
    await name.fill('김서연');
    await page.getByLabel('생년월일').fill('19991231');
    await save.click();
    await toast('계정 정보를 저장했어요.').waitFor();
    await page.getByRole('banner').getByRole('button', { name: '김서연님' }).waitFor();
    await page.reload();
    await eventually(async () => expect(await page.getByLabel('생년월일').inputValue()).toBe('1999-12-31'));
    await page.getByRole('heading', { name: '김서연님의 정보' }).waitFor();
  });

  step('the body is changed by type and typed in, and today has one record', async () => {
    await pages().getByRole('link', { name: '몸 정보' }).click();
    const weight = page.getByLabel('체중', { exact: true });
    await eventually(async () => expect(await weight.inputValue()).toBe('72'));
    await weight.fill('1000');
    await weight.blur();
    expect(await button('완료').isDisabled()).toBe(true);
    await weight.fill('71.5');
    await page.getByRole('radio', { name: '체형으로 고르기' }).check();
    await page.getByRole('radio', { name: /^근육형/ }).check();
    // Not saved yet, and still there after a reload.
    await page.reload();
    await eventually(async () => expect(await weight.inputValue()).toBe('71.5'));
    expect(await page.getByRole('radio', { name: /^근육형/ }).isChecked()).toBe(true);
    await button('완료').dblclick();
    await toast('몸 정보를 저장했어요.').waitFor();

    await page.getByRole('link', { name: '오늘 잰 값만 기록하기' }).click();
    await page.getByLabel('골격근량', { exact: true }).fill('32.5');
    await page.getByLabel('체지방률', { exact: true }).fill('14.5');
    await button('저장').click();
    await toast('오늘 기록으로 저장했어요.').waitFor();
    await page.waitForURL('**/mypage/bodyhistory');
    await eventually(async () => expect(await page.getByRole('row').count()).toBe(2));
    await page.getByRole('row').filter({ hasText: '71.5kg' }).getByText('14.5%').waitFor();
  });

  step('the change of the body is read from the charts, and a record deleted comes back', async () => {
    for (const [daysAgo, weight] of [
      [40, 74],
      [200, 78],
    ] as const) {
      const body = { height: 175, weight, bodyFat: 18, muscleMass: 42, upDownBalance: 0.5 };
      const answer = await live.t.post('/api/bodyData', { ...body, date: dayInKorea(daysAgo) }, member);
      expect(answer.status).toBeLessThan(300);
    }
    await page.reload();
    const records = page.getByRole('row').filter({ hasText: /kg/ });
    await eventually(async () => expect(await records.count()).toBe(3));
    const chart = page.getByRole('slider', { name: '체중 변화' });
    const reads = (words: RegExp) =>
      eventually(async () => expect(await chart.getAttribute('aria-valuetext')).toMatch(words));
    await reads(/71\.5kg$/);
    await page.getByText('지난 기록보다 2.5kg 줄었어요.').waitFor();
    await chart.focus();
    await page.keyboard.press('ArrowLeft');
    await reads(/74kg$/);
    await page.keyboard.press('ArrowLeft');
    await reads(/78kg$/);
    await button('3개월').click();
    await eventually(async () => expect(await chart.getAttribute('aria-valuemax')).toBe('1'));
    await button('전체').click();
    await eventually(async () => expect(await chart.getAttribute('aria-valuemax')).toBe('2'));

    await records
      .filter({ hasText: '78.0kg' })
      .getByRole('button', { name: /지우기$/ })
      .click();
    await eventually(async () => expect(await records.count()).toBe(2));
    await page.getByRole('button', { name: '되돌리기' }).click();
    await eventually(async () => expect(await records.count()).toBe(3));
  });

  step('allergies, conditions and the protein of meals are kept', async () => {
    await pages().getByRole('link', { name: '건강 정보' }).click();
    const chosen = ['우유', '신장 질환'];
    for (const name of chosen) await button(name).click();
    await page.getByText('잘 모르겠어요').click();
    await page.getByRole('button', { name: /0\.1g 늘리기$/ }).click();
    await button('저장').click();
    await toast('건강 정보를 저장했어요.').waitFor();
    await page.reload();
    for (const name of chosen) {
      await eventually(async () => expect(await button(name).getAttribute('aria-pressed')).toBe('true'));
    }
    expect(await button('대두').getAttribute('aria-pressed')).toBe('false');
    expect(await page.getByRole('spinbutton').inputValue()).toBe('1.2');
  });

  step('an earlier recommendation is opened again from the history', async () => {
    const wish = { bodyPartKoreanName: ['가슴', '등'], machineKoreanName: ['덤벨', '맨몸'] };
    const asked = await live.t.post('/api/recommendation/workout', wish, member);
    expect(asked.status).toBe(202);
    await eventually(async () =>
      expect(
        (await live.t.get(`/api/recommendation/workout/history/${asked.body.id}`, member)).body.status,
      ).toBe('DONE'),
    );
    await page.goto('/recommend');
    await page.getByRole('link', { name: '추천 기록 보기' }).click();
    await page.getByRole('link', { name: /^운동 ·\s.*가슴·등$/ }).click();
    const heading = page.getByRole('heading', { name: /^가슴·등 운동 \d개예요$/ });
    await heading.waitFor();
    await page.reload();
    await heading.waitFor();
    await page.goBack();
    await page.getByRole('link', { name: /가슴·등$/ }).waitFor();
  });

  step('a wrong present password is told, the right one ends every other login', async () => {
    const { page: other, context } = await live.openPage('phone');
    const login = { loginEmail: member.email, password: member.password, rememberMe: true };
    const { body } = await live.t.post('/api/auth/login', login);
    await openLoggedIn(
      other,
      { ...member, token: body.accessToken, refreshToken: body.refreshToken },
      '/mypage',
    );
    await other.getByText('아직 루틴이 없어요.').waitFor();

    await page.goto('/mypage/fixpassword');
    const present = page.getByLabel('현재 비밀번호', { exact: true });
    await present.fill('wrongpass1');
    await page.getByLabel('새 비밀번호', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(`${NEW_PASSWORD}x`);
    expect(await button('변경').isDisabled()).toBe(true);
    await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(NEW_PASSWORD);
    await button('변경').click();
    await page.getByText('현재 비밀번호가 올바르지 않아요.').waitFor();
    await present.fill(member.password);
    await button('변경').click();
    await toast(/비밀번호를 바꿨어요/).waitFor();
    await page.waitForURL('**/mypage/fixprofile');
    await page.reload();
    await page.getByRole('heading', { name: '김서연님의 정보' }).waitFor();

    await other.reload();
    await other.waitForURL(/\/login\?next=%2Fmypage/);
    await logIn(other, member.email, NEW_PASSWORD);
    await other.getByText('아직 루틴이 없어요.').waitFor();
    await context.close();
  });

  step('the last of the links to these pages ends where the page does', async () => {
    await page.goto(`${live.url}/mypage/account`);
    const endOf = async (shown: Locator) => {
      const { x, width } = (await shown.boundingBox())!;
      return Math.round(x + width);
    };
    const last = pages().getByRole('link', { name: '설정·탈퇴' });
    expect(await endOf(last)).toBe(await endOf(page.getByRole('region', { name: '캘린더에 넣기' })));
  });

  step('everything of mine is downloaded as one file', async () => {
    await pages().getByRole('link', { name: '설정·탈퇴' }).click();
    const arrives = page.waitForEvent('download');
    await button('내려받기').click();
    const download = await arrives;
    expect(download.suggestedFilename()).toMatch(/^routineup-\d{4}-\d{2}-\d{2}\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(() => JSON.parse(text) as unknown).not.toThrow();
    for (const words of [member.email, '김서연', '신장 질환', dayInKorea(200), '가슴'])
      expect(text).toContain(words);
    await toast('내 데이터를 내려받았어요.').waitFor();
  });

  step('the account is deleted with the password and nothing else, and is gone', async () => {
    await button('탈퇴하기').click();
    const dialog = page.getByRole('dialog', { name: '정말 탈퇴할까요?' });
    const password = dialog.getByLabel('비밀번호', { exact: true });
    await password.fill(member.password);
    await dialog.getByRole('button', { name: '탈퇴하기' }).click();
    await dialog.getByText(/비밀번호가 올바르지 않아요/).waitFor();
    await password.fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: '탈퇴하기' }).click();
    await toast('계정과 모든 기록을 지웠어요.').waitFor();
    await page.waitForURL(url => url.pathname === '/');
    await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
    await logIn(page, member.email, NEW_PASSWORD);
    await page.getByText('이메일 또는 비밀번호를 잘못 입력했어요.').waitFor();
  });
});
