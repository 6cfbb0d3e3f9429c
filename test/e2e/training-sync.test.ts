// Both databases: concurrent writes, conflicts.
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { User } from '../../src/members/user.entity.js';
import { Routine } from '../../src/myfit/entities/routine.entity.js';
import { RoutinesService } from '../../src/myfit/routines.service.js';
import { RecommendationHistory } from '../../src/recommendation/entities/recommendation-history.entity.js';
import { HISTORIES_KEPT, HistoriesSweep } from '../../src/recommendation/histories.sweep.js';
import { TrainingSession } from '../../src/training/entities/training-session.entity.js';
import { TrainingSet } from '../../src/training/entities/training-set.entity.js';
import { startTestApp, type Answer, type TestApp, type TestMember } from '../support/test-app.js';
import { aSession, aSet, rowId, sessionItem, setItem } from '../support/training-rows.js';

describe('the training log', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const sync = (member: TestMember, ...items: object[]): Promise<Answer> =>
    t.post('/api/training/sync', { items }, { token: member.token });
  const changes = async (member: TestMember, after = 0, limit = 500) =>
    (await t.get(`/api/training/changes?after=${after}&limit=${limit}`, { token: member.token })).body;
  /** A member with one session of two sets. */
  const begun = async () => {
    const member = await t.signUp();
    const session = aSession();
    const sets = [aSet(session), aSet(session, { ordinal: 2 })];
    const { body } = await sync(member, sessionItem(session), ...sets.map(set => setItem(set)));
    return { member, session, sets, body };
  };
  const inFuture = (hours: number) => new Date(t.clock.now().getTime() + hours * 3_600_000).toISOString();

  it('takes a session with its sets, and another phone gets them as they were sent', async () => {
    const { member, session, sets, body } = await begun();
    expect(body).toEqual({
      items: [
        { id: session.id, type: 'session', status: 'applied', revision: 1 },
        { id: sets[0]!.id, type: 'set', status: 'applied', revision: 2 },
        { id: sets[1]!.id, type: 'set', status: 'applied', revision: 3 },
      ],
      revision: 3,
    });
    expect(await changes(member)).toEqual({
      sessions: [{ ...session, revision: 1 }],
      sets: sets.map((set, i) => ({ ...set, doubt: null, revision: i + 2 })),
      revision: 3,
      more: false,
    });
    expect(await changes(await t.signUp())).toEqual({ sessions: [], sets: [], revision: 0, more: false });
  });

  it('tells in the same answer what other phones have written since', async () => {
    const { member, session, sets } = await begun();
    const send = async (after: number, ...items: object[]) =>
      (await t.post('/api/training/sync', { items, after }, { token: member.token })).body;
    const third = aSet(session, { ordinal: 3 });
    const nothing = { sessions: [], sets: [], more: false };
    expect((await send(3, setItem(third))).changes).toEqual({ ...nothing, revision: 4 });
    // A phone that has read nothing receives everything, including its own row.
    const fourth = aSet(session, { ordinal: 4 });
    const { changes: all } = await send(0, setItem(fourth));
    expect(all).toEqual(await changes(member));
    expect(all.sets.map(({ id }: { id: string }) => id)).toEqual(
      [...sets, third, fourth].map(({ id }) => id),
    );
    // A refused row is not written, and no change is skipped.
    const { changes: told } = await send(4, setItem(aSet(session, { reps: -1 })));
    expect(told).toMatchObject({ sets: [{ id: fourth.id }], revision: 5 });
    const { status } = await t.post('/api/training/sync', { items: [], after: -1 }, { token: member.token });
    expect(status).toBe(400);
  });

  it('refuses a batch of what are no rows', async () => {
    const { token } = await t.signUp();
    for (const items of [[[]], [null], ['set']]) {
      const { status } = await t.post('/api/training/sync', { items }, { token });
      expect([items, status]).toEqual([items, 400]);
    }
    const { status } = await t.post('/api/myfit/routines/workout', { routines: [[]] }, { token });
    expect(status).toBe(400);
  });

  it('takes sets before their session in the same batch, and answers in the order they were sent', async () => {
    const member = await t.signUp();
    const session = aSession();
    const set = aSet(session);
    const { body } = await sync(member, setItem(set), sessionItem(session));
    expect(body.items).toMatchObject([
      { id: set.id, status: 'applied' },
      { id: session.id, status: 'applied' },
    ]);
  });

  it('answers the same batch with the same, however often it comes', async () => {
    const { member, session, sets } = await begun();
    const items = [sessionItem(session), ...sets.map(set => setItem(set))];
    const before = await changes(member);
    for (let i = 0; i < 3; i++) {
      const { body } = await sync(member, ...items);
      expect(body.items.map((item: any) => [item.status, item.revision])).toEqual([
        ['same', 1],
        ['same', 2],
        ['same', 3],
      ]);
    }
    // Nor is a row written anew because its phone knows the stored revision.
    const { items: known } = (await sync(member, sessionItem(session, 1), setItem(sets[0]!, 2))).body;
    expect(known.map((item: any) => [item.status, item.revision])).toEqual([
      ['same', 1],
      ['same', 2],
    ]);
    expect(await changes(member)).toEqual(before);
  });

  it('takes the same batch twenty times at once, once', async () => {
    const member = await t.signUp();
    const session = aSession();
    const items = [
      sessionItem(session),
      ...Array.from({ length: 20 }, (_, i) => setItem(aSet(session, { ordinal: i + 1 }))),
    ];
    const answers = await Promise.all(Array.from({ length: 20 }, () => sync(member, ...items)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const statuses = answers.map(({ body }) =>
      [...new Set(body.items.map((item: any) => item.status))].join(),
    );
    expect(statuses.filter(status => status === 'applied')).toHaveLength(1);
    expect(statuses.filter(status => status === 'same')).toHaveLength(19);
    const { sessions, sets, revision } = await changes(member);
    expect([sessions.length, sets.length, revision]).toEqual([1, 20, 21]);
  });

  it('takes an edit of what is stored, and shows what is there instead of overwriting it', async () => {
    const { member, sets } = await begun();
    const [set] = sets;
    const edited = { ...set, weight: 42.5, reps: 8 };
    expect((await sync(member, setItem(edited, 2))).body.items[0]).toMatchObject({
      status: 'applied',
      revision: 4,
    });
    // The other phone did not know of the edit.
    const other = { ...set, weight: 45 };
    expect((await sync(member, setItem(other, 2))).body).toEqual({
      items: [
        {
          ...{ id: set!.id, type: 'set', status: 'conflict' },
          server: { ...edited, doubt: null, revision: 4 },
        },
      ],
      revision: 4,
    });
    // After seeing the edit, it may overwrite it.
    expect((await sync(member, setItem(other, 4))).body.items[0]).toMatchObject({
      status: 'applied',
      revision: 5,
    });
    const { sets: stored, revision, more } = await changes(member, 3);
    expect({ stored, revision, more }).toEqual({
      ...{ stored: [{ ...other, doubt: null, revision: 5 }], revision: 5, more: false },
    });
  });

  it('takes for the same what two phones did alike, each by its own clock; what they did differently is asked', async () => {
    const { member, session, sets } = await begun();
    const [first, second] = sets;
    const open = { ...first, doneAt: null };
    const [{ revision: base }] = (await sync(member, setItem(open, 2))).body.items;
    const ticked = { ...first, answer: 'RIGHT', doneAt: '2026-01-05T01:06:00.000Z' };
    const [applied] = (await sync(member, setItem(ticked, base))).body.items;
    const before = await changes(member);
    const server = { ...ticked, doubt: null, revision: applied.revision };
    for (const doneAt of ['2026-01-05T01:07:30.000Z', '2026-01-04T20:00:00.000Z']) {
      const { body } = await sync(member, setItem({ ...ticked, doneAt }, base));
      expect(body.items).toEqual([
        { id: first!.id, type: 'set', status: 'same', revision: applied.revision, server },
      ]);
    }
    for (const other of [{ reps: 9 }, { weight: 42.5 }, { answer: 'HEAVY' }, { doneAt: null }]) {
      const { body } = await sync(member, setItem({ ...ticked, ...other }, base));
      expect(body.items).toEqual([{ id: first!.id, type: 'set', status: 'conflict', server }]);
    }
    // A device that has seen the change may correct the time.
    expect(await changes(member)).toEqual(before);
    const later = { ...ticked, doneAt: '2026-01-05T01:08:00.000Z' };
    expect((await sync(member, setItem(later, applied.revision))).body.items[0].status).toBe('applied');

    // Ended on both, with the sets left out.
    const over = { ...session, endedAt: '2026-01-05T02:00:00.000Z' };
    const dropped = { ...second, deleted: true };
    await sync(member, sessionItem(over, 1), setItem(dropped, 3));
    const { body } = await sync(
      member,
      sessionItem({ ...session, endedAt: '2026-01-05T02:00:09.000Z' }, 1),
      setItem({ ...dropped, doneAt: null }, 3),
    );
    expect(body.items).toMatchObject([{ status: 'same', server: over }, { status: 'same' }]);
    const noted = { ...over, endedAt: '2026-01-05T02:01:00.000Z', note: '힘들다' };
    expect((await sync(member, sessionItem(noted, 1))).body.items[0].status).toBe('conflict');
  });

  it('does with two phones at once what it does with one after the other', async () => {
    const { member, sets } = await begun();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, phone) => sync(member, setItem({ ...sets[0], weight: 50 + phone }, 2))),
    );
    const statuses = answers.map(({ body }) => body.items[0].status).sort();
    expect(statuses).toEqual(['applied', ...Array.from({ length: 9 }, () => 'conflict')]);
    const winner = answers.findIndex(({ body }) => body.items[0].status === 'applied');
    const stored = (await changes(member)).sets.find((set: any) => set.id === sets[0]!.id);
    expect(stored).toMatchObject({ weight: 50 + winner, revision: 4 });
    for (const { body } of answers.filter((_, phone) => phone !== winner)) {
      expect(body.items[0].server).toEqual(stored);
    }
  });

  it('keeps deleted rows as such; a set of a deleted session is shown the session', async () => {
    const { member, session, sets } = await begun();
    const gone = { ...sets[1], deleted: true };
    expect((await sync(member, setItem(gone, 3))).body.items[0]).toMatchObject({
      status: 'applied',
      revision: 4,
    });
    expect((await sync(member, setItem({ ...gone, note: '다시' }, 1))).body.items[0]).toMatchObject({
      status: 'same',
    });

    const tombstone = { ...session, deleted: true };
    expect((await sync(member, sessionItem(tombstone, 1))).body.items[0]).toMatchObject({
      status: 'applied',
    });
    const late = aSet(session, { ordinal: 3 });
    const { body } = await sync(member, setItem({ ...sets[0], reps: 9 }, 2), setItem(late));
    for (const item of body.items) {
      expect(item).toMatchObject({ status: 'conflict', server: { ...tombstone, revision: 5 } });
    }
    expect((await changes(member, 3)).sessions).toEqual([{ ...tombstone, revision: 5 }]);

    // Once the deletion is undone, its sets are back.
    expect((await sync(member, sessionItem(session, 5))).body.items[0]).toMatchObject({ status: 'applied' });
    expect((await sync(member, setItem(late))).body.items[0]).toMatchObject({ status: 'applied' });
  });

  it('gives changes in parts, in order, without a gap', async () => {
    const { member, session } = await begun();
    const more = Array.from({ length: 30 }, (_, i) => setItem(aSet(session, { ordinal: i + 3 })));
    await sync(member, ...more, sessionItem({ ...session, endedAt: '2026-01-05T02:00:00.000Z' }, 1));
    const whole = await changes(member);
    const got = { sessions: [] as any[], sets: [] as any[] };
    let after = 0;
    for (let part = { more: true } as any; part.more; after = part.revision) {
      part = await changes(member, after, 7);
      expect(part.sessions.length + part.sets.length).toBeLessThanOrEqual(7);
      for (const { revision } of [...part.sessions, ...part.sets]) expect(revision).toBeGreaterThan(after);
      got.sessions.push(...part.sessions);
      got.sets.push(...part.sets);
    }
    expect(got).toEqual({ sessions: whole.sessions, sets: whole.sets });
    expect([got.sessions.length, got.sets.length, after]).toEqual([1, 32, 34]);
  });

  describe('refuses, and takes the rest', () => {
    const refusal = async (member: TestMember, item: object) => {
      const good = aSession();
      const { status, body } = await sync(member, item, sessionItem(good));
      expect(status).toBe(200);
      expect(body.items[1]).toMatchObject({ id: good.id, status: 'applied' });
      const [{ status: outcome, code, message }] = body.items;
      if (outcome === 'refused') expect(message).toMatch(/요\.$/);
      return outcome === 'refused' ? code : outcome;
    };

    it('ids and sessions of other members, saying nothing of them', async () => {
      const { session, sets } = await begun();
      const thief = await t.signUp();
      const exported = async () =>
        [await t.database.read.find(TrainingSession), await t.database.read.find(TrainingSet)].map(rows =>
          rows.filter(row => [session.id, sets[0]!.id, sets[1]!.id].includes(row.id)),
        );
      const before = await exported();
      expect(await refusal(thief, sessionItem({ ...session, title: '내 것' }, 1))).toBe('TRAINING_ID_TAKEN');
      expect(await refusal(thief, sessionItem({ ...session, deleted: true }, 1))).toBe('TRAINING_ID_TAKEN');
      expect(await refusal(thief, setItem({ ...sets[0], reps: 1 }, 2))).toBe('TRAINING_ID_TAKEN');
      expect(await refusal(thief, setItem(aSet(session)))).toBe('TRAINING_SESSION_MISSING');
      const own = aSession();
      await sync(thief, sessionItem(own));
      const moved = aSet(own);
      await sync(thief, setItem(moved));
      expect(await refusal(thief, setItem({ ...moved, sessionId: session.id }, 3))).not.toBe('applied');
      expect(await exported()).toEqual(before);
    });

    it.each([
      ['a session that nobody has', 'TRAINING_SESSION_MISSING', { sessionId: rowId() }],
      ['a workout that is in no catalogue', 'WORKOUT_NOT_FOUND_EXCEPTION', { workoutId: 2_000_000_000 }],
      ['no repetition at all', 'TRAINING_NOTHING_DONE', { reps: 0, targetReps: null }],
      ['nothing said to be done', 'TRAINING_NOTHING_DONE', { reps: null, targetReps: null }],
      ['negative repetitions', 'VALIDATION_EXCEPTION', { reps: -1 }],
      ['a weight above every bar', 'VALIDATION_EXCEPTION', { weight: 1_000.5 }],
      ['a negative weight', 'VALIDATION_EXCEPTION', { weight: -2.5 }],
      ['a time that does not exist', 'VALIDATION_EXCEPTION', { doneAt: '2026-02-30T01:00:00.000Z' }],
      ['a note too long', 'VALIDATION_EXCEPTION', { note: '가'.repeat(201) }],
      ['a field nobody knows', 'VALIDATION_EXCEPTION', { userId: 1 }],
      ['all asked for and none done: a miss', 'applied', { reps: 0 }],
      ['a set not done yet', 'applied', { reps: null, weight: null, doneAt: null }],
    ])('%s: %s', async (_, code, wrong) => {
      const member = await t.signUp();
      const session = aSession();
      await sync(member, sessionItem(session));
      expect(await refusal(member, setItem({ ...aSet(session), ...wrong }))).toBe(code);
    });

    it.each([
      ['startedAt', '1926-01-05T01:00:00.000Z', /1970년보다 앞선/],
      ['endedAt', '1926-01-05T01:00:00.000Z', /1970년보다 앞선/],
      ['localDate', '1926-01-05', /1970년보다 앞선/],
      ['startedAt', '2026-01-05T10:00:00+09:00', /UTC로 보내/],
      ['startedAt', '2026-02-30T01:00:00.000Z', /UTC로 보내/],
      ['startedAt', '+012026-01-05T01:00:00.000Z', /UTC로 보내/],
    ])('%s %s for what it is', async (name, value, said) => {
      const { body } = await sync(await t.signUp(), sessionItem(aSession({ [name]: value })));
      expect(body.items).toEqual([
        expect.objectContaining({ status: 'refused', code: 'VALIDATION_EXCEPTION' }),
      ]);
      expect(body.items[0].message).toMatch(said);
    });

    it('what lies in the future by more than a day and two hours', async () => {
      const member = await t.signUp();
      const session = aSession();
      await sync(member, sessionItem(session));
      const tomorrow = { startedAt: inFuture(25), localDate: inFuture(25).slice(0, 10) };
      expect(await refusal(member, sessionItem(aSession(tomorrow)))).toBe('applied');
      expect(await refusal(member, sessionItem(aSession({ startedAt: inFuture(27) })))).toBe(
        'TRAINING_IN_FUTURE',
      );
      expect(await refusal(member, sessionItem(aSession({ endedAt: inFuture(27) })))).toBe(
        'TRAINING_IN_FUTURE',
      );
      expect(await refusal(member, sessionItem(aSession({ localDate: '2999-01-01' })))).toBe(
        'TRAINING_IN_FUTURE',
      );
      expect(await refusal(member, setItem(aSet(session, { doneAt: inFuture(27) })))).toBe(
        'TRAINING_IN_FUTURE',
      );
    });

    it('the 401st set of a session; one deleted makes room', async () => {
      const member = await t.signUp();
      const session = aSession();
      const sets = Array.from({ length: 400 }, (_, i) => aSet(session, { ordinal: i + 1 }));
      const { body } = await sync(member, sessionItem(session), ...sets.map(set => setItem(set)));
      expect(new Set(body.items.map((item: any) => item.status))).toEqual(new Set(['applied']));
      const one = aSet(session, { ordinal: 400 });
      expect(await refusal(member, setItem(one))).toBe('TRAINING_SESSION_FULL');
      await sync(member, setItem({ ...sets[0], deleted: true }, 2));
      expect(await refusal(member, setItem(one))).toBe('applied');
      // In the same batch, too.
      const swap = await sync(member, setItem({ ...sets[1], deleted: true }, 3), setItem(aSet(session)));
      expect(swap.body.items.map((item: any) => item.status)).toEqual(['applied', 'applied']);
      expect(await refusal(member, setItem(aSet(session)))).toBe('TRAINING_SESSION_FULL');
      // A set of another session cannot move in either.
      const other = aSession();
      const moving = aSet(other);
      const sent = await sync(member, sessionItem(other), setItem(moving));
      const moved = { ...moving, sessionId: session.id };
      expect(await refusal(member, setItem(moved, sent.body.revision))).toBe('TRAINING_SESSION_FULL');
    });
  });

  describe('a session begun from a routine or a recommendation', () => {
    const ROUTINES = '/api/myfit/routines/workout';
    const newRoutine = async ({ token }: TestMember): Promise<number> => {
      const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '하나' }] };
      return (await t.post(ROUTINES, list, { token })).body.routines[0].routineId;
    };
    const newHistory = async ({ email }: TestMember, type: 'workout' | 'supplement', old = false) => {
      const { id: userId } = await t.database.read.findOneByOrFail(User, { loginEmail: email });
      const createdAt = new Date(t.clock.now().getTime() - (old ? 40 * 86_400_000 : 0));
      const row = { userId, type, state: 'DONE' as const, request: {} as object, createdAt };
      const { identifiers } = await t.database.write(manager => manager.insert(RecommendationHistory, row));
      return identifiers[0]!.id as number;
    };
    const answerOf = async (member: TestMember, row: object, baseRevision = 0) => {
      const [{ id: _, ...answer }] = (await sync(member, sessionItem(row, baseRevision))).body.items;
      return answer;
    };

    it('of somebody else is refused like one that is not there, with its sets; nothing else of the batch is', async () => {
      const [member, other] = [await t.signUp(), await t.signUp()];
      const own = { routineId: await newRoutine(member), historyId: await newHistory(member, 'workout') };
      const absent = 2_000_000_000;
      for (const [name, foreign, code] of [
        ['routineId', await newRoutine(other), 'ROUTINE_NOT_FOUND_EXCEPTION'],
        ['historyId', await newHistory(other, 'workout'), 'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION'],
        ['historyId', await newHistory(member, 'supplement'), 'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION'],
      ] as const) {
        const refused = await answerOf(member, aSession({ ...own, [name]: foreign }));
        expect(refused).toEqual({
          ...{ type: 'session', status: 'refused', code, message: expect.stringMatching(/요\.$/) },
        });
        expect(await answerOf(member, aSession({ ...own, [name]: absent }))).toEqual(refused);
        const [good, bad] = [aSession(own), aSession({ [name]: foreign })];
        const items = [good, bad].flatMap(each => [sessionItem(each), setItem(aSet(each))]);
        const { body } = await sync(member, ...items);
        expect(body.items.map((item: any) => item.code ?? item.status)).toEqual([
          ...['applied', 'applied', code, 'TRAINING_SESSION_MISSING'],
        ]);
        // An existing session cannot move to it either.
        const { revision } = body.items[0];
        expect(await answerOf(member, { ...good, [name]: foreign }, revision)).toEqual(refused);
      }
      const { sessions } = await changes(member);
      expect(new Set(sessions.map((session: any) => session.routineId))).toEqual(new Set([own.routineId]));
    });

    it('is taken whatever has become of it meanwhile on another device', async () => {
      const member = await t.signUp();
      const routineId = await newRoutine(member);
      const session = aSession({ routineId });
      await t.post(ROUTINES, { routines: [] }, { token: member.token });
      // Deleted a moment ago, then for good.
      expect(await answerOf(member, session)).toMatchObject({ status: 'applied' });
      t.clock.advance(11 * 60);
      await t.app.get(RoutinesService, { strict: false }).purge();
      expect(await t.database.read.countBy(Routine, { id: routineId })).toBe(0);
      const late = aSession({ routineId });
      const { body } = await sync(member, sessionItem(late), setItem(aSet(late)));
      expect(body.items.map((item: any) => item.status)).toEqual(['applied', 'applied']);
      expect(await answerOf(await t.signUp(), aSession({ routineId }))).toMatchObject({ status: 'refused' });

      const historyId = await newHistory(member, 'workout', true);
      for (let newer = 0; newer < HISTORIES_KEPT; newer++) await newHistory(member, 'workout');
      await t.app.get(HistoriesSweep, { strict: false }).run();
      expect(await t.database.read.countBy(RecommendationHistory, { id: historyId })).toBe(0);
      expect(await answerOf(member, aSession({ historyId }))).toMatchObject({ status: 'applied' });
      expect(await answerOf(await t.signUp(), aSession({ historyId }))).toMatchObject({ status: 'refused' });
    });

    it('stays editable where it names what nobody checked in the past', async () => {
      const { member, session } = await begun();
      const unchecked = { routineId: 2_000_000_000, historyId: 2_000_000_000 };
      await t.database.write(manager => manager.update(TrainingSession, { id: session.id }, unchecked));
      const edited = { ...session, ...unchecked, note: '힘들다' };
      expect(await answerOf(member, edited, 1)).toMatchObject({ status: 'applied' });
    });
  });

  it('takes sets of a hidden workout', async () => {
    const { member, session } = await begun();
    await t.database.write(manager => manager.update(Workout, { id: 7 }, { hidden: true }));
    const { body } = await sync(member, setItem(aSet(session, { workoutId: 7 })));
    expect(body.items[0]).toMatchObject({ status: 'applied' });
    expect(await t.delete('/api/admin/workouts/7', { token: await t.adminToken() })).toMatchObject({
      status: 409,
      body: { status: 'IN_USE_EXCEPTION' },
    });
  });

  it('refuses more than 500 at once with a code, and 10,000 in parts are taken', async () => {
    const member = await t.signUp();
    const sessions = Array.from({ length: 25 }, () => aSession());
    const items = [
      ...sessions.map(row => sessionItem(row)),
      ...Array.from({ length: 9_975 }, (_, i) =>
        setItem(aSet(sessions[Math.floor(i / 399)]!, { ordinal: i % 399 })),
      ),
    ];
    const tooMany = await sync(member, ...items.slice(0, 501));
    expect([tooMany.status, tooMany.body.status]).toEqual([413, 'TRAINING_BATCH_TOO_LARGE']);
    expect((await sync(member, ...items)).status).toBe(413);
    expect((await changes(member)).revision).toBe(0);
    for (let from = 0; from < items.length; from += 500) {
      const { status, body } = await sync(member, ...items.slice(from, from + 500));
      expect([status, new Set(body.items.map((item: any) => item.status))]).toEqual([
        200,
        new Set(['applied']),
      ]);
    }
    let count = 0;
    for (let part = { more: true, revision: 0 } as any; part.more;) {
      part = await changes(member, part.revision);
      count += part.sessions.length + part.sets.length;
    }
    expect(count).toBe(10_000);
  }, 240_000);

  it.each([
    ['no items', {}],
    ['an item that is none', { items: [7] }],
    ['a row without an id', { items: [{ type: 'set', baseRevision: 0, row: {} }] }],
    ['an id of another kind', { items: [sessionItem({ ...aSession(), id: '1' })] }],
    ['a type of another kind', { items: [{ ...sessionItem(aSession()), type: 'routine' }] }],
    ['no base', { items: [{ type: 'session', row: aSession() }] }],
  ])('answers 400 to %s', async (_, body) => {
    const { token } = await t.signUp();
    expect(await t.post('/api/training/sync', body, { token })).toMatchObject({
      status: 400,
      body: { status: 'VALIDATION_EXCEPTION' },
    });
  });

  it.each(['after=-1', 'after=x', 'limit=0', 'limit=501', 'after=1&after=2'])(
    'answers 400 to changes?%s',
    async query => {
      const { token } = await t.signUp();
      expect((await t.get(`/api/training/changes?${query}`, { token })).status).toBe(400);
    },
  );

  it('is in the export of the account, and goes with it', async () => {
    const { member, session, sets } = await begun();
    const planned = aSet(session, { ordinal: 3, reserve: 2, doneAt: null });
    await sync(member, setItem(planned));
    const exported = await t.get('/api/user/export', { token: member.token });
    const notDone = { ...planned, weight: null, reps: null, reserve: null };
    expect(exported.body.trainingLog).toEqual({
      sessions: [{ ...session, revision: 1 }],
      sets: [...sets, notDone].map((set, i) => ({
        ...{ ...set, done: set !== notDone, doubt: null, revision: i + 2 },
      })),
    });
    await t.post('/api/user/delete', { password: member.password }, { token: member.token });
    expect(await t.database.read.countBy(TrainingSession, { id: session.id })).toBe(0);
    expect(await t.database.read.countBy(TrainingSet, { sessionId: session.id })).toBe(0);
  });
});
