import { api, unwrap } from '../../../shared/api/api.client';
import { queryClient } from '../../../shared/api/query-client';
import type { components } from '../../../shared/api/schema';
import { toUpDownBalance } from '../../../shared/body/body-types';
import type { Composition } from '../../../shared/body/composition-input';
import { change } from '../../../shared/changes/waiting-changes';
import { changeKind, same } from '../../../shared/changes/change-kinds';
import { todayInKorea } from '../../../shared/lib/format';
import { forgetMember } from '../../../shared/session/member-data';
import {
  clearSession,
  currentSession,
  replaceTokens,
  startSession,
} from '../../../shared/session/session.store';
import { replaceLogin } from '../../../shared/session/login-replacement';
import { bodyKeys, fetchBodyHistory } from '../../../shared/widgets/body-data/body-data.api';
import type { BodyData } from '../../../shared/widgets/body-data/body-data.api';

type Schemas = components['schemas'];
export type Profile = Schemas['ProfileDto'];
type BodyDataRequest = Schemas['SaveBodyDataDto'];

export const memberKeys = { profile: ['user', 'private'] as const };

/** @throws ApiError */
export async function fetchProfile(): Promise<Profile> {
  return unwrap(api.GET('/api/user/private'));
}

/** Changes the profile as it is now: another device may have changed the rest of it. @throws ApiError */
export async function saveProfile(
  changed: Partial<Pick<Profile, 'userName' | 'birthDate'>>,
): Promise<Profile> {
  const { userName, birthDate } = await fetchProfile();
  return unwrap(api.POST('/api/user/private', { body: { userName, birthDate, ...changed } }));
}

/**
 * Changes the password and logs in with the new one, because the change ends every login, including this one.
 * @throws ApiError, WRONG_PASSWORD_EXCEPTION
 */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const { loginEmail } = await fetchProfile();
  const session = currentSession();
  const rememberMe = session?.rememberMe ?? false;
  // Explicit tokens, because these two requests must not wait for the login replacement they are part of.
  const headers = { Authorization: `Bearer ${session?.accessToken}` };
  await replaceLogin(async () => {
    await unwrap(api.POST('/api/user/private/password', { body: { oldPassword, newPassword }, headers }));
    const tokens = await unwrap(
      api.POST('/api/auth/login', { body: { loginEmail, password: newPassword, rememberMe }, headers }),
    );
    const here = currentSession();
    if (!here) startSession(tokens, rememberMe);
    else if (here.loginKey === session?.loginKey) replaceTokens(tokens, here.refreshToken);
  });
}

/**
 * Deletes all of this member's data, on this device, too.
 * @param password where there is one
 * @throws ApiError, WRONG_PASSWORD_EXCEPTION, LOGIN_AGAIN_EXCEPTION
 */
export async function deleteAccount(password?: string): Promise<void> {
  // Renews the token if it has run out.
  await fetchProfile();
  const session = currentSession();
  const headers = { Authorization: `Bearer ${session?.accessToken}` };
  // Other requests wait meanwhile: a refusal would end this login as expired, without a word about the deletion.
  await replaceLogin(async () => {
    await unwrap(api.POST('/api/user/delete', { body: { password }, headers }));
    clearSession();
  });
  await forgetMember(session);
}

/** One JSON file with all of this member's data. @throws ApiError */
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

const rowText = ({ height, weight, bodyFat }: { height: number; weight: number; bodyFat?: number | null }) =>
  `${height}cm, ${weight}kg` + (typeof bodyFat === 'number' ? `, 체지방 ${bodyFat}%` : '');

const NO_REGIONS = { upperBodyFat: null, lowerBodyFat: null, upperMuscleMass: null, lowerMuscleMass: null };

/** The record of a day; a second one on the same day replaces it. */
export const bodyChange = changeKind({
  kind: 'body',
  send: (body: BodyDataRequest): Promise<BodyData> => unwrap(api.POST('/api/bodyData', { body })),
  subject: ({ date }) => date,
  redated: (wanted, date) => ({ ...wanted, date }),
  clash: async (wanted, base: BodyData | null) => {
    const there = (await fetchBodyHistory()).find(({ date }) => date === wanted.date) ?? null;
    if (!there || same(there, base)) return null;
    // The server estimated what was not measured.
    const told = Object.entries(wanted).filter(([, value]) => typeof value !== 'undefined');
    const mine = { ...there, ...NO_REGIONS, ...Object.fromEntries(told) };
    if (same(there, mine)) return null;
    return rowText(there) + (rowText(there) === rowText(mine) ? ', 체형이나 부위별 수치가 다름' : '');
  },
  sentLater: () => void queryClient.invalidateQueries({ queryKey: bodyKeys.all }),
});

/** Saves today's record. @returns null where it waits for a network @throws ApiError */
export async function saveBody({
  height,
  weight,
  balance,
  composition,
  regions,
}: NewBody): Promise<BodyData | null> {
  const date = todayInKorea();
  const upDownBalance = toUpDownBalance(balance) as BodyDataRequest['upDownBalance'];
  const wanted = { date, height, weight, upDownBalance, ...composition, ...regions };
  const rows = queryClient.getQueryData<BodyData[]>(bodyKeys.history);
  // Where the history has not come yet, the newest record is what the member saw.
  const newest = queryClient.getQueryData<BodyData | null>(bodyKeys.recent);
  const saving = await change(bodyChange, {
    wanted,
    base: (rows ?? [newest]).find(row => row?.date === date) ?? null,
    about: '몸 정보',
    mine: rowText(wanted),
  });
  if (saving.state === 'sent') {
    queryClient.setQueryData(bodyKeys.recent, saving.answer);
    void queryClient.invalidateQueries({ queryKey: bodyKeys.all });
    return saving.answer;
  }
  const { bodyFat, muscleMass } = wanted;
  // Only the server knows its estimate for an unmeasured body.
  if (bodyFat === undefined || muscleMass === undefined) return null;
  const row: BodyData = { ...NO_REGIONS, ...wanted, bodyFat, muscleMass };
  queryClient.setQueryData(bodyKeys.recent, row);
  queryClient.setQueryData<BodyData[]>(
    bodyKeys.history,
    rows && [row, ...rows.filter(each => each.date !== date)],
  );
  return null;
}

/** @param date YYYY-MM-DD @throws ApiError */
export async function deleteBody(date: string): Promise<void> {
  await unwrap(api.POST('/api/bodyData/delete', { body: { date } }));
}

/** Restores an earlier day's record unchanged. @throws ApiError */
export async function restoreBody(row: BodyData): Promise<void> {
  const { upperBodyFat, lowerBodyFat, upperMuscleMass, lowerMuscleMass, upDownBalance } = row;
  const { date, height, weight, bodyFat, muscleMass, compositionSource } = row;
  await unwrap(
    api.POST('/api/bodyData', {
      body: {
        ...{ date, height, weight, bodyFat, muscleMass, compositionSource },
        upDownBalance: upDownBalance as BodyDataRequest['upDownBalance'],
        ...(upperBodyFat === null ? {} : { upperBodyFat }),
        ...(lowerBodyFat === null ? {} : { lowerBodyFat }),
        ...(upperMuscleMass === null ? {} : { upperMuscleMass }),
        ...(lowerMuscleMass === null ? {} : { lowerMuscleMass }),
      },
    }),
  );
}
