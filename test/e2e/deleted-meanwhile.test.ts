// Both databases: how each refuses the rows of a member who is gone.
import type { OpenAPIObject } from '@nestjs/swagger';
import { currentRequest } from '../../src/common/http/request-context.js';
import { User } from '../../src/members/user.entity.js';
import { CONTRACT_CALLS } from '../support/contract-calls.js';
import { eventually } from '../support/eventually.js';
import { exampleOf } from '../support/openapi-examples.js';
import { documentedCalls } from '../support/openapi-operations.js';
import { ownIn, ownThings } from '../support/own-things.js';
import { SoftAuthenticator } from '../support/soft-authenticator.js';
import { startTestApp, type Answer, type TestApp } from '../support/test-app.js';
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

describe('what a member sends while their account is being deleted', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ env: { VAPID_SUBJECT: 'mailto:push@example.com' } });
  });
  afterAll(() => t.close());

  /** Sends everything at once; the account ends after the last of them was let in, before the first writes. */
  async function answersOf(
    member: { email: string; token: string },
    calls: readonly { name: string; send: (headers: Record<string, string>) => Promise<Answer> }[],
  ) {
    const { id } = await t.database.read.findOneByOrFail(User, { loginEmail: member.email });
    const { database } = t;
    const write = database.write.bind(database);
    const answers = new Map<string, Answer>();
    const waiting = new Set<string>();
    let begin = (): void => undefined;
    const begun = new Promise<void>(resolve => {
      begin = resolve;
    });
    database.write = async (work, options) => {
      const request = currentRequest();
      if (request) {
        waiting.add(request.requestId);
        await begun;
      }
      return write(work, options);
    };
    try {
      const sent = calls.map(async ({ name, send }, at) => {
        answers.set(name, await send({ 'x-request-id': `call-to-delay-${at}` }));
      });
      await eventually(() =>
        expect(new Set([...waiting, ...answers.keys()]).size).toBeGreaterThanOrEqual(calls.length),
      );
      await write(manager => manager.delete(User, { id }));
      begin();
      await Promise.all(sent);
    } finally {
      database.write = write;
    }
    return {
      answers,
      wrote: calls.filter((_, at) => waiting.has(`call-to-delay-${at}`)).map(({ name }) => name),
    };
  }

  it('is answered as it would be afterwards, whatever it is', async () => {
    const member = await t.signUp();
    const { token } = member;
    const ids = await ownThings(t, member);
    const document: OpenAPIObject = (await t.get('/api/openapi.json')).body;
    const documented = new Map(documentedCalls(document).map(call => [call.name, call.operation]));
    const session = aSession();
    const startsOn = t.daysAgo((new Date(t.daysAgo(0)).getUTCDay() + 6) % 7);
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
    const { answers, wrote } = await answersOf(member, calls);
    expect(calls.map(({ name }) => name).filter(name => !READS.test(name) && !wrote.includes(name))).toEqual(
      [],
    );
    const told = wrote.map(name => [name, answers.get(name)!.body?.status]);
    expect(told).toEqual(
      wrote.map(name => [name, GONE_ALREADY.includes(name) ? undefined : 'UNAUTHENTICATED_EXCEPTION']),
    );
    for (const { status } of answers.values()) expect(status).toBeLessThan(500);
  });
});
