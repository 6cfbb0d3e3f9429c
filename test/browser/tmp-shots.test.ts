import { writeFileSync } from 'node:fs';
import { launchBrowser } from '../support/browser.js';
import { startLiveApp } from '../support/live-app.js';
import { OidcServer } from '../support/oidc-server.js';

test('shots', async () => {
  const kakao = await OidcServer.start({ claimsElsewhere: true });
  const google = await OidcServer.start({});
  const { t, url } = await startLiveApp({
    named: true,
    env: {
      ...kakao.env('KAKAO'),
      ...google.env('GOOGLE'),
      OIDC_NAVER_CLIENT_ID: 'a',
      OIDC_NAVER_CLIENT_SECRET: 'b',
    },
  });
  await kakao.returnsTo(`${url}/login/callback/kakao`);
  kakao.accounts.set('minji', { email: 'minji@example.com', email_verified: true, name: '김민지' });
  const owner = await t.signUp({ userName: '김주인' });
  const as = { token: owner.token };
  kakao.accounts.set('owner', { email: owner.email, email_verified: true });
  const base = '/api/myfit/routines/workout';
  const { routineId } = (await t.post(base, { routines: [{ routineId: -1, routineIndex: 0, routineName: '가슴 집중' }] }, as)).body.routines[0];
  const workoutIds = [await t.workoutId('바벨 벤치프레스'), await t.workoutId('덤벨 벤치프레스'), await t.workoutId('랫풀다운'), await t.workoutId('플랭크')];
  await t.post(`${base}/${routineId}`, { workoutIds, weight: 30, rep: 8, setCount: 4, confirmed: true }, as);
  const share = (await t.post(`${base}/${routineId}/share`, { withName: true }, as)).body.url;
  const [supplement] = (await t.get('/api/supplements')).body;
  for (const [name, path] of [
    ['og-workout', `/og/workout/${workoutIds[0]}.png`],
    ['og-lat', `/og/workout/${workoutIds[2]}.png`],
    ['og-supplement', `/og/supplement/${supplement.id}.png`],
    ['og-routine', `/og/routine/${share.split('/').at(-1)}.png`],
  ] as const) {
    const answer = await t.app.inject({ method: 'GET', url: path });
    writeFileSync(`/tmp/access33-${name}.png`, answer.rawPayload);
  }
  // linked
  const begun = (await t.post('/api/auth/providers/kakao/begin', { purpose: 'link' })).body;
  const answer = await kakao.visit(begun.url, 'linked');
  kakao.account = undefined;
  const { ticket } = (await t.post('/api/auth/providers/kakao/end', { journey: begun.journey, answer })).body;
  const browser = await launchBrowser();
  for (const width of [320, 360, 1280]) {
    for (const scheme of ['light', 'dark'] as const) {
      if (width === 320 && scheme === 'dark') continue;
      const context = await browser.newContext({ baseURL: url, viewport: { width, height: 800 }, colorScheme: scheme, locale: 'ko-KR' });
      const page = await context.newPage();
      page.setDefaultTimeout(20000);
      const shot = async (name: string, full = true) => {
        await page.evaluate(() => new Promise(done => setTimeout(done, 500)));
        const wide = await page.evaluate('document.documentElement.scrollWidth');
        if (Number(wide) > width) console.log(name, width, 'is', wide);
        await page.screenshot({ path: `/tmp/access33-${name}-${width}-${scheme}.png`, fullPage: full });
      };
      await page.goto('/login');
      await page.getByRole('button', { name: '카카오로 시작하기' }).waitFor();
      await shot('login');
      await page.goto(new URL(share).pathname);
      await page.getByText('공유한 루틴').first().waitFor();
      await shot('shared');
      await page.goto('/r/' + '0'.repeat(32));
      await page.getByText('더 볼 수 없는').waitFor();
      await shot('gone');
      await page.goto('/login/callback/kakao?code=x&state=x');
      await page.getByText('로그인하지 못했어요').waitFor();
      await shot('failed');
      await page.goto('/login');
      await page.getByRole('button', { name: '카카오로 시작하기' }).click();
      await page.getByRole('link', { name: 'owner 계속' }).click();
      await page.getByText('이미 가입한 이메일이에요').waitFor();
      await shot('existing');
      await page.context().clearCookies();
      await page.goto('/login');
      await page.getByRole('button', { name: '카카오로 시작하기' }).click();
      await page.getByRole('link', { name: 'minji 계속' }).click();
      await page.getByText('카카오로 가입해요').waitFor();
      await shot('signup');
      const login = (await t.post('/api/auth/login', { loginEmail: owner.email, password: owner.password, rememberMe: true })).body;
      await t.post('/api/user/identities', { ticket }, { token: login.accessToken });
      await page.evaluate(`localStorage.setItem('routineup.session', JSON.stringify({accessToken:'${login.accessToken}',refreshToken:'${login.refreshToken}',loginKey:'x',userName:null,sex:null}))`);
      await page.goto('/mypage/devices');
      await page.getByRole('heading', { name: '연결한 계정' }).waitFor();
      await shot('devices');
      await page.goto('/mypage');
      await page.getByRole('button', { name: '가슴 집중 메뉴' }).click();
      await page.getByRole('menuitem', { name: '공유하기' }).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
      await shot('share', false);
      await context.close();
    }
  }
  await browser.close();
  await t.close();
  await kakao.close();
  await google.close();
}, 300_000);
