// SQLite only: the search in memory.
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';
import { sendLog } from '../support/training-file.js';

/** The most frequent exercise names of Strong, Hevy and FitNotes, as they write them, and the matching workout: null if there is none. */
const COMMON: [string, string | null][] = [
  ['Bench Press (Barbell)', 'Barbell Bench Press'],
  ['Bench Press (Dumbbell)', 'Dumbbell Bench Press'],
  ['Bench Press (Smith Machine)', 'Smith Machine Bench Press'],
  ['Flat Barbell Bench Press', 'Barbell Bench Press'],
  ['Flat Dumbbell Bench Press', 'Dumbbell Bench Press'],
  ['Incline Bench Press (Barbell)', 'Incline Barbell Bench Press'],
  ['Incline Bench Press (Dumbbell)', 'Incline Dumbbell Bench Press'],
  ['Incline Dumbbell Bench Press', 'Incline Dumbbell Bench Press'],
  ['Incline Bench Press (Smith Machine)', 'Smith Machine Incline Press'],
  ['Decline Bench Press (Barbell)', 'Decline Barbell Bench Press'],
  ['Bench Press - Close Grip (Barbell)', 'Close-Grip Bench Press'],
  ['Chest Press (Machine)', 'Machine Chest Press'],
  ['Incline Chest Press (Machine)', 'Machine Incline Press'],
  ['Chest Fly (Machine)', 'Pec Deck Fly'],
  ['Butterfly (Pec Deck)', 'Pec Deck Fly'],
  ['Chest Fly (Dumbbell)', 'Dumbbell Fly'],
  ['Flat Dumbbell Fly', 'Dumbbell Fly'],
  ['Cable Crossover', 'Cable Fly'],
  ['Cable Fly Crossovers', 'Cable Fly'],
  ['Push Up', 'Push-Up'],
  ['Chest Dip', 'Chest Dip'],
  ['Triceps Dip', 'Triceps Dip'],
  ['Pullover (Dumbbell)', 'Dumbbell Pullover'],
  ['Deadlift (Barbell)', 'Barbell Deadlift'],
  ['Deadlift', 'Barbell Deadlift'],
  ['Sumo Deadlift (Barbell)', 'Sumo Deadlift'],
  ['Deadlift (Trap Bar)', 'Trap Bar Deadlift'],
  ['Romanian Deadlift (Barbell)', 'Romanian Deadlift'],
  ['Romanian Deadlift (Dumbbell)', 'Dumbbell Romanian Deadlift'],
  ['Straight Leg Deadlift (Barbell)', 'Stiff-Leg Deadlift'],
  ['Pull Up', 'Pull-Up'],
  ['Pull Up (Weighted)', 'Pull-Up'],
  ['Pull Up (Assisted)', 'Assisted Pull-Up'],
  ['Chin Up', 'Chin-Up'],
  ['Lat Pulldown (Cable)', 'Lat Pulldown'],
  ['Lat Pulldown (Machine)', 'Lat Pulldown'],
  ['Lat Pulldown - Close Grip (Cable)', 'Close-Grip Lat Pulldown'],
  ['Reverse Grip Lat Pulldown (Cable)', 'Reverse-Grip Lat Pulldown'],
  ['Straight Arm Lat Pulldown (Cable)', 'Straight-Arm Pulldown'],
  ['Bent Over Row (Barbell)', 'Bent-Over Barbell Row'],
  ['Barbell Row', 'Bent-Over Barbell Row'],
  ['Bent Over Row (Dumbbell)', 'Bent-Over Dumbbell Row'],
  ['Dumbbell Row', 'One-Arm Dumbbell Row'],
  ['Bent Over One Arm Row (Dumbbell)', 'One-Arm Dumbbell Row'],
  ['Chest Supported Incline Row (Dumbbell)', 'Chest-Supported Dumbbell Row'],
  ['Seated Row (Cable)', 'Seated Cable Row'],
  ['Seated Cable Row', 'Seated Cable Row'],
  ['Seated Row (Machine)', 'Machine Seated Row'],
  ['T Bar Row', 'T-Bar Row'],
  ['Inverted Row', 'Inverted Row'],
  ['Face Pull (Cable)', 'Face Pull'],
  ['Shrug (Barbell)', 'Barbell Shrug'],
  ['Shrug (Dumbbell)', 'Dumbbell Shrug'],
  ['Back Extension', 'Back Extension'],
  ['Overhead Press (Barbell)', 'Barbell Overhead Press'],
  ['Military Press (Barbell)', 'Barbell Overhead Press'],
  ['Shoulder Press (Dumbbell)', 'Seated Dumbbell Shoulder Press'],
  ['Seated Dumbbell Press', null],
  ['Shoulder Press (Machine)', 'Machine Shoulder Press'],
  ['Arnold Press (Dumbbell)', 'Arnold Press'],
  ['Lateral Raise (Dumbbell)', 'Dumbbell Lateral Raise'],
  ['Lateral Raise (Cable)', 'Cable Lateral Raise'],
  ['Lateral Raise (Machine)', 'Machine Lateral Raise'],
  ['Front Raise (Dumbbell)', 'Dumbbell Front Raise'],
  ['Reverse Fly (Dumbbell)', 'Bent-Over Lateral Raise'],
  ['Rear Delt Reverse Fly (Machine)', 'Reverse Pec Deck Fly'],
  ['Bicep Curl (Barbell)', 'Barbell Curl'],
  ['Bicep Curl (Dumbbell)', 'Dumbbell Curl'],
  ['Bicep Curl (Cable)', 'Cable Curl'],
  ['EZ Bar Biceps Curl', 'EZ-Bar Curl'],
  ['Hammer Curl (Dumbbell)', 'Hammer Curl'],
  ['Incline Curl (Dumbbell)', 'Incline Dumbbell Curl'],
  ['Preacher Curl (Machine)', 'Machine Preacher Curl'],
  ['Preacher Curl (Dumbbell)', 'Dumbbell Preacher Curl'],
  ['Concentration Curl', 'Concentration Curl'],
  ['Triceps Pushdown', 'Cable Triceps Pushdown'],
  ['Triceps Pushdown (Cable - Straight Bar)', 'Cable Triceps Pushdown'],
  ['Triceps Rope Pushdown', 'Rope Pushdown'],
  ['Skullcrusher (EZ Bar)', 'Lying EZ-Bar Triceps Extension'],
  ['Triceps Extension (Cable)', 'Cable Overhead Triceps Extension'],
  ['Triceps Extension (Dumbbell)', 'Dumbbell Overhead Triceps Extension'],
  ['Bench Dip', 'Bench Dip'],
  ['Squat (Barbell)', 'Barbell Back Squat'],
  ['Barbell Squat', 'Barbell Back Squat'],
  ['Front Squat (Barbell)', 'Barbell Front Squat'],
  ['Squat (Smith Machine)', 'Smith Machine Squat'],
  ['Squat (Bodyweight)', 'Bodyweight Squat'],
  ['Goblet Squat (Dumbbell)', 'Dumbbell Goblet Squat'],
  ['Hack Squat (Machine)', 'Hack Squat Machine'],
  ['Leg Press', '45-Degree Leg Press'],
  ['Leg Press (Machine)', '45-Degree Leg Press'],
  ['Leg Extension (Machine)', 'Leg Extension'],
  ['Lying Leg Curl (Machine)', 'Lying Leg Curl'],
  ['Seated Leg Curl (Machine)', 'Seated Leg Curl'],
  ['Lunge (Dumbbell)', 'Dumbbell Lunge'],
  ['Bulgarian Split Squat', 'Bulgarian Split Squat'],
  ['Hip Thrust (Barbell)', 'Barbell Hip Thrust'],
  ['Hip Adductor (Machine)', 'Hip Adduction Machine'],
  ['Standing Calf Raise (Machine)', 'Machine Standing Calf Raise'],
  ['Seated Calf Raise (Machine)', 'Machine Seated Calf Raise'],
];

/** Names that must not match something similar. */
const NOT_HERE = [
  'Zercher Squat (Barbell)',
  'Bench Press (Cable)',
  'Bench Press (Band)',
  'Deadlift (Dumbbell)',
  'Deficit Deadlift (Barbell)',
  'Squat (Box)',
  'Box Squat (Barbell)',
  'Seated Calf Raise',
  'Snatch (Barbell)',
  'Clean and Jerk (Barbell)',
  'Leg Curl',
  'Good Morning (Dumbbell)',
  'Shoulder Press',
  'Row',
  'Curl',
  'Press',
  'Machine',
  'Running',
  'Behind the Neck Press (Barbell)',
  'Upright Row (Barbell)',
  'Pull Up (Band) Negative',
  'Push Up (Weighted)',
  'Chest Press (Band) Alternating',
  '🏋️',
];

describe('names of other applications', () => {
  let t: TestApp;
  let member: TestMember;
  let koreanOf: Map<string, string>;
  beforeAll(async () => {
    t = await startTestApp();
    member = await t.signUp();
    const workouts = await t.database.read.find(Workout);
    koreanOf = new Map(workouts.map(({ englishName, koreanName }) => [englishName, koreanName]));
  });
  afterAll(() => t.close());

  const matched = async (names: readonly string[]) => {
    const lines = names.map(name => `2024-03-28,"${name}",,80,kg,8`);
    const file = `Date,Exercise,Category,Weight,Weight Unit,Reps\n${lines.join('\n')}\n`;
    const { status, body } = await sendLog(t, member, file, {}, '/preview');
    expect(status).toBe(200);
    return new Map(body.names.map((each: any) => [each.name, each]));
  };

  it('finds at least 95 of the 100 commonest, and none of them wrong', async () => {
    expect(COMMON).toHaveLength(100);
    const found = await matched(COMMON.map(([name]) => name));
    const wrong: unknown[] = [];
    let right = 0;
    for (const [name, english] of COMMON) {
      const { workoutName } = found.get(name) as any;
      const wanted = english === null ? null : koreanOf.get(english);
      if (wanted === undefined) throw new Error(`No workout ${english}`);
      if (workoutName === wanted && wanted !== null) right++;
      else if (workoutName !== null || wanted !== null) wrong.push([name, workoutName, wanted]);
    }
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThanOrEqual(95);
  });

  it('takes nothing for what it is not, and says what comes nearest', async () => {
    const found = await matched(NOT_HERE);
    const taken = [...found.values()].filter((each: any) => each.workoutName !== null);
    expect(taken).toEqual([]);
    expect((found.get('Zercher Squat (Barbell)') as any).candidates).toHaveLength(3);
  });

  it("knows this product's own names", async () => {
    const korean = [...koreanOf.values()];
    const found = await matched(korean);
    const missed = korean.filter(name => (found.get(name) as any)?.workoutName !== name);
    expect(missed).toEqual([]);
    const english = [...koreanOf.keys()];
    const inEnglish = await matched(english);
    const missedInEnglish = english.filter(
      name => (inEnglish.get(name) as any)?.workoutName !== koreanOf.get(name),
    );
    expect(missedInEnglish).toEqual([]);
  });
});
