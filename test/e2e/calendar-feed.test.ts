// Both databases: a row written over, times.
import { dateAfter } from '../../src/common/time/dates.js';
import ICAL from 'ical.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';
import { aSession, plannedSets, sessionItem, setItem } from '../support/training-rows.js';

const DAY_S = 86_400;

describe('the calendar of a member', () => {
  let t: TestApp;
  let member: TestMember;
  let monday: string;
  const lines: string[] = [];
  beforeAll(async () => {
    t = await startTestApp({ env: { LOG_LEVEL: 'trace' }, logs: { write: line => lines.push(line) } });
    monday = t.nextMonday();
  });
  beforeEach(async () => {
    member = await t.signUp();
  });
  afterAll(() => t.close());

  const feed = '/api/user/calendar';
  const as = () => ({ token: member.token });
  const make = async (body: object = {}) => {
    const answer = await t.post(feed, body, as());
    expect(answer.status).toBe(200);
    expect(answer.body.url).toMatch(/^http:\/\/localhost:\d+\/calendar\/[\w-]{22}\.ics$/);
    return new URL(answer.body.url).pathname;
  };
  /** Monday, Wednesday and Friday, accepted. */
  async function acceptWeek(more: object = {}): Promise<any> {
    const days = [1, 3, 5].map(day => ({ day, minutes: 60, place: 'gym' }));
    const wishes = { startsOn: monday, days, goal: '근비대', experience: '보통', ...more };
    const { id: historyId } = (await t.post('/api/recommendation/week', wishes, as())).body;
    await t.answered(`/api/recommendation/week/history/${historyId}`, as());
    return (await t.post(`/api/week?on=${monday}`, { historyId }, as())).body;
  }
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map(component => ({ component, event: new ICAL.Event(component) }));

  it('has the day on which something that is taken runs out, and not what it is', async () => {
    const kept = { name: '비밀 비타민', nutrients: [], servingsPerDay: 2, slots: [], servingsPerPack: 60 };
    const { body } = await t.post('/api/intake', { ...kept, boughtOn: t.daysAgo(10) }, as());
    await t.post('/api/intake', { ...kept, servingsPerPack: undefined }, as());
    await t.post('/api/intake', { ...kept, boughtOn: t.daysAgo(200) }, as());
    const path = await make();
    const read = async () => {
      const { text } = await t.get(path);
      expect(text).not.toContain('비밀');
      return eventsOf(text).map(({ component, event }) => ({
        ...{ uid: event.uid, title: event.summary, date: event.startDate.toString() },
        sequence: Number(component.getFirstPropertyValue('sequence')),
      }));
    };
    const [before, ...others] = await read();
    expect(others).toEqual([]);
    expect(before).toMatchObject({ title: '내 영양제 다시 살 때', date: body.lastsUntil });
    // A new pack moves the date.
    const item = `/api/intake/${body.intakeItemId}`;
    const { body: after } = await t.put(item, { ...kept, boughtOn: t.daysAgo(0) }, as());
    const [moved] = await read();
    expect(moved).toMatchObject({ uid: before!.uid, date: after.lastsUntil });
    expect(moved!.sequence).toBeGreaterThan(before!.sequence);
  });

  it('has the planned sessions as whole days, in a file that calendars read', async () => {
    const { plan } = await acceptWeek();
    const path = await make();
    const answer = await t.get(path);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      },
    });
    const text = answer.text;
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const physical = text.slice(0, -2).split('\r\n');
    expect(physical.filter(line => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([]);
    const events = eventsOf(text);
    expect(events.map(({ event }) => [event.startDate.toString(), event.startDate.isDate])).toEqual(
      [0, 2, 4].map(days => [dateAfter(monday, days), true]),
    );
    expect(events.map(({ event }) => event.summary)).toEqual(plan.days.map(({ title }: any) => title));
    const [{ koreanName, set }] = plan.days[0].items;
    expect(events[0]!.event.description.split('\n')[0]).toBe(`${koreanName} ${set}세트`);
    expect(text).not.toMatch(/\d\s?kg|홍길동|example\.com/);
    expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
  });

  it('leaves out what a health answer forbids since, and a day of nothing else', async () => {
    const { plan } = await acceptWeek();
    const path = await make();
    const saved = await t.post('/api/user/health', { soreAreas: ['허리'] }, as());
    expect(saved.status).toBe(200);
    const { body } = await t.get(`/api/week?on=${monday}`, as());
    const forbidden = body.plan.days
      .flatMap(({ items }: any) => items)
      .filter(({ against }: any) => against !== null);
    expect(forbidden.length).toBeGreaterThan(0);
    const { text } = await t.get(path);
    for (const { koreanName } of forbidden) expect(text).not.toContain(koreanName);
    expect(eventsOf(text)).toHaveLength(plan.days.length);
    await t.post('/api/user/health', { conditions: ['최근 수술'], confirmed: true }, as());
    const events = eventsOf((await t.get(path)).text);
    expect(events.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual(
      plan.days.map(() => 'CANCELLED'),
    );
  });

  it('strikes out the days on which its member is ill or away, and has a routine that is done on one', async () => {
    await acceptWeek();
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '새벽 루틴' }] };
    const { body } = await t.post('/api/myfit/routines/workout', list, as());
    const { routineId } = body.routines[0];
    const workoutIds = [await t.workoutId('플랭크')];
    await t.post(`/api/myfit/routines/workout/${routineId}`, { workoutIds, rep: 30, setCount: 4 }, as());
    await t.put(`/api/week/${monday}/days/2?on=${monday}`, { routineId }, as());
    const off = { endsOn: dateAfter(monday, 2), kind: 'ill' };
    expect((await t.put(`/api/training/breaks/${dateAfter(monday, 1)}`, off, as())).status).toBe(200);
    const events = eventsOf((await t.get(await make())).text);
    expect(events.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
      ...['CONFIRMED', 'CANCELLED', 'CONFIRMED'],
    ]);
    expect(events[2]!.event).toMatchObject({ summary: '새벽 루틴', description: '플랭크 4세트' });
  });

  /** What calendars go by, of each event. Time passes, as it is counted in seconds. */
  const sequencesAt = async (path: string) => {
    const events = eventsOf((await t.get(path)).text);
    t.clock.advance(1);
    return events.map(({ component }) => Number(component.getFirstPropertyValue('sequence')));
  };

  it('counts days off, kept, changed and ended, for the sessions on them alone', async () => {
    await acceptWeek();
    const path = await make();
    const breaks = (from: string) => `/api/training/breaks/${from}`;
    const save = (from: string, endsOn: string) => t.put(breaks(from), { endsOn, kind: 'ill' }, as());
    let before = await sequencesAt(path);
    const newer = async () => {
      const after = await sequencesAt(path);
      const found = after.map((each, at) => each > before[at]!);
      before = after;
      return found;
    };
    expect(await newer()).toEqual([false, false, false]);
    await save(dateAfter(monday, -9), dateAfter(monday, 1));
    expect(await newer()).toEqual([true, false, false]);
    // What it was longer before.
    await save(dateAfter(monday, -9), dateAfter(monday, -8));
    expect(await newer()).toEqual([true, false, false]);
    await save(dateAfter(monday, 7), dateAfter(monday, 8));
    expect(await newer()).toEqual([false, false, false]);
    await save(dateAfter(monday, 2), dateAfter(monday, 2));
    expect(await newer()).toEqual([false, true, false]);
    await t.delete(breaks(dateAfter(monday, 2)), as());
    expect(await newer()).toEqual([false, true, false]);
  });

  it('counts a health answer, after which sessions are struck out', async () => {
    await acceptWeek();
    const path = await make();
    const before = await sequencesAt(path);
    await t.post('/api/user/health', { conditions: ['최근 수술'], confirmed: true }, as());
    const after = await sequencesAt(path);
    expect(after.map((each, at) => each > before[at]!)).toEqual([true, true, true]);
  });

  it('counts a workout that is swapped', async () => {
    const [{ historyId, items }] = (await acceptWeek()).plan.days;
    const path = await make();
    const before = await sequencesAt(path);
    const [{ workoutId }] = items;
    const asked = await t.post('/api/recommendation/workout/alternatives', { workoutId, historyId }, as());
    const [{ workoutId: byWorkoutId, koreanName }] = asked.body.alternatives;
    const swap = `/api/recommendation/workout/history/${historyId}/swap`;
    expect((await t.post(swap, { workoutId, byWorkoutId }, as())).status).toBe(200);
    expect(eventsOf((await t.get(path)).text)[0]!.event.description).toContain(koreanName);
    const after = await sequencesAt(path);
    expect(after[0]!).toBeGreaterThan(before[0]!);
  });

  const routineOf = async (routineName: string, workoutIds: number[]) => {
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName }] };
    const { routineId } = (await t.post('/api/myfit/routines/workout', list, as())).body.routines[0];
    const sets = { workoutIds, rep: 30, setCount: 4 };
    const added = await t.post(`/api/myfit/routines/workout/${routineId}`, sets, as());
    return { routineId, myWorkoutIds: added.body.map(({ myWorkoutId }: any) => myWorkoutId) };
  };

  it('counts a change of a routine that is done on a day, for that day alone', async () => {
    await acceptWeek();
    const plank = await t.workoutId('플랭크');
    const { routineId, myWorkoutIds } = await routineOf('새벽 루틴', [plank, await t.workoutId('푸시업')]);
    await t.put(`/api/week/${monday}/days/2?on=${monday}`, { routineId }, as());
    const path = await make();
    const update = `/api/myfit/routines/workout/update/${myWorkoutIds[0]}`;
    const changes = [
      () => t.post(update, { rep: 30, setCount: 5 }, as()),
      () => t.post(update, { myWorkoutIndex: 2 }, as()),
      () => t.post(`/api/myfit/routines/workout/delete/${myWorkoutIds[1]}`, {}, as()),
    ];
    let before = await sequencesAt(path);
    for (const change of changes) {
      expect((await change()).status).toBeLessThan(300);
      const after = await sequencesAt(path);
      expect(after.map((each, at) => each > before[at]!)).toEqual([false, false, true]);
      before = after;
    }
  });

  it('counts weeks of a pregnancy that pass, where they change what is to be done', async () => {
    member = await t.signUp({ sex: '여', height: 165, weight: 60, bodyFat: 25, muscleMass: 35 });
    const told = { conditions: ['임신'], pregnancyWeeks: 27, confirmed: true };
    expect((await t.post('/api/user/health', told, as())).status).toBe(200);
    await acceptWeek({ startsOn: dateAfter(monday, 7) });
    const path = await make();
    const textsAt = async () =>
      eventsOf((await t.get(path)).text).map(({ event }) => ({
        text: event.description,
        sequence: event.sequence,
      }));
    const before = await textsAt();
    expect(before).toHaveLength(3);
    t.clock.advance(7 * DAY_S);
    const after = await textsAt();
    t.clock.advance(-7 * DAY_S);
    const changed = after.filter(({ text }, at) => text !== before[at]!.text);
    expect(changed.length).toBeGreaterThan(0);
    expect(after.map(({ sequence }, at) => sequence > before[at]!.sequence)).toEqual(
      after.map(({ text }, at) => text !== before[at]!.text),
    );
  });

  const statusesAt = async (path: string) =>
    eventsOf((await t.get(path)).text).map(({ component }) => component.getFirstPropertyValue('status'));

  it('leaves what is over, or done, as it was, whatever is answered about health later', async () => {
    const cardio = [2, 6].map(day => ({ day, minutes: 30, effort: 'moderate' }));
    const { plan } = await acceptWeek({ cardio });
    const path = await make();
    const start = t.clock.now().getTime();
    const [, second] = plan.days;
    const wednesday = dateAfter(monday, 2);
    t.clock.advance(2 * DAY_S);
    member = await t.logIn(member);
    const session = aSession({ historyId: second.historyId }, wednesday);
    const items = [sessionItem(session), ...plannedSets(session, second.items).map(set => setItem(set))];
    expect((await t.post('/api/training/sync', { items }, as())).status).toBe(200);
    const before = eventsOf((await t.get(path)).text).map(({ event }) => event.description);
    await t.post('/api/user/health', { conditions: ['최근 수술'], confirmed: true }, as());
    const settled = ['CONFIRMED', 'CONFIRMED', 'CANCELLED', 'CONFIRMED', 'CANCELLED'];
    expect(await statusesAt(path)).toEqual(settled);
    const after = eventsOf((await t.get(path)).text).map(({ event }) => event.description);
    expect([0, 1, 3].map(at => after[at])).toEqual([0, 1, 3].map(at => before[at]));
    // What was called off stays so once it is over.
    t.clock.advance(4 * DAY_S);
    member = await t.logIn(member);
    expect(await statusesAt(path)).toEqual(settled);
    await t.post('/api/user/health', { conditions: [], confirmed: true }, as());
    expect(await statusesAt(path)).toEqual(settled);
    t.clock.advance((start - t.clock.now().getTime()) / 1000);
  });

  it('does not begin to count anew where a plan is dropped and chosen again', async () => {
    const cardio = [{ day: 2, minutes: 30, effort: 'moderate' }];
    const { plan } = await acceptWeek({ cardio });
    const path = await make();
    const ofCardio = async () => {
      t.clock.advance(1);
      const events = eventsOf((await t.get(path)).text);
      const [each] = events.filter(({ event }) => event.uid.startsWith('cardio-'));
      return { uid: each!.event.uid, sequence: each!.event.sequence };
    };
    for (const day of [4, 6]) await t.put(`/api/week/${monday}/cardio?on=${monday}`, { days: [day] }, as());
    const before = await ofCardio();
    await t.delete(`/api/week/${monday}`, as());
    await t.post(`/api/week?on=${monday}`, { historyId: plan.historyId }, as());
    const after = await ofCardio();
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
  });

  it('says when it was written, so that the later of two counts', async () => {
    await acceptWeek();
    const path = await make();
    const stamp = async () =>
      String(eventsOf((await t.get(path)).text)[0]!.component.getFirstPropertyValue('dtstamp'));
    const before = await stamp();
    t.clock.advance(60);
    expect((await stamp()) > before).toBe(true);
  });

  it('begins at the time that was chosen, in Korea', async () => {
    await acceptWeek();
    const [first] = eventsOf((await t.get(await make({ startTime: '19:30' }))).text);
    expect(first!.component.getFirstProperty('dtstart')!.getParameter('tzid')).toBe('Asia/Seoul');
    const { startDate, duration } = first!.event;
    expect(startDate.toString()).toBe(`${monday}T19:30:00`);
    expect(startDate.zone!.utcOffset(startDate)).toBe(9 * 3600);
    expect(duration.toSeconds()).toBeGreaterThan(15 * 60);
    for (const startTime of ['24:00', '7:30', '19:30\r\nX:1'])
      expect((await t.post(feed, { startTime }, as())).status).toBe(400);
  });

  it('keeps the name of a session that is moved or left out, and counts the changes', async () => {
    await acceptWeek();
    const path = await make();
    const before = eventsOf((await t.get(path)).text);
    t.clock.advance(1);
    await t.put(`/api/week/${monday}/days/0?on=${monday}`, { day: 2 }, as());
    await t.put(`/api/week/${monday}/days/1?on=${monday}`, { skipped: true }, as());
    const after = eventsOf((await t.get(path)).text);
    expect(after.map(({ event }) => event.uid)).toEqual(before.map(({ event }) => event.uid));
    expect(new Set(after.map(({ event }) => event.uid)).size).toBe(3);
    expect(after[0]!.event.startDate.toString()).toBe(dateAfter(monday, 1));
    expect(after[1]!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(after[0]!.event.sequence).toBeGreaterThan(before[0]!.event.sequence);
    await t.delete(`/api/week/${monday}`, as());
    expect(eventsOf((await t.get(path)).text)).toEqual([]);
  });

  it('is gone by its address once that is revoked, replaced or the account deleted, and looks like none', async () => {
    const none = await t.get(`/calendar/${'A'.repeat(22)}.ics`);
    expect(none).toMatchObject({ status: 404, body: { status: 'NOT_FOUND_EXCEPTION' } });
    const gone = async (path: string) => {
      const answer = await t.get(path);
      expect([answer.status, { ...answer.body, requestId: '' }]).toEqual([
        404,
        { ...none.body, requestId: '' },
      ]);
    };
    const first = await make();
    const second = await make({ startTime: '07:00' });
    await gone(first);
    expect((await t.get(second)).status).toBe(200);
    expect((await t.get(feed, as())).body).toEqual({
      active: true,
      startTime: '07:00',
      createdAt: expect.stringMatching(/Z$/),
    });
    expect((await t.get('/api/user/export', as())).body.calendar).toMatchObject({ startTime: '07:00' });
    expect((await t.delete(feed, as())).status).toBe(204);
    await gone(second);
    expect((await t.get(feed, as())).body).toEqual({ active: false, startTime: null, createdAt: null });
    const third = await make();
    await t.post('/api/user/delete', { password: member.password }, as());
    await gone(third);
    for (const path of ['/calendar/.ics', '/calendar/%00.ics', `/calendar/${'x'.repeat(199)}`])
      expect((await t.get(path)).status).toBe(404);
  });

  it('says its secret in no log line and keeps none', async () => {
    const path = await make();
    await t.get(path);
    const referer = `${t.config.publicUrl}${path}`;
    await t.get('/api/site', { headers: { referer } });
    await t.get(`${path}/none`, { headers: { referer } });
    await t.request('POST', path);
    await t.delete(feed, as());
    await t.get(path);
    const secret = path.slice('/calendar/'.length, -'.ics'.length);
    const log = lines.join('');
    expect(log).toContain('"route":"/calendar/:file"');
    expect(log).not.toContain(secret);
    const live = await make();
    const kept = await t.database.read.query<{ secretHash: string }[]>('SELECT * FROM calendar_feeds');
    expect(JSON.stringify(kept)).not.toContain(live.slice('/calendar/'.length, -'.ics'.length));
  });
});
