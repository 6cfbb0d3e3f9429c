import { jest } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import { expectOk } from '../support/sign-up.js';
import { tokenEnding } from './steps/end-token.js';
import { openLoggedIn } from './steps/log-in.js';
import { beginRoutine, memberWithRoutine, nextCheck, serverLog } from './steps/training.js';

jest.setTimeout(240_000);

const network = phoneNetwork();
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Network latency of every byte. */
const DELAY_MS = 400;
/** Moments after the renewal request: in flight, answered but not received, received, stored, in use. */
const MOMENTS_MS = [0, 200, 600, 800, 850, 900, 1_300];

test('a phone killed in the middle of renewing its login, with sets nobody has, is still logged in and sends them', async () => {
  const member = await memberWithRoutine(network.t, [['바벨 벤치프레스', 40, 10, 10]]);
  const phone = network.phone();
  let page = await phone.start();
  let endToken = tokenEnding(page, network.t);
  await openLoggedIn(page, member, '/training', network.url);
  await beginRoutine(page);
  const address = page.url();
  await phone.wroteDown('routineup.session');
  const startAgain = async () => {
    page = await phone.start();
    endToken = tokenEnding(page, network.t);
    await page.goto(address);
  };
  const done = () => page.getByRole('button', { name: /완료 취소$/ }).count();
  const ofServer = async (token: string) => {
    const { sets } = await serverLog(network.t, { ...member, token });
    return sets.filter(set => set.doneAt !== null && !set.deleted).length;
  };

  for (const [n, moment] of MOMENTS_MS.entries()) {
    await network.off(page);
    await endToken();
    const { email: loginEmail, password } = member;
    const login = { loginEmail, password, rememberMe: false };
    const { accessToken: token } = (await expectOk(network.t.post('/api/auth/login', login))).body;
    await nextCheck(page).click();
    await page.getByText(/오프라인: .*기기에 저장됨/).waitFor();
    expect(await ofServer(token)).toBe(n);

    network.delay(DELAY_MS);
    const renewal = page.waitForRequest(/\/api\/auth\/refresh$/);
    await network.on(page);
    await renewal;
    await pause(moment);
    await phone.kill();

    network.delay(0);
    await startAgain();
    await eventually(async () => expect(await ofServer(token)).toBe(n + 1));
    expect(page.url()).toBe(address);
    await eventually(async () => expect(await done()).toBe(n + 1));
  }
});
