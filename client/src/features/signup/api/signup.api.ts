import { api, unwrap } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';
import { toUpDownBalance } from '../../../shared/body/body-types';
import { resolveComposition } from '../../../shared/body/composition-input';
import { makePasskey } from '../../../shared/passkeys/passkey-ceremony';
import { startSession } from '../../../shared/session/session.store';
import { nameOf, type SignupDraft } from '../signup-draft.store';

/** @throws ApiError, ALREADY_EXIST_USER_EXCEPTION when the address is taken */
export async function checkEmail(loginEmail: string): Promise<void> {
  await unwrap(api.POST('/api/user/auth/verify/email', { body: { loginEmail } }));
}

/** Mails a six-digit code; it may take a minute to arrive and is valid for ten. @throws ApiError */
export async function sendCode(mailAddress: string): Promise<void> {
  await unwrap(api.POST('/api/register/verify', { body: { mailAddress } }));
}

/** Returns the proof that the person signing up entered the code. @throws ApiError, WRONG_VERIFICATION_CODE_EXCEPTION */
export async function confirmCode(mailAddress: string, verificationCode: string): Promise<string> {
  const call = api.POST('/api/register/verify/code', { body: { mailAddress, verificationCode } });
  return (await unwrap(call)).signupProof;
}

type Way = Pick<components['schemas']['SignupDto'], 'providerTicket' | 'passkey' | 'password'>;

/** How the member will log in. @throws ApiError, or the browser's error */
async function wayOf({ provider, byPasskey, password, ...draft }: SignupDraft): Promise<Way> {
  if (provider) return { providerTicket: provider.ticket };
  if (!byPasskey) return { password };
  const { loginEmail, signupProof } = draft;
  const owner = { userName: nameOf(draft), loginEmail, signupProof: signupProof ?? undefined };
  const options = await unwrap(api.POST('/api/user/auth/passkey/options', { body: owner }));
  return { passkey: await makePasskey(options) };
}

/**
 * Creates the account and logs in permanently.
 * @param draft all steps complete: sex and composition chosen
 * @throws ApiError, or the browser's error
 */
export async function signup(draft: SignupDraft): Promise<void> {
  const weight = Number(draft.weight);
  const { sex } = draft;
  const composition = sex && resolveComposition(draft.composition, { sex, weight });
  if (!composition) throw new RangeError('signup before every step is complete');
  const tokens = await unwrap(
    api.POST('/api/user/auth', {
      body: {
        userName: nameOf(draft),
        birthDate: draft.birthDate,
        loginEmail: draft.loginEmail,
        sex,
        height: Number(draft.height),
        weight,
        upDownBalance: toUpDownBalance(draft.balance),
        ...composition,
        agreements: [...draft.agreements],
        ...(await wayOf(draft)),
        ...(draft.signupProof !== null && { signupProof: draft.signupProof }),
      },
    }),
  );
  startSession(tokens, true);
}
