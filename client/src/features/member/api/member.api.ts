import { api, unwrap } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';
import { toUpDownBalance } from '../../../shared/body/body-types';
import type { Composition } from '../../../shared/body/composition-input';
import { todayInKorea } from '../../../shared/lib/format';
import {
  clearSession,
  currentSession,
  replaceTokens,
  startSession,
} from '../../../shared/session/session.store';
import type { BodyData } from '../../../shared/widgets/body-data/body-data.api';

type Schemas = components['schemas'];
export type Profile = Schemas['ProfileDto'];
type BodyDataRequest = Schemas['SaveBodyDataDto'];

export const memberKeys = { profile: ['user', 'private'] as const };

/** @throws ApiError */
export async function fetchProfile(): Promise<Profile> {
  return unwrap(api.GET('/api/user/private'));
}

/** @throws ApiError */
export async function saveProfile(profile: Pick<Profile, 'userName' | 'birthDate'>): Promise<Profile> {
  return unwrap(api.POST('/api/user/private', { body: profile }));
}

/**
 * Changes the password and logs in with the new one, because the change ends every login, this one too.
 * @throws ApiError, WRONG_PASSWORD_EXCEPTION
 */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const { loginEmail } = await fetchProfile();
  const session = currentSession();
  const rememberMe = session?.rememberMe ?? false;
  await unwrap(api.POST('/api/user/private/password', { body: { oldPassword, newPassword } }));
  const tokens = await unwrap(
    api.POST('/api/auth/login', { body: { loginEmail, password: newPassword, rememberMe } }),
  );
  const here = currentSession();
  if (!here) startSession(tokens, rememberMe);
  else if (here.loginKey === session?.loginKey) replaceTokens(tokens, here.refreshToken);
}

/** Everything of this member is gone, here too. @throws ApiError, WRONG_PASSWORD_EXCEPTION */
export async function deleteAccount(password: string): Promise<void> {
  await unwrap(api.POST('/api/user/delete', { body: { password } }));
  clearSession();
}

/** One JSON file with everything of this member. @throws ApiError */
export async function exportAccount(): Promise<Blob> {
  const data = await unwrap(api.GET('/api/user/export'));
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}

export interface NewBody {
  /** cm */
  height: number;
  /** kg */
  weight: number;
  /** Slider position 1 to 9. */
  balance: number;
  composition: Composition;
  regions?: Partial<
    Pick<BodyDataRequest, 'upperBodyFat' | 'lowerBodyFat' | 'upperMuscleMass' | 'lowerMuscleMass'>
  >;
}

/** Writes today's row; a second one on the same day replaces it. @throws ApiError */
export async function saveBody({
  height,
  weight,
  balance,
  composition,
  regions,
}: NewBody): Promise<BodyData> {
  return unwrap(
    api.POST('/api/bodyData', {
      body: {
        date: todayInKorea(),
        height,
        weight,
        upDownBalance: toUpDownBalance(balance) as BodyDataRequest['upDownBalance'],
        ...composition,
        ...regions,
      },
    }),
  );
}

/** @param date YYYY-MM-DD @throws ApiError */
export async function deleteBody(date: string): Promise<void> {
  await unwrap(api.POST('/api/bodyData/delete', { body: { date } }));
}

/** Writes a row of an earlier day again, as it was. @throws ApiError */
export async function restoreBody(row: BodyData): Promise<void> {
  const { upperBodyFat, lowerBodyFat, upperMuscleMass, lowerMuscleMass, upDownBalance, ...rest } = row;
  await unwrap(
    api.POST('/api/bodyData', {
      body: {
        ...rest,
        upDownBalance: upDownBalance as BodyDataRequest['upDownBalance'],
        ...(upperBodyFat === null ? {} : { upperBodyFat }),
        ...(lowerBodyFat === null ? {} : { lowerBodyFat }),
        ...(upperMuscleMass === null ? {} : { upperMuscleMass }),
        ...(lowerMuscleMass === null ? {} : { lowerMuscleMass }),
      },
    }),
  );
}
