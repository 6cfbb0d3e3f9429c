// Both databases: many rows in transactions, taken back.
import { jest } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { v7 as uuidV7 } from 'uuid';
import { StrengthObservation } from '../../src/recommendation/entities/strength-observation.entity.js';
import { User } from '../../src/members/user.entity.js';
import { ImportName } from '../../src/training/entities/import-name.entity.js';
import { ImportedSession } from '../../src/training/entities/imported-session.entity.js';
import { TrainingImport } from '../../src/training/entities/training-import.entity.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';
import { sendLog } from '../support/training-file.js';
import { aSession, aSet, sessionItem, setItem } from '../support/training-rows.js';

const HEADER =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';

describe('logs of other applications', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  /** A Strong file with three sets of one exercise per day. */
  const strong = (days: readonly number[], name = 'Bench Press (Barbell)', weight = 80, reps = 8) =>
    [
      HEADER,
      ...days.flatMap(day =>
        [1, 2, 3].map(
          order => `${t.daysAgo(day)} 18:30:00,Push,1h,"${name}",${order},${weight},${reps},0,0,,,`,
        ),
      ),
    ].join('\n');
  const KG = { unit: 'kg' };
  const twelveWeeks = Array.from({ length: 24 }, (_, i) => 3 + 3.5 * (23 - i)).map(Math.floor);
  const preview = (member: TestMember, file: string | Uint8Array, fields = {}) =>
    sendLog(t, member, file, fields, '/preview');
  const as = ({ token }: TestMember) => ({ token });
  const changes = async (member: TestMember, after = 0) =>
    (await t.get(`/api/training/changes?after=${after}&limit=500`, as(member))).body;
  const undo = (member: TestMember, id: number) => t.post(`/api/training/imports/${id}/undo`, {}, as(member));
  const idOf = async ({ email }: TestMember) =>
    (await t.database.read.findOneByOrFail(User, { loginEmail: email })).id;
  const nextBench = async (member: TestMember) => {
    const id = await t.workoutId('바벨 벤치프레스');
    return (await t.get(`/api/training/next?workoutIds=${id}`, as(member))).body.workouts[0];
  };

  it('takes endurance with the effort that its member tells, counts it, and takes it back', async () => {
    const member = await t.signUp();
    const header = 'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment';
    const file = `${header}\n${t.daysAgo(3)},Running (Outdoor),Cardio,,,,5,km,0:30:00,\n${t.daysAgo(3)},Deadlift,Back,100,kgs,5,,,,\n`;
    const { body } = await preview(member, file);
    expect(body).toMatchObject({ sessions: 2, sets: 1, cardio: 1, effortNeeded: true, refusedCount: 0 });
    expect((await sendLog(t, member, file)).body.fields).toMatchObject([{ field: 'cardioEffort' }]);
    const told = { cardioEffort: 'hard' };
    const { body: made } = await sendLog(t, member, file, told);
    expect(made).toMatchObject({ sessions: 2, sets: 1 });
    const { sessions } = await changes(member);
    expect(sessions.find(({ cardio }: any) => cardio !== null)).toMatchObject({
      ...{ title: '달리기', localDate: t.daysAgo(3) },
      cardio: { kind: 'run', seconds: 1_800, meters: 5_000, effort: 'hard' },
    });
    expect((await preview(member, file)).body).toMatchObject({ sessions: 0, sets: 0, cardio: 0 });
    expect((await sendLog(t, member, file, told)).body.status).toBe('TRAINING_IMPORT_EMPTY');
    expect((await sendLog(t, member, file, { cardioEffort: 'deadly' })).status).toBe(400);
    // What this product writes it reads again, in another account.
    const { text } = await t.get('/api/training/export.csv', as(member));
    const other = await t.signUp();
    expect((await preview(other, text)).body).toMatchObject({
      ...{ format: 'routineup', sessions: 2, sets: 1, cardio: 1, effortNeeded: false, refusedCount: 0 },
    });
    await undo(member, made.id);
    expect((await t.get('/api/training/cardio', as(member))).body.bests).toEqual([]);
  });

  it('says what it would do without doing it, then does it', async () => {
    const member = await t.signUp();
    const file = `${strong([9, 6, 3])}\n${t.daysAgo(3)} 18:30:00,Push,1h,Zercher Squat (Barbell),1,60,5,0,0,,,\nhalf a li`;
    const { status, body } = await preview(member, file);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ format: 'strong', unitNeeded: true, sessions: 3, sets: 9, duplicates: 0, leftOut: 1, doubted: 0 },
      ...{ firstDate: t.daysAgo(9), lastDate: t.daysAgo(3), refusedCount: 1 },
      refused: [{ line: 12, reason: '줄이 중간에 끊겨 있어요.' }],
      names: [
        { name: 'Bench Press (Barbell)', sets: 9, state: 'found', workoutName: '바벨 벤치프레스' },
        { name: 'Zercher Squat (Barbell)', sets: 1, state: 'unknown', workoutId: null },
      ],
    });
    expect(body.names[1].candidates).toHaveLength(3);
    expect((await changes(member)).sessions).toEqual([]);

    expect((await sendLog(t, member, file)).body.fields).toEqual([
      { field: 'unit', message: '파일의 무게가 kg인지 lb인지 골라 주세요.' },
    ]);
    const made = await sendLog(t, member, file, KG);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      format: 'strong',
      sessions: 3,
      sets: 9,
      firstDate: t.daysAgo(9),
      undoneAt: null,
    });
    const { sessions, sets, revision } = await changes(member);
    expect([sessions.length, sets.length, revision]).toEqual([3, 9, 12]);
    expect(sessions[0]).toMatchObject({ title: 'Push', localDate: t.daysAgo(9), timezone: 'Asia/Seoul' });
    expect(Date.parse(sessions[0].endedAt) - Date.parse(sessions[0].startedAt)).toBe(3_600_000);
    expect(sets[0]).toMatchObject({
      workoutName: '바벨 벤치프레스',
      weight: 80,
      reps: 8,
      ordinal: 1,
      kind: 'work',
    });
    expect((await t.get('/api/training/imports', as(member))).body).toEqual([made.body]);
  });

  it('turns pounds into kilograms, as the file or the member says', async () => {
    const member = await t.signUp();
    const file = strong([4], 'Deadlift (Barbell)', 225, 5);
    await sendLog(t, member, file, { unit: 'lb' });
    expect((await changes(member)).sets[0]).toMatchObject({ weight: 102.06, workoutName: '데드리프트' });
    const said = `Date,Exercise,Category,Weight,Weight Unit,Reps\n${t.daysAgo(2)},Deadlift,,225,lbs,5`;
    expect((await preview(member, said)).body.unitNeeded).toBe(false);
    await sendLog(t, member, said, KG);
    expect((await changes(member)).sets.map(({ weight }: any) => weight)).toEqual([
      102.06, 102.06, 102.06, 102.06,
    ]);
  });

  it('the next target follows what was imported, and goes back with it', async () => {
    const member = await t.signUp();
    const before = await nextBench(member);
    expect(before.target.weight).toBeLessThan(70);
    const { body } = await sendLog(t, member, strong(twelveWeeks), KG);
    const after = await nextBench(member);
    expect(after.last).toMatchObject({ date: t.daysAgo(3), sets: [{ weight: 80, reps: 8 }, {}, {}] });
    expect(after.target.weight).toBeGreaterThanOrEqual(77.5);
    expect(after.target.weight).toBeLessThanOrEqual(87.5);
    await undo(member, body.id);
    expect(await nextBench(member)).toEqual(before);
  });

  it('the first recommendation after an import uses it', async () => {
    const [member, other] = [await t.signUp(), await t.signUp()];
    await sendLog(t, member, strong(twelveWeeks), KG);
    const asked = { bodyPartKoreanName: ['가슴'], machineKoreanName: ['바벨', '랙', '평벤치'] };
    const bench = async (who: TestMember) => {
      const { body: job } = await t.post('/api/recommendation/workout', asked, as(who));
      const { recommends } = (await t.answered(`/api/recommendation/workout/history/${job.id}`, as(who)))
        .body;
      return recommends.find(({ koreanName }: any) => koreanName === '바벨 벤치프레스').weight as number;
    };
    const [own, others] = [await bench(member), await bench(other)];
    expect(own).toBeGreaterThan(others * 1.5);
    expect(own).toBeLessThanOrEqual(80);
  });

  it('the same file again, or twice at once, brings nothing', async () => {
    const member = await t.signUp();
    const file = strong([9, 6]);
    const both = await Promise.all([sendLog(t, member, file, KG), sendLog(t, member, file, KG)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)!.body.status).toBe('TRAINING_IMPORT_EMPTY');
    expect((await preview(member, file)).body).toMatchObject({
      sets: 0,
      sessions: 0,
      duplicates: 6,
      firstDate: null,
    });
    expect((await t.get('/api/training/imports', as(member))).body).toHaveLength(1);
    const more = `${strong([9, 6, 3])}\n${strong([9]).split('\n')[1]}`;
    expect((await preview(member, more)).body).toMatchObject({ sets: 3, sessions: 1, duplicates: 7 });
    expect((await sendLog(t, member, more, KG)).body).toMatchObject({ sets: 3, sessions: 1 });
    // Each stored set matches one equal set: a fourth is new.
    const fourth = `${strong([9])}\n${t.daysAgo(9)} 18:30:00,Push,1h,"Bench Press (Barbell)",4,80,8,0,0,,,`;
    expect((await preview(member, fourth)).body).toMatchObject({ sets: 1, duplicates: 3 });
    // A set just after midnight is the same one where its time is told as the evening before, and the other way round.
    const night = [`${t.daysAgo(20)} 00:30:00`, 'Asia/Seoul'] as const;
    const evening = [`${t.daysAgo(21)} 15:30:00`, 'UTC'] as const;
    for (const [first, second] of [
      [night, evening],
      [evening, night],
    ] as const) {
      const traveller = await t.signUp();
      const file = (at: string) => `${HEADER}\n${at},Push,1h,"Bench Press (Barbell)",1,80,8,0,0,,,`;
      await sendLog(t, traveller, file(first[0]), { ...KG, timezone: first[1] });
      const again = await preview(traveller, file(second[0]), { ...KG, timezone: second[1] });
      expect(again.body).toMatchObject({ sets: 0, duplicates: 1 });
    }
  });

  it("this product's own table brings back what was deleted, and nothing that is there", async () => {
    const member = await t.signUp();
    const { body } = await sendLog(t, member, strong([9, 6]), KG);
    const { text } = await t.get('/api/training/export.csv', as(member));
    expect((await preview(member, text)).body).toMatchObject({ format: 'routineup', sets: 0, duplicates: 6 });
    await undo(member, body.id);
    expect((await sendLog(t, member, text)).body).toMatchObject({
      format: 'routineup',
      sets: 6,
      sessions: 2,
    });
    const again = (await t.get('/api/training/export.csv', as(member))).text;
    expect(again).toBe(text);
  });

  it("this product's own table of one account goes into another as it was done", async () => {
    const [member, other] = [await t.signUp(), await t.signUp()];
    const date = t.daysAgo(3);
    const session = aSession({ endedAt: `${date}T02:30:00.000Z` }, date);
    const workoutId = await t.workoutId('바벨 벤치프레스');
    const sets = [
      aSet(session, { workoutId, ordinal: 1, kind: 'warmup', weight: 20 }),
      aSet(session, { workoutId, ordinal: 2, reserve: 2, answer: 'LIGHT', note: '가볍다' }),
      aSet(session, { workoutId, ordinal: 3, doneAt: null }),
    ];
    const items = [sessionItem(session), ...sets.map(row => setItem(row))];
    await t.post('/api/training/sync', { items }, as(member));
    const tableOf = async (who: TestMember): Promise<Record<string, string>[]> =>
      parse((await t.get('/api/training/export.csv', as(who))).text, { columns: true, bom: true });
    const { text } = await t.get('/api/training/export.csv', as(member));
    expect((await sendLog(t, other, text)).body).toMatchObject({ format: 'routineup', sets: 2, sessions: 1 });
    const plain = (rows: Record<string, string>[]) =>
      rows
        .filter(({ done }) => done === 'yes')
        .map(({ planned_weight_kg: _, planned_reps: __, planned_seconds: ___, ...row }) => row);
    expect(plain(await tableOf(other))).toEqual(plain(await tableOf(member)));
  });

  it('remembers what a name means to a member, and leaves out what they do not want', async () => {
    const [member, other] = [await t.signUp(), await t.signUp()];
    const [squat, file] = [await t.workoutId('바벨 스쿼트'), strong([5], 'Zercher Squat (Barbell)', 60, 5)];
    const choose = (id: number | null, name = 'zercher  squat - Barbell') =>
      t.put('/api/training/imports/names', { names: [{ name, workoutId: id }] }, as(member));
    const stateOf = async (who: TestMember) => (await preview(who, file)).body.names[0].state;
    expect((await sendLog(t, member, file, KG)).status).toBe(409);
    expect((await choose(squat)).status).toBe(204);
    expect([await stateOf(member), await stateOf(other)]).toEqual(['chosen', 'unknown']);
    expect((await sendLog(t, member, file, KG)).body.sets).toBe(3);
    expect((await changes(member)).sets[0].workoutName).toBe('바벨 스쿼트');
    await choose(null);
    expect((await preview(member, file)).body).toMatchObject({
      sets: 0,
      leftOut: 3,
      names: [{ state: 'leftOut' }],
    });
    expect((await choose(2_000_000)).body.status).toBe('WORKOUT_NOT_FOUND_EXCEPTION');
    for (const names of [[], [[]], [null], [{ name: '', workoutId: null }]]) {
      const { status } = await t.put('/api/training/imports/names', { names }, as(member));
      expect([names, status]).toEqual([names, 400]);
    }
  });

  it('undoing takes it all away, once, and phones follow', async () => {
    const [member, other] = [await t.signUp(), await t.signUp()];
    const { body } = await sendLog(t, member, strong([9, 6]), KG);
    const { sets, sessions, revision } = await changes(member);
    // Corrected on the phone since.
    const { doubt: _, revision: at, ...set } = sets[0];
    const corrected = { ...set, reps: 9 };
    await t.post('/api/training/sync', { items: [setItem(corrected, at)] }, as(member));
    expect((await undo(other, body.id)).body.status).toBe('TRAINING_IMPORT_NOT_FOUND_EXCEPTION');
    const undone = await undo(member, body.id);
    expect(undone.body.undoneAt).toEqual(expect.anything());
    expect((await undo(member, body.id)).body).toEqual(undone.body);

    const after = await changes(member, revision + 1);
    expect([after.sessions.length, after.sets.length]).toEqual([sessions.length, sets.length]);
    expect([...after.sessions, ...after.sets].every(({ deleted }: any) => deleted)).toBe(true);
    const revisions = [...after.sessions, ...after.sets].map((row: any) => row.revision);
    expect(new Set(revisions).size).toBe(8);
    expect(Math.max(...revisions)).toBe(after.revision);
    const observed = { userId: await idOf(member) };
    expect(await t.database.read.countBy(StrengthObservation, observed)).toBe(0);
    // A phone that does not yet know about the undo.
    const late = await t.post(
      '/api/training/sync',
      { items: [setItem({ ...corrected, reps: 10 }, at + 8)] },
      as(member),
    );
    expect(late.body.items[0]).toMatchObject({ status: 'conflict', server: { deleted: true } });
    expect((await t.get('/api/training/imports', as(member))).body).toEqual([undone.body]);
    // The file can be imported again.
    expect((await sendLog(t, member, strong([9, 6]), KG)).status).toBe(201);
  });

  it('undoing leaves what was added by hand, with its session, and learns from that alone', async () => {
    const member = await t.signUp();
    const { body } = await sendLog(t, member, strong([9, 6]), KG);
    const { sets, sessions, revision } = await changes(member);
    const { doubt: _, revision: __, ...like } = sets[0];
    const [added, removed] = [1, 2].map(place => ({
      ...like,
      ...{ id: uuidV7(), ordinal: 10 + place, weight: 82.5, confirmed: true, deleted: place === 2 },
    }));
    await t.post('/api/training/sync', { items: [setItem(added), setItem(removed)] }, as(member));
    const undone = await undo(member, body.id);
    expect(undone.body).toMatchObject({ sets: 6, sessions: 2, keptSets: 1 });
    expect((await undo(member, body.id)).body).toEqual(undone.body);

    const { sets: left, sessions: days } = await changes(member);
    const alive = (rows: any[]) => rows.filter(({ deleted }) => !deleted).map(({ id }) => id);
    expect([alive(left), alive(days)]).toEqual([[added.id], [like.sessionId]]);
    const told = await changes(member, revision + 2);
    expect([told.sets.length, told.sessions.length]).toEqual([7, 1]);
    expect(new Set([...left, ...days].map((row: any) => row.revision)).size).toBe(left.length + days.length);
    const observed = await t.database.read.findBy(StrengthObservation, { userId: await idOf(member) });
    expect(observed.map(({ source }) => source)).toEqual([expect.stringContaining(added.id)]);
    expect(sessions).toHaveLength(2);
  });

  it('undoing one that was made before its sets were noted takes its sessions as they are', async () => {
    const member = await t.signUp();
    const { body } = await sendLog(t, member, strong([9]), KG);
    await t.database.write(manager =>
      manager.update(ImportedSession, { importId: body.id }, { setIds: null }),
    );
    expect((await undo(member, body.id)).body.keptSets).toBe(0);
    const { sets } = await changes(member);
    expect(sets.map(({ deleted }: any) => deleted)).toEqual(Array(body.sets).fill(true));
    expect(body.sets).toBeGreaterThan(0);
  });

  it('on SQLite, where everybody else waits for it, what takes too long is refused as a whole', async () => {
    const member = await t.signUp();
    const file = strong(Array.from({ length: 30 }, (_, day) => 40 - day));
    const real = performance.now.bind(performance);
    const begin = t.database.holdsUpOthers.bind(t.database);
    let late = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => real() + late);
    // Six seconds pass once it has begun, no more: what remembers a reading from here lives on in this process.
    const begun = jest.spyOn(t.database, 'holdsUpOthers').mockImplementation(() => {
      const check = begin();
      late = 6_000;
      return check;
    });
    const { status, body } = await sendLog(t, member, file, KG).finally(() => {
      clock.mockRestore();
      begun.mockRestore();
    });
    if (!t.database.embedded) {
      expect(status).toBe(201);
      return;
    }
    expect([status, body.status]).toEqual([413, 'TRAINING_FILE_TOO_LONG']);
    expect(body.message).toBe('한 번에 넣기에는 기록이 너무 많아요. 파일을 나눠서 올려 주세요.');
    expect((await changes(member)).sessions).toEqual([]);
    expect((await t.get('/api/training/imports', as(member))).body).toEqual([]);
    expect((await sendLog(t, member, file, KG)).body).toMatchObject({ sessions: 30, sets: 90 });
  });

  it('keeps help, holds and warm-ups for what they are, and says what cannot be', async () => {
    const member = await t.signUp();
    const line = (name: string, order: string, weight: number, reps: number, seconds: number) =>
      `${t.daysAgo(2)} 07:00:00,Mix,30m,${name},${order},${weight},${reps},0,${seconds},,,`;
    const file = [
      HEADER,
      line('Pull Up (Assisted)', '1', -20, 8, 0),
      line('Plank', '1', 0, 0, 60),
      line('Plank', '2', 0, 1, 0),
      line('Squat (Barbell)', 'W', 40, 5, 0),
      line('Squat (Barbell)', '1', -5, 5, 0),
      line('Squat (Barbell)', '2', 1500, 5, 0),
      line('Squat (Barbell)', '3', 100, 0, 30),
    ].join('\n');
    const { body } = await preview(member, file, KG);
    expect(body.refused.map(({ line: at, reason }: any) => [at, reason.replace(/.*: /, '')])).toEqual([
      [4, '시간으로 세는 운동인데 횟수만 적혀 있어요.'],
      [6, '무게가 0보다 작아요. 도움을 받은 무게라면 보조 운동으로 이어 주세요.'],
      [7, '무게가 1,000kg보다 커요.'],
      [8, '횟수로 세는 운동인데 시간만 적혀 있어요.'],
    ]);
    await sendLog(t, member, file, KG);
    expect((await changes(member)).sets).toMatchObject([
      { workoutName: '어시스트 풀업', weight: 20, reps: 8 },
      { workoutName: '플랭크', weight: null, reps: null, seconds: 60 },
      { workoutName: '바벨 스쿼트', kind: 'warmup', weight: 40 },
    ]);
  });

  it('believes a history that is far from the estimate, not a single slip', async () => {
    const member = await t.signUp();
    const strongLifter = strong([9, 6, 3], 'Bench Press (Barbell)', 190, 5);
    expect((await preview(member, strongLifter, KG)).body.doubted).toBe(0);
    const slip = `${strong([9, 6, 3])}\n${t.daysAgo(2)} 18:30:00,Push,1h,Bench Press (Barbell),1,800,8,0,0,,,`;
    expect((await preview(member, slip, KG)).body).toMatchObject({ sets: 10, doubted: 1 });
  });

  it.each([
    ['no file', '', 400, 'VALIDATION_EXCEPTION'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]), 400, 'TRAINING_FILE_BROKEN'],
    ['another table', 'a,b\n1,2', 400, 'TRAINING_FILE_UNKNOWN'],
    ['half a file', `${HEADER}\n2024-01-01 10:00:00,"Push`, 400, 'TRAINING_FILE_BROKEN'],
    ['5 MB and a byte', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 413, 'PAYLOAD_TOO_LARGE_EXCEPTION'],
    [
      '50,001 lines',
      HEADER + '\n2024-01-01 10:00:00,P,,Squat,1,9,9,,,,,'.repeat(50_001),
      413,
      'TRAINING_FILE_TOO_LONG',
    ],
  ])('refuses %s', async (_, file, status, code) => {
    const member = await t.signUp();
    for (const path of ['', '/preview']) {
      const answer = await sendLog(t, member, file, KG, path);
      expect([answer.status, answer.body.status]).toEqual([status, code]);
      expect(answer.body.message).toMatch(/[가-힣]/);
    }
  });

  it('refuses times and units that are none', async () => {
    const member = await t.signUp();
    const faulty: Record<string, string>[] = [
      { timezone: 'Mars/Base' },
      { timezone: '' },
      { unit: 'stone' },
      { extra: '1' },
    ];
    for (const fields of faulty) {
      const answer = await sendLog(t, member, strong([3]), fields);
      expect([answer.status, answer.body.status]).toEqual([400, 'VALIDATION_EXCEPTION']);
    }
  });

  it('is in the export of the account, and goes with it', async () => {
    const member = await t.signUp();
    const { body } = await sendLog(t, member, strong([3]), KG);
    await t.put(
      '/api/training/imports/names',
      { names: [{ name: 'Log Press', workoutId: null }] },
      as(member),
    );
    const exported = (await t.get('/api/user/export', as(member))).body;
    expect(exported.trainingImports).toEqual({
      ...{ imports: [body], names: [{ name: 'Log Press', workoutId: null }] },
    });
    const userId = await idOf(member);
    const left = async () => [
      await t.database.read.countBy(TrainingImport, { userId }),
      await t.database.read.countBy(ImportName, { userId }),
      await t.database.read.countBy(ImportedSession, { importId: body.id }),
    ];
    expect(await left()).toEqual([1, 1, 1]);
    await t.post('/api/user/delete', { password: member.password }, as(member));
    expect(await left()).toEqual([0, 0, 0]);
  });
});
