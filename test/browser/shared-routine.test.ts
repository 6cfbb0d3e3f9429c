import { liveBrowser } from '../support/live-browser.js';
import { openLoggedIn } from './steps/log-in.js';

const live = liveBrowser({ named: true });

const NAME = '가슴 <b>집중</b> "&lt;';
const base = '/api/myfit/routines/workout';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;

async function aRoutine(userName = '김주인') {
  const { t } = live;
  const owner = await t.signUp({ userName });
  const as = { token: owner.token };
  const routines = [{ routineId: -1, routineIndex: 0, routineName: NAME }];
  const { routineId } = (await t.post(base, { routines }, as)).body.routines[0];
  const workoutIds = [await t.workoutId('바벨 벤치프레스'), await t.workoutId('덤벨 벤치프레스')];
  await t.post(
    `${base}/${routineId}`,
    { workoutIds, weight: 61.5, rep: 8, setCount: 4, confirmed: true },
    as,
  );
  return { owner, as, routineId };
}

test('a routine is shared by a link with a code to scan, read without a login, taken along after one, and taken back', async () => {
  const { owner } = await aRoutine();
  const { page, context } = await live.openPage('phone');
  await openLoggedIn(page, owner, '/mypage');
  await page.getByRole('button', { name: `${NAME} 메뉴` }).click();
  await page.getByRole('menuitem', { name: '공유하기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '링크 만들기' }).click();
  await dialog.getByRole('img', { name: /QR 코드/ }).waitFor();
  const link = (await dialog.getByText(/\/r\/[0-9a-f]{32}$/).textContent())!;
  const told = page.waitForResponse(answer => answer.url().endsWith('/share') && answer.ok());
  await dialog.getByText('내 이름 보여 주기').click();
  await told;

  const visitor = await live.openPage('phone');
  await visitor.page.goto(new URL(link).pathname);
  await visitor.page.getByRole('heading', { level: 1, name: NAME }).waitFor();
  await visitor.page.getByText('김주인님이 공유한 루틴').waitFor();
  expect(await visitor.page.getByText('8회 × 4세트').count()).toBe(2);
  expect(await visitor.page.getByText('61.5').count()).toBe(0);
  await visitor.page.getByRole('button', { name: '내 루틴에 담기' }).click();
  await visitor.page.getByRole('dialog').getByRole('button', { name: '로그인하기' }).click();
  const reader = await live.t.signUp({ weight: 55, bodyFat: 22, muscleMass: 30 });
  await visitor.page.getByLabel('이메일').fill(reader.email);
  await visitor.page.getByLabel('비밀번호', { exact: true }).fill(reader.password);
  await visitor.page.getByRole('button', { name: '로그인', exact: true }).click();
  await visitor.page.getByRole('button', { name: '내 루틴에 담기' }).click();
  await visitor.page.getByText('내 루틴에 담았어요.').waitFor();
  await visitor.page.getByRole('button', { name: NAME, exact: true }).waitFor();
  const { routines } = (await live.t.get(base, { token: reader.token })).body;
  expect(routines).toMatchObject([{ routineName: NAME }]);

  await dialog.getByRole('button', { name: '링크 없애기' }).click();
  await page.getByText('링크를 없앴어요.').waitFor();
  await visitor.page.goto(new URL(link).pathname);
  await visitor.page.getByText('더 볼 수 없는 링크예요').waitFor();
  await visitor.context.close();
  await context.close();
});

test('the document says by itself what a chat shows, with names as letters, and is not for search engines', async () => {
  const { as, routineId } = await aRoutine();
  const { url } = (await live.t.post(`${base}/${routineId}/share`, { withName: false }, as)).body;
  const html = (await live.t.get(new URL(url).pathname)).text;
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).toContain('<meta property="og:title" content="가슴 &lt;b>집중&lt;/b> &quot;&amp;lt;" />');
  expect(html).toMatch(/<meta property="og:description" content="공유한 루틴이에요\. [^"]*벤치프레스/);
  expect(html).toMatch(/<meta property="og:image" content="http:\/\/localhost:\d+\/og\/[^"]+\.png" \/>/);
  expect(html).not.toContain('<b>집중');
  expect(html).not.toContain('61.5');
  const answer = await live.t.get(new URL(url).pathname);
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    // Other sites learn the host, not the secret.
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  const { page, context } = await live.openPage('phone');
  await page.goto(new URL(url).pathname);
  expect(await page.evaluate(() => document.querySelector('h1').textContent)).toBe(NAME);
  await context.close();
});

test.each([
  ['/searchworkout/1', '운동 검색'],
  ['/searchworkout/1/workoutdetail/1', '바벨 벤치프레스'],
  ['/searchworkout/1/workoutdetail/1?utm_source=kakao&fbclid=1', '바벨 벤치프레스'],
])('a chat is told one title and one description of %s', async (path, title) => {
  const html = (await live.t.get(path)).text;
  const told = (what: string) => html.match(new RegExp(`<meta[^>]*property="og:${what}"[^>]*>`, 'g'));
  expect(told('title')).toEqual([`<meta property="og:title" content="${title}" />`]);
  expect(told('description')).toHaveLength(1);
});

test.each([
  ['a guessed link', `/r/${'0'.repeat(32)}`, '더 볼 수 없는 링크예요.'],
  ['one that a chat has added to', `/r/${'0'.repeat(32)}?fbclid=1`, '더 볼 수 없는 링크예요.'],
  ['a broken one', '/r/not-a-secret', '더 볼 수 없는 링크예요.'],
  ['an unknown workout', '/searchworkout/1/workoutdetail/999999', '운동을 찾을 수 없어요.'],
  ['an unknown product', '/searchsupplement/1/supplementdetail/999999', '보충제를 찾을 수 없어요.'],
])(
  'the document of %s is a 404 that says so, also to chats and without the script',
  async (_, path, words) => {
    const answer = await live.t.get(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(`<title>${words} - 루틴업</title>`);
    expect(answer.text).toContain(`<meta property="og:title" content="${words}" />`);
    expect(answer.text).toContain(`<noscript>${words}</noscript>`);
    expect(answer.text).toContain('<meta name="robots" content="noindex" />');
    expect(answer.text).not.toContain('오늘 들 무게');
  },
);
