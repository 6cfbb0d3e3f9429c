import { readForeignFile } from './foreign-file.js';
import type { ForeignFile } from '../foreign-file.types.js';

const OPTIONS = { timezone: 'Asia/Seoul', latest: '2026-11-01T00:00:00.000Z' };
const read = (text: string | Buffer, options = {}): ForeignFile =>
  readForeignFile(Buffer.from(text as string), { ...OPTIONS, ...options });
const setsOf = ({ sessions }: ForeignFile) =>
  sessions.flatMap(({ sets }) =>
    sets.map(({ name, kind, weight, unit, reps, seconds }) => [name, kind, weight, unit, reps, seconds]),
  );

const STRONG = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2024-03-28 18:30:12,"Push, heavy",1h 2m,"Bench Press (Barbell)",1,80.0,8,0,0,"felt
strong","좋은 날",8
2024-03-28 18:30:12,"Push, heavy",1h 2m,"Bench Press (Barbell)",2,82.5,6,0,0,"","좋은 날",
2024-03-28 18:30:12,"Push, heavy",1h 2m,"Bench Press (Barbell)",Rest Timer,0,0,0,120,"","",
2024-03-28 18:30:12,"Push, heavy",1h 2m,"Plank",1,0,0,0,60,"","",
2024-03-28 18:30:12,"Push, heavy",1h 2m,"Running",1,0,0,5.0,0,"","",
2024-03-28 18:30:12,"Push, heavy",1h 2m,"Triceps Dip",1,0,0,0,0,"","",
`;
const STRONG_NEW = `Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes
1;2024-03-28 18:30:12;Pull;3600;Pull Up (Assisted);W;-22,5;8;;;;;
1;2024-03-28 18:30:12;Pull;3600;Pull Up (Assisted);1;-20;8;7,5;;;;
1;2024-03-28 18:30:12;Pull;3600;Pull Up (Assisted);Note;;;;;;무릎 조심;
`;
const HEVY = `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_lbs","reps","distance_km","duration_seconds","rpe"
"Legs","28 Mar 2024, 17:29","28 Mar 2024, 18:40","","Squat (Barbell)",,"low bar",0,"warmup",135,5,,,
"Legs","28 Mar 2024, 17:29","28 Mar 2024, 18:40","","Squat (Barbell)",,"low bar",1,"normal",225,5,,,8.5
"Legs","28 Mar 2024, 17:29","28 Mar 2024, 18:40","","Squat (Barbell)",,"low bar",2,"dropset",185,8,,,
`;
const FITNOTES = `Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
2024-03-28,Flat Barbell Bench Press,Chest,80,kgs,8,,,,
2024-03-28,Flat Barbell Bench Press,Chest,80,kgs,8,,,,
2024-03-28,Plank,Abs,,,,,,0:01:30,wobbly
2024-03-29,Deadlift,Back,315,lbs,5,,,,
`;
const OWN = `\ufeffdate,started_at,session,workout_id,workout,workout_order,set_order,kind,weight_kg,reps,seconds,reserve,answer,done_at,note
2026-01-05,2026-01-05T10:00:00.000Z,가슴과 이두,1,바벨 벤치프레스,1,1,warmup,20,10,,,,2026-01-05T10:01:00.000Z,
2026-01-05,2026-01-05T10:00:00.000Z,가슴과 이두,1,바벨 벤치프레스,1,2,work,60,8,,2,LIGHT,2026-01-05T10:05:00.000Z,가볍다
2026-01-05,2026-01-05T10:00:00.000Z,가슴과 이두,1,바벨 벤치프레스,1,3,work,60,,,,,,
`;

describe('files of other applications', () => {
  it("reads Strong's table: its times where the member is, notes over lines, what is no set", () => {
    const file = read(STRONG);
    expect(file.format).toBe('strong');
    expect(file.sessions).toHaveLength(1);
    expect(file.sessions[0]).toMatchObject({
      title: 'Push, heavy',
      startedAt: '2024-03-28T09:30:12.000Z',
      endedAt: '2024-03-28T10:32:12.000Z',
      localDate: '2024-03-28',
      note: '좋은 날',
    });
    expect(setsOf(file)).toEqual([
      ['Bench Press (Barbell)', 'work', 80, null, 8, null],
      ['Bench Press (Barbell)', 'work', 82.5, null, 6, null],
      ['Plank', 'work', null, null, null, 60],
    ]);
    expect(file.sessions[0]!.sets.map(({ line, reserve, note }) => [line, reserve, note])).toEqual([
      [2, 2, 'felt\nstrong'],
      [4, null, null],
      [6, null, null],
    ]);
    expect(file.refused).toEqual([
      { line: 7, reason: '거리만 적힌 기록은 가져올 수 없어요.' },
      { line: 8, reason: '횟수와 시간이 모두 비어 있어요.' },
    ]);
  });

  it("reads Strong's newer table: semicolons, decimal commas, warm-ups, help below 0, remarks", () => {
    const file = read(STRONG_NEW);
    expect(setsOf(file)).toEqual([
      ['Pull Up (Assisted)', 'warmup', -22.5, 'kg', 8, null],
      ['Pull Up (Assisted)', 'work', -20, 'kg', 8, null],
    ]);
    expect(file.sessions[0]).toMatchObject({
      endedAt: '2024-03-28T10:30:12.000Z',
      note: 'Pull Up (Assisted): 무릎 조심',
    });
    expect(file.refusedCount).toBe(0);
  });

  it("reads Strong's unit from its own column", () => {
    const text = `Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration
2024-03-28 18:30:12;Day;Deadlift (Barbell);1;225;lbs;5;;;;0;;;45m
`;
    expect(setsOf(read(text))).toEqual([['Deadlift (Barbell)', 'work', 225, 'lb', 5, null]]);
    expect(read(text).sessions[0]!.endedAt).toBe('2024-03-28T10:15:12.000Z');
  });

  it("reads Hevy's table in pounds: sessions by their times, a note once", () => {
    const file = read(HEVY, { timezone: 'America/New_York' });
    expect(file.sessions).toMatchObject([
      {
        title: 'Legs',
        startedAt: '2024-03-28T21:29:00.000Z',
        endedAt: '2024-03-28T22:40:00.000Z',
        localDate: '2024-03-28',
      },
    ]);
    expect(setsOf(file)).toEqual([
      ['Squat (Barbell)', 'warmup', 135, 'lb', 5, null],
      ['Squat (Barbell)', 'work', 225, 'lb', 5, null],
      ['Squat (Barbell)', 'work', 185, 'lb', 8, null],
    ]);
    expect(file.sessions[0]!.sets.map(({ note, reserve }) => [note, reserve])).toEqual([
      ['low bar', null],
      [null, 2],
      [null, null],
    ]);
  });

  it('reads FitNotes: a day a session, the unit of each row, equal sets one after the other', () => {
    const file = read(FITNOTES);
    expect(file.format).toBe('fitnotes');
    expect(file.sessions.map(({ localDate, startedAt }) => [localDate, startedAt])).toEqual([
      ['2024-03-28', '2024-03-28T03:00:00.000Z'],
      ['2024-03-29', '2024-03-29T03:00:00.000Z'],
    ]);
    expect(setsOf(file)).toEqual([
      ['Flat Barbell Bench Press', 'work', 80, 'kg', 8, null],
      ['Flat Barbell Bench Press', 'work', 80, 'kg', 8, null],
      ['Plank', 'work', null, null, null, 90],
      ['Deadlift', 'work', 315, 'lb', 5, null],
    ]);
    const ios = `Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind
2024-03-28,Squat,Legs,,225,5,,,,,
2024-03-28,Squat,Legs,100,,5,,,,,Warm Up
`;
    expect(setsOf(read(ios))).toEqual([
      ['Squat', 'work', 225, 'lb', 5, null],
      ['Squat', 'warmup', 100, 'kg', 5, null],
    ]);
  });

  it("reads this product's own table: times of sets, answers, not what was planned only", () => {
    const file = read(OWN);
    expect(file.format).toBe('routineup');
    expect(setsOf(file)).toEqual([
      ['바벨 벤치프레스', 'warmup', 20, 'kg', 10, null],
      ['바벨 벤치프레스', 'work', 60, 'kg', 8, null],
    ]);
    expect(file.sessions[0]).toMatchObject({ localDate: '2026-01-05', title: '가슴과 이두' });
    expect(file.sessions[0]!.sets[1]).toMatchObject({
      ...{ reserve: 2, answer: 'LIGHT', note: '가볍다', doneAt: '2026-01-05T10:05:00.000Z' },
    });
    expect(file.refusedCount).toBe(0);
  });

  it("reads this product's own table with what was planned: `done` says it, whatever else is filled", () => {
    const file = read(
      [
        'date,started_at,ended_at,session,workout,set_order,kind,done,weight_kg,reps,planned_weight_kg,planned_reps,done_at',
        '2026-01-05,2026-01-05T10:00:00.000Z,2026-01-05T11:00:00.000Z,가슴,벤치프레스,1,work,yes,60,8,62.5,10,',
        '2026-01-05,2026-01-05T10:00:00.000Z,2026-01-05T11:00:00.000Z,가슴,벤치프레스,2,work,no,60,8,62.5,10,2026-01-05T10:09:00.000Z',
        '2026-01-05,2026-01-05T10:00:00.000Z,2026-01-05T11:00:00.000Z,가슴,벤치프레스,3,work,no,,,62.5,10,',
      ].join('\n'),
    );
    expect(setsOf(file)).toEqual([['벤치프레스', 'work', 60, 'kg', 8, null]]);
    expect([file.refusedCount, file.sessions[0]!.endedAt]).toEqual([0, '2026-01-05T11:00:00.000Z']);
  });

  it("reads openGym's backup: names of its numbers, own exercises, sets that were done", () => {
    const start = Date.parse('2026-01-05T10:00:00Z');
    const backup = {
      unit: 'kg',
      routines: [],
      customEx: [{ id: 'im1', n: 'zercher carry', custom: true }],
      workouts: [
        {
          ...{ id: 'w1', d: '2026-01-05', start, end: start + 3_600_000, name: 'Push' },
          entries: [
            {
              id: '0025',
              sets: [
                { w: 20, r: 10, done: true, warmup: true },
                { w: 80, r: 8, done: true, rir: 2 },
                { w: 80, r: 8, done: false },
              ],
            },
            { id: 'im1', sets: [{ sec: 45, w: 0, done: true }] },
            { id: '9999', sets: [{ min: 20, speed: 8, done: true }] },
          ],
        },
      ],
    };
    const file = read(JSON.stringify(backup));
    expect(file.format).toBe('opengym');
    expect(file.sessions[0]).toMatchObject({ title: 'Push', endedAt: '2026-01-05T11:00:00.000Z' });
    expect(setsOf(file)).toEqual([
      ['Barbell Bench Press', 'warmup', 20, 'kg', 10, null],
      ['Barbell Bench Press', 'work', 80, 'kg', 8, null],
      ['zercher carry', 'work', null, 'kg', null, 45],
    ]);
    expect(file.refused).toEqual([{ line: 5, reason: '거리만 적힌 기록은 가져올 수 없어요.' }]);
  });

  it('takes what spreadsheets make of a table: tabs in UTF-16, Korean encoding, Korean times, wide digits', () => {
    const tabs = FITNOTES.replaceAll(',', '\t');
    expect(setsOf(read(Buffer.from(`\ufeff${tabs}`, 'utf16le')))).toEqual(setsOf(read(FITNOTES)));
    // "벤치" in an old Korean spreadsheet's encoding.
    const header = 'Date,Exercise,Category,Weight,Weight Unit,Reps\n2024. 3. 28. 17:29,';
    const korean = Buffer.concat([
      ...[Buffer.from(header), Buffer.from([0xba, 0xa5, 0xc4, 0xa1]), Buffer.from(',,22.5 kg,,8\n')],
    ]);
    const file = read(korean);
    expect(setsOf(file)).toEqual([['벤치', 'work', 22.5, 'kg', 8, null]]);
    expect(file.sessions[0]!.startedAt).toBe('2024-03-28T08:29:00.000Z');
    const wide = 'Date,Exercise,Category,Weight,Reps\n2024. 3. 28. 오후 5:29,벤치,,８０,８\n';
    expect(setsOf(read(wide))).toEqual([['벤치', 'work', 80, null, 8, null]]);
    expect(read(wide).sessions[0]!.startedAt).toBe('2024-03-28T08:29:00.000Z');
  });

  it('takes endurance by its whole name as such, its intervals as one, its distance in a unit that is told', () => {
    const cardioOf = ({ sessions }: ForeignFile) => sessions.flatMap(({ cardio }) => cardio);
    const hevy = HEVY.split('\n')[0]!;
    const line = (name: string, distance: string, seconds: string, reps = '', weight = '') =>
      `"Legs","28 Mar 2024, 17:29","28 Mar 2024, 18:40","","${name}",,"",0,"normal",${weight},${reps},${distance},${seconds},`;
    const file = read(
      [
        hevy,
        line('Running', '2.5', '900'),
        line('Running', '2.5', '930'),
        line('Treadmill', '', '600'),
        line('Stair Machine (Floors)', '', '300'),
        line('Walking Lunge', '', '60'),
        line('Farmers Walk', '', '60', '', '50'),
        line('Running', '5', ''),
        line('Swimming', '', '90000'),
      ].join('\n'),
    );
    expect(cardioOf(file)).toEqual([
      { kind: 'run', seconds: 2_430, meters: null, effort: null },
      { kind: 'stairs', seconds: 300, meters: null, effort: null },
    ]);
    expect(setsOf(file).map(([name]) => name)).toEqual(['Walking Lunge', 'Farmers Walk']);
    expect(file.refused.map(({ reason }) => reason)).toEqual([
      '거리만 적힌 기록은 가져올 수 없어요.',
      '시간을 읽을 수 없어요.',
    ]);
    const twice = [
      hevy,
      line('Running', '2.5', '900'),
      line('Squat', '', '', '5'),
      line('Running', '2.5', '900'),
    ];
    expect(cardioOf(read(twice.join('\n')))).toMatchObject([{ seconds: 1_800, meters: 5_000 }]);

    const fitnotes = `${FITNOTES.split('\n')[0]}\n2024-03-28,Running (Outdoor),Cardio,,,,3,mi,0:30:00,\n2024-03-28,Cycling,Cardio,,,,10,,0:30:00,\n`;
    expect(cardioOf(read(fitnotes))).toEqual([
      { kind: 'run', seconds: 1_800, meters: 4_828, effort: null },
      { kind: 'cycle', seconds: 1_800, meters: null, effort: null },
    ]);
    const again = `${fitnotes}2024-03-29,Squat,Legs,80,kgs,5,,,,\n`;
    expect(cardioOf(read(again + fitnotes.split('\n').slice(1).join('\n')))).toEqual(
      cardioOf(read(fitnotes)),
    );
    const own = `date,started_at,session,workout,set_order,kind,weight_kg,done,seconds,cardio,distance_m,effort\n2026-01-05,2026-01-05T10:00:00.000Z,달리기,달리기,,cardio,,yes,1800,run,5000,hard\n`;
    expect(cardioOf(read(own))).toEqual([{ kind: 'run', seconds: 1_800, meters: 5_000, effort: 'hard' }]);
  });

  it('knows lines that stand in a file twice from equal sets', () => {
    const lines = FITNOTES.split('\n').slice(1).join('\n');
    const file = read(FITNOTES + lines);
    expect(file.repeated).toBe(4);
    expect(setsOf(file)).toEqual(setsOf(read(FITNOTES)));
  });

  it.each([
    ['a day that does not exist', '2024-02-31,Squat,,80,kgs,8', '날짜를 읽을 수 없어요.'],
    ['a day whose month is not sure', '03/04/2024,Squat,,80,kgs,8', '날짜를 읽을 수 없어요.'],
    ['tomorrow', '2026-12-01,Squat,,80,kgs,8', '아직 오지 않은 날이에요.'],
    ['no name', '2024-03-28, ,,80,kgs,8', '운동 이름이 없어요.'],
    ['a weight that is none', '2024-03-28,Squat,,heavy,kgs,8', '무게를 읽을 수 없어요.'],
    ['half a repetition', '2024-03-28,Squat,,80,kgs,7.5', '횟수를 읽을 수 없어요.'],
    ['repetitions below 0', '2024-03-28,Squat,,80,kgs,-3', '횟수를 읽을 수 없어요.'],
    ['no repetition', '2024-03-28,Squat,,80,kgs,0', '횟수와 시간이 모두 비어 있어요.'],
    ['half a line', '2024-03-28,Squat,,80', '줄이 중간에 끊겨 있어요.'],
  ])('refuses %s with its line and the reason', (_, line, reason) => {
    const file = read(`Date,Exercise,Category,Weight,Weight Unit,Reps\n2024-03-27,Squat,,80,kgs,8\n${line}`);
    expect(file.refused).toEqual([{ line: 3, reason }]);
    expect(setsOf(file)).toHaveLength(1);
  });

  it.each([
    ['nothing', '', 'TRAINING_FILE_UNKNOWN'],
    ['prose', 'Dear coach,\nI trained.', 'TRAINING_FILE_UNKNOWN'],
    ['another table', 'a,b\n1,2\n', 'TRAINING_FILE_UNKNOWN'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0xff]), 'TRAINING_FILE_BROKEN'],
    ['an open quote', `${STRONG}2024-03-28 18:30:12,"Push`, 'TRAINING_FILE_BROKEN'],
    ['half a backup', '{"workouts":[{"d":', 'TRAINING_FILE_BROKEN'],
    ['another JSON', '{"a":1}', 'TRAINING_FILE_UNKNOWN'],
    ['nesting', '['.repeat(100_000), 'TRAINING_FILE_BROKEN'],
    ['deep JSON', `{"workouts":${'['.repeat(1_000_000)}`, 'TRAINING_FILE_BROKEN'],
    [
      '50,001 lines',
      FITNOTES.split('\n')[0] + '\n2024-03-28,Squat,,80,kgs,8,,,,'.repeat(50_001),
      'TRAINING_FILE_TOO_LONG',
    ],
  ])('refuses %s', (_, text, code) => {
    expect(() => read(text)).toThrow(code);
  });

  it('takes 400 sets a session and says of the rest that it is too much', () => {
    const file = read(FITNOTES.split('\n')[0] + '\n2024-03-28,Squat,,80,kgs,8,,,,'.repeat(1_500));
    expect([setsOf(file).length, file.refusedCount, file.refused.length]).toEqual([400, 1_100, 1_000]);
  });
});
