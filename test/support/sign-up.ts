import { readOutbox } from './outbox.js';

export interface TestMember {
  token: string;
  refreshToken: string;
  email: string;
  password: string;
}

interface Answered {
  status: number;
  body: any;
  text: string;
}

/** The six digits in the newest code mail to an address, from the outbox folder in `dataDir`. */
export function lastCode(dataDir: string, email: string): string {
  const CODE = /\b\d{6}\b/;
  const mail = readOutbox(dataDir).findLast(({ to, text }) => to.includes(email) && CODE.test(text));
  const code = CODE.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** Signs a new member up as a person does: verified e-mail, first body data. `post` must not throw on error answers. */
export async function signUpThrough(
  post: (path: string, body: unknown) => Promise<Answered>,
  dataDir: string,
  email: string,
  overrides: Record<string, unknown> = {},
): Promise<TestMember> {
  const password = 'password1';
  await expectOk(post('/api/register/verify', { mailAddress: email }));
  const confirmed = await expectOk(
    post('/api/register/verify/code', { mailAddress: email, verificationCode: lastCode(dataDir, email) }),
  );
  const { body } = await expectOk(
    post('/api/user/auth', {
      userName: '홍길동',
      birthDate: '1995-05-05',
      loginEmail: email,
      password,
      sex: '남',
      height: 175,
      weight: 72,
      upDownBalance: 0.5,
      bodyFat: 16,
      muscleMass: 44,
      signupProof: confirmed.body.signupProof,
      ...overrides,
    }),
  );
  return { token: body.accessToken, refreshToken: body.refreshToken, email, password };
}

export async function expectOk<T extends Answered>(pending: Promise<T>): Promise<T> {
  const answer = await pending;
  if (answer.status >= 400) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
}
