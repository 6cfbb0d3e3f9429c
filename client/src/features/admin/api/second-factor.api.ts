import type { components } from '../../../shared/api/schema';
import { adminFetch } from '../session/admin-fetch';

export type SecondFactorState = components['schemas']['SecondFactorStateDto'];
export type StartedSecondFactor = components['schemas']['StartedSecondFactorDto'];

export const secondFactorKey = ['admin', 'secondFactor'] as const;

/** @throws ApiError */
export async function fetchSecondFactor(): Promise<SecondFactorState> {
  return (await adminFetch('secondFactor')).json() as Promise<SecondFactorState>;
}

/** @throws ApiError `WRONG_PASSWORD_EXCEPTION` */
export async function beginSecondFactor(password: string): Promise<StartedSecondFactor> {
  const response = await adminFetch('secondFactor', { method: 'POST', body: { password } });
  return response.json() as Promise<StartedSecondFactor>;
}

/** The recovery codes, shown only once. @throws ApiError `WRONG_VERIFICATION_CODE_EXCEPTION` */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  const response = await adminFetch('secondFactor/confirm', { method: 'POST', body: { code } });
  return ((await response.json()) as components['schemas']['RecoveryCodesDto']).recoveryCodes;
}

/** @throws ApiError `WRONG_PASSWORD_EXCEPTION`, `WRONG_VERIFICATION_CODE_EXCEPTION` */
export async function removeSecondFactor(password: string, code: string): Promise<void> {
  await adminFetch('secondFactor/delete', { method: 'POST', body: { password, code } });
}
