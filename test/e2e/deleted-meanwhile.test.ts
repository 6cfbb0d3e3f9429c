// Both databases: how each refuses the rows of a member who is gone.
import { mondayOf } from '../../src/common/time/dates.js';
import type { OpenAPIObject } from '@nestjs/swagger';
import { User } from '../../src/members/user.entity.js';
import { CONTRACT_CALLS } from '../support/contract-calls.js';
import { answersMeanwhile } from '../support/meanwhile.js';
import { exampleOf } from '../support/openapi-examples.js';
import { documentedCalls } from '../support/openapi-operations.js';
import { ownIn, ownThings } from '../support/own-things.js';
import { ADMIN_WORKOUT } from '../support/admin-workout.js';
import { SoftAuthenticator } from '../support/soft-authenticator.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { logForm } from '../support/training-file.js';
import { aSession, aSet, sessionItem, setItem } from '../support/training-rows.js';
import { ProviderTickets } from '../../src/auth/providers/provider-tickets.service.js';

/** Calls that change nothing. */
const READS = /^GET |alternatives|affordable|audit|label|preview|options/;
/** What is to be gone is gone with the account. */
const GONE_ALREADY = [
  'POST /api/user/sessions/delete',
  'DELETE /api/user/calendar',
  'DELETE /api/user/push',
  'DELETE /api/user/push/rest',
  'DELETE /api/myfit/routines/workout/{routineId}/share',
];

describe('what a member sends', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ env: { VAPID_SUBJECT: 'mailto:push@example.com' } });
  });
  afterAll(() => t.close());

  it('is answered as it would be after the account was deleted meanwhile, whatever it is', async () => {
    const member = await t.signUp();
    const { token } = member;
    const ids = await ownThings(t, member);
    const document: OpenAPIObject = (await t.get('/api/openapi.json')).body;
    const documented = new Map(documentedCalls(document).map(call => [call.name, call.operation]));
    const session = aSession();
    const startsOn = mondayOf(t.daysAgo(0));
    const historyId = ids['week/history/{id}'];
    await t.post(`/api/week?on=${startsOn}`, { historyId }, { token });
    const workouts = (await t.get('/api/workouts')).body;
    const supplements = (await t.get('/api/supplements')).body;
    const key = new SoftAuthenticator(t.config.publicUrl);
    const passkey = key.make((await t.post('/api/user/passkeys/options', {}, { token })).body);
    const ticket = await t.app.get(ProviderTickets, { strict: false }).issue({
      ...{ provider: 'naver', subjectHash: 'another', mailAddress: null, mailVerified: false },
      ...{ name: null, birthDate: null, sex: null },
    });
    const parts = { bodyPartKoreanName: ['가슴'], machineKoreanName: ['바벨', '덤벨', '평벤치', '맨몸'] };
    const { id: swapped } = (await t.post('/api/recommendation/workout', parts, { token })).body;
    const chosen = await t.answered(`/api/recommendation/workout/history/${swapped}`, { token });
    const [{ workoutId }] = chosen.body.recommends;
    const about = { workoutId, historyId: swapped };
    const offered = await t.post('/api/recommendation/workout/alternatives', about, { token });
    const byWorkoutId = offered.body.alternatives[0].workoutId;
    ids['workout/history/{id}'] = swapped;
    const shared = await t.post(
      `/api/myfit/routines/workout/${ids['{routineId}']}/share`,
      { withName: false },
      { token },
    );

    const days = [{ day: null, minutes: 45, place: 'bodyweight' }];
    const bodies: Record<string, object> = {
      'POST /api/recommendation/week': { startsOn, days, from: undefined, beforeHistoryId: undefined },
      'POST /api/week': { historyId },
      'PUT /api/week/{startsOn}/days/{index}': { historyId: undefined, day: undefined, routineId: undefined },
      'PUT /api/week/{startsOn}/cardio': { days: [] },
      'PUT /api/training/breaks/{startsOn}': { endsOn: startsOn, kind: 'ill' },
      'POST /api/training/sync': { items: [sessionItem(session), setItem(aSet(session))] },
      'POST /api/user/passkeys': passkey,
      'POST /api/user/identities': { ticket, password: member.password },
      'POST /api/intake': { supplementId: undefined },
      'PUT /api/intake/{intakeItemId}': { supplementId: undefined },
      'POST /api/myfit/routines/workout/{routineId}': { workoutIds: [workouts[1].id] },
      'POST /api/myfit/routines/workout/recommended': { historyId: ids['{historyId}'] },
      'POST /api/myfit/routines/workout/{routineId}/recommended': { historyId: ids['{historyId}'] },
      'POST /api/myfit/routines/workout/filled': { place: 'gym' },
      'POST /api/myfit/routines/supplement': { supplementIds: [supplements[1].id] },
      'POST /api/recommendation/workout/history/{id}/swap': { workoutId, byWorkoutId },
      'PUT /api/training/imports/names': { names: [{ name: 'Log Press', workoutId: null }] },
      'POST /api/user/private/password': { oldPassword: member.password, newPassword: 'another-password1' },
      'POST /api/user/delete': { password: member.password },
      'POST /api/bodyData/delete': { date: t.daysAgo(0) },
    };
    const bodyOf = (name: string) => {
      const json = (documented.get(name)?.requestBody as any)?.content['application/json'];
      return json && { ...(exampleOf(document, json.schema) as object), ...bodies[name] };
    };
    const at: Record<string, number | string> = {
      ...{ startsOn, index: 0, place: 'home', secret: shared.body.url.split('/').at(-1) },
      ...{ workoutId: workouts[2].id, supplementId: supplements[2].id },
    };
    const subscription = bodyOf('POST /api/user/push');
    expect((await t.post('/api/user/push', subscription, { token })).status).toBe(200);
    const file = await logForm(
      'Date,Exercise,Category,Weight (kg),Reps\n2026-01-08,Bench Press (Barbell),,80,8',
    );
    const calls = CONTRACT_CALLS.filter(({ who }) => who === 'member').map(({ method, path }) => {
      const name = `${method} ${path}`;
      const url = path.replace(/\{(\w+)\}/g, (_, param: string) => String(ownIn(ids, name)?.id ?? at[param]));
      const body = bodyOf(name);
      const isFile = /imports($|\/preview)/.test(name) && method === 'POST';
      const query = path.includes('/week') && !path.includes('recommendation') ? `?on=${startsOn}` : '';
      return {
        name,
        send: (headers: Record<string, string>) =>
          t.request(method, url + query, isFile ? file.bytes : body, {
            token,
            headers: isFile ? { ...headers, 'content-type': file.type } : headers,
          }),
      };
    });
    const { id } = await t.database.read.findOneByOrFail(User, { loginEmail: member.email });
    const { answers, wrote } = await answersMeanwhile(t, calls, () =>
      t.database.write(manager => manager.delete(User, { id })),
    );
    expect(calls.map(({ name }) => name).filter(name => !READS.test(name) && !wrote.includes(name))).toEqual(
      [],
    );
    const told = wrote.map(name => [name, answers.get(name)!.body?.status]);
    expect(told).toEqual(
      wrote.map(name => [name, GONE_ALREADY.includes(name) ? undefined : 'UNAUTHENTICATED_EXCEPTION']),
    );
    for (const { status } of answers.values()) expect(status).toBeLessThan(500);
  });

  it('is refused, or taken without it, where an admin has deleted meanwhile what it names', async () => {
    const member = await t.signUp();
    const token = await t.adminToken();
    const made = async (path: string, row: object): Promise<number> => {
      const answer = await t.post(`/api/admin/${path}`, row, { token });
      expect(answer.status).toBe(201);
      return answer.body.id;
    };
    const workoutId = await made('workouts', ADMIN_WORKOUT);
    const supplementId = await made('supplements', {
      ...{
        koreanName: '시험용 단백질',
        englishName: 'Test protein',
        supplementType: 'Protein',
        flavor: '초코',
      },
      ...{ price: 30_000, servings: 30, proteinPerServing: 24.5 },
    });
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '내 것' }] };
    const as = { token: member.token };
    const { routineId } = (await t.post('/api/myfit/routines/workout', list, as)).body.routines[0];
    const [session, whole] = [aSession(), aSession()];
    const items = [
      ...[sessionItem(session), setItem(aSet(session, { workoutId }))],
      ...[sessionItem(whole), setItem(aSet(whole))],
    ];
    const taken = { supplementId, servingsPerDay: 1, slots: [] };
    const asked = [
      ['POST', `/api/myfit/routines/workout/${routineId}`, { workoutIds: [workoutId], confirmed: true }],
      ['PUT', `/api/training/preferences/excludedWorkouts/${workoutId}`, undefined],
      ['POST', '/api/training/sync', { items }],
      ['PUT', '/api/training/imports/names', { names: [{ name: 'Log Press', workoutId }] }],
      ['POST', `/api/myfit/routines/supplement/${supplementId}`, undefined],
      ['POST', '/api/intake', taken],
    ] as const;
    const calls = asked.map(([method, path, body]) => ({
      name: `${method} ${path.replace(/\d+/, '{id}')}`,
      send: (headers: Record<string, string>) => t.request(method, path, body, { ...as, headers }),
    }));
    const { answers, wrote } = await answersMeanwhile(t, calls, async () => {
      expect((await t.delete(`/api/admin/workouts/${workoutId}`, { token })).status).toBe(204);
      expect((await t.delete(`/api/admin/supplements/${supplementId}`, { token })).status).toBe(204);
    });
    expect(wrote).toEqual(calls.map(({ name }) => name));
    const told = [...answers].map(([name, { status, body }]) => [name, body.status ?? status]);
    expect(Object.fromEntries(told)).toEqual({
      'POST /api/myfit/routines/workout/{id}': 'WORKOUT_NOT_FOUND_EXCEPTION',
      'PUT /api/training/preferences/excludedWorkouts/{id}': 'CONFLICT_EXCEPTION',
      'POST /api/training/sync': 200,
      'PUT /api/training/imports/names': 'CONFLICT_EXCEPTION',
      'POST /api/myfit/routines/supplement/{id}': 'CONFLICT_EXCEPTION',
      'POST /api/intake': 201,
    });
    const synced = answers.get('POST /api/training/sync')!.body.items;
    expect(synced.map(({ status, code }: any) => code ?? status)).toEqual([
      ...['applied', 'WORKOUT_NOT_FOUND_EXCEPTION', 'applied', 'applied'],
    ]);
    expect((await t.get('/api/intake', as)).status).toBe(200);
  });
});
