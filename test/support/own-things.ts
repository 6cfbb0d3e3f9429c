import { mondayOf } from '../../src/common/time/dates.js';
import { ProviderTickets } from '../../src/auth/providers/provider-tickets.service.js';
import { SoftAuthenticator } from './soft-authenticator.js';
import type { TestApp, TestMember } from './test-app.js';
import { sendLog } from './training-file.js';
import { aSession, sessionItem } from './training-rows.js';

/** Ids of a member's things, by the part of a call's name that stands for them. */
export type OwnIds = Record<string, number | string>;

/** Codes that do not begin with the name of the id. */
const CODES: Record<string, string> = {
  id: 'RECOMMENDATION_HISTORY',
  historyId: 'RECOMMENDATION_HISTORY',
  importId: 'TRAINING_IMPORT',
};

/** What a call's name has an id of, and the code that says it is not there. */
export function ownIn(ids: OwnIds, name: string): { id: number | string; code: string } | undefined {
  const part = Object.keys(ids).find(each => name.includes(each));
  if (part === undefined) return undefined;
  const [, param = ''] = /\{(\w+)\}$/.exec(part)!;
  const thing = CODES[param] ?? param.replace(/Id$/, '').replace(/[A-Z]/g, '_$&').toUpperCase();
  return { id: ids[part]!, code: `${thing}_NOT_FOUND_EXCEPTION` };
}

/** Makes one thing of each kind that a call names by its id. */
export async function ownThings(t: TestApp, owner: TestMember): Promise<OwnIds> {
  const { token } = owner;
  const ids: OwnIds = {};
  const ask = async (path: string, body: object) => {
    const { id } = (await t.post(`/api/recommendation/${path}`, body, { token: owner.token })).body;
    await t.answered(`/api/recommendation/${path}/history/${id}`, { token: owner.token });
    return id as number;
  };

  const routines = '/api/myfit/routines';
  const routine = { routineId: -1, routineIndex: 0, routineName: '내 것' };
  const list = await t.post(`${routines}/workout`, { routines: [routine] }, { token });
  ids['{routineId}'] = list.body.routines[0].routineId;
  const [workout] = (await t.get('/api/workouts')).body;
  const added = await t.post(
    `${routines}/workout/${ids['{routineId}']}`,
    { workoutIds: [workout.id], weight: 40, rep: 10, setCount: 3, confirmed: true },
    { token },
  );
  ids['{myWorkoutId}'] = added.body[0].myWorkoutId;
  const [supplement] = (await t.get('/api/supplements')).body;
  const kept = await t.post(`${routines}/supplement/${supplement.id}`, undefined, { token });
  ids['{mySupplementId}'] = kept.body[0].mySupplementId;
  const taken = { name: '내 비타민', nutrients: [], servingsPerDay: 1, slots: [] };
  ids['{intakeItemId}'] = (await t.post('/api/intake', taken, { token })).body.intakeItemId;
  const session = aSession();
  await t.post('/api/training/sync', { items: [sessionItem(session)] }, { token });
  ids['{trainingSessionId}'] = session.id;
  const file = 'Date,Exercise,Category,Weight (kg),Reps\n2026-01-07,Bench Press (Barbell),,80,8';
  ids['{importId}'] = (await sendLog(t, owner, file)).body.id;
  ids['{sessionId}'] = (await t.get('/api/user/sessions', { token })).body[0].id;
  const passkey = new SoftAuthenticator(t.config.publicUrl);
  const asked = (await t.post('/api/user/passkeys/options', {}, { token })).body;
  ids['{passkeyId}'] = (await t.post('/api/user/passkeys', passkey.make(asked), { token })).body.id;
  const ticket = await t.app.get(ProviderTickets, { strict: false }).issue({
    ...{ provider: 'kakao', subjectHash: 'of-the-owner', mailAddress: null, mailVerified: false },
    ...{ name: null, birthDate: null, sex: null },
  });
  ids['{identityId}'] = (await t.post('/api/user/identities', { ticket }, { token })).body.id;
  ids['DELETE /api/training/preferences/excludedWorkouts/{workoutId}'] = workout.id;
  await t.put(`/api/training/preferences/excludedWorkouts/${workout.id}`, undefined, { token });
  ids['{historyId}'] = ids['workout/history/{id}'] = await ask('workout', {
    bodyPartKoreanName: ['가슴'],
    machineKoreanName: ['바벨', '맨몸'],
  });
  ids['supplement/history/{id}'] = await ask('supplement', {
    monthlyBudget: 70_000,
    purpose: ['근육 증가'],
  });
  ids['week/history/{id}'] = await ask('week', {
    startsOn: mondayOf(t.daysAgo(0)),
    days: [{ day: null, minutes: 30, place: 'bodyweight' }],
  });
  return ids;
}
