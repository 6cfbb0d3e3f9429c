import type { EngineMember } from '../strength/strength.types.js';
import { GYM, PRODUCT_CATALOGUE, productWorkoutOf } from '../workout/fixture/product-catalogue.js';
import { MAN, WOMAN } from '../workout/fixture/test-bodies.js';
import { HEALTH_UNTOLD, USUAL_PROFILE } from '../workout/usual-profile.js';
import type { TrainingHealth } from '../workout/workout-engine.types.js';
import type { TrainingDay, WeekInput } from './week.types.js';

/** A week written by a coach for a member's request. */
export interface WrittenWeek {
  title: string;
  input: WeekInput;
  /** The coach's sessions; a session that the engine repeats is listed once. */
  sessions: { workoutId: number; sets: number }[][];
}

const STRONG: EngineMember = { ...MAN, weightKg: 88, bodyFatPercent: 14, muscleMassPercent: 49 };
const HEAVY: EngineMember = { ...MAN, weightKg: 118, bodyFatPercent: 36, muscleMassPercent: 35 };
const SIXTY: EngineMember = {
  ...WOMAN,
  ageYears: 60,
  weightKg: 59,
  bodyFatPercent: 33,
  muscleMassPercent: 36,
};
const OLD: EngineMember = { ...MAN, ageYears: 71, weightKg: 68, bodyFatPercent: 26, muscleMassPercent: 40 };
const BOY: EngineMember = {
  ...MAN,
  ...{ ageYears: 15, heightCm: 168, weightKg: 58, bodyFatPercent: 15, muscleMassPercent: 46 },
};

const NOTHING = ['맨몸'];
const DUMBBELLS = ['맨몸', '덤벨'];
const HOME = ['맨몸', '덤벨', '평벤치', '인클라인 벤치', '밴드'];
const BARBELL_HOME = ['맨몸', '바벨', '랙', '평벤치', '덤벨', '풀업 바'];

const days = (weekdays: readonly (number | null)[], minutes: number, machineNames: readonly string[] = GYM) =>
  weekdays.map((weekday): TrainingDay => ({ weekday, minutes, machineNames, onlyParts: null }));
const TWO = [0, 3];
const THREE = [0, 2, 4];
const FOUR = [0, 1, 3, 4];
const FIVE = [0, 1, 2, 4, 5];
const SIX = [0, 1, 2, 3, 4, 5];
const inOrder = (count: number) => Array<null>(count).fill(null);

interface Wish extends Partial<WeekInput> {
  health?: Partial<TrainingHealth>;
}

function written(
  title: string,
  sessions: readonly string[],
  asked: TrainingDay[],
  { health, ...wish }: Wish = {},
): WrittenWeek {
  return {
    title,
    sessions: sessions.map(session =>
      session.split(', ').map(each => {
        const [slug, sets] = each.split(' ');
        return { workoutId: productWorkoutOf(slug!).id, sets: Number(sets) };
      }),
    ),
    input: {
      ...{ member: MAN, goal: 'general', experience: 'intermediate', days: asked },
      profile: { ...USUAL_PROFILE, health: { ...HEALTH_UNTOLD, ...health } },
      ...{
        catalogue: PRODUCT_CATALOGUE,
        belief: null,
        week: 1,
        pins: [],
        done: [],
        trainedHard: [],
        old: [],
        isAgain: false,
        lasting: [],
      },
      ...wish,
    },
  };
}

export const WRITTEN_WEEKS: readonly WrittenWeek[] = [
  written(
    '남, 처음, 헬스장 3×60',
    [
      'leg-press 3, smith-romanian-deadlift 3, machine-chest-press 3, lat-pulldown 3, plank 3',
      'leg-press 3, seated-cable-row 3, smith-bench-press 3, machine-shoulder-press 3, cable-curl 2',
      'leg-press 3, smith-romanian-deadlift 3, machine-chest-press 3, lat-pulldown 2, machine-standing-calf-raise 3',
    ],
    days(THREE, 60),
    { experience: 'beginner' },
  ),
  written(
    '여, 처음, 집 3×20, 체중 감량',
    [
      'goblet-squat 2, chest-supported-dumbbell-row 2, dumbbell-bench-press 2, plank 2',
      'goblet-squat 2, chest-supported-dumbbell-row 2, dumbbell-bench-press 2, dumbbell-romanian-deadlift 2',
      'goblet-squat 2, chest-supported-dumbbell-row 2, dumbbell-bench-press 2, plank 2',
    ],
    days(THREE, 20, HOME),
    {
      ...{ member: WOMAN, experience: 'beginner', goal: 'fatLoss' },
    },
  ),
  written(
    '남, 처음, 맨몸만 3×20',
    [
      'bodyweight-squat 2, push-up 2, superman 2, plank 2',
      'bodyweight-lunge 2, push-up 2, superman 2, glute-bridge 2',
      'bodyweight-squat 2, push-up 2, superman 2, plank 2',
    ],
    days(THREE, 20, NOTHING),
    { experience: 'beginner' },
  ),
  written(
    '남, 처음, 헬스장 4×45',
    [
      'smith-bench-press 3, lat-pulldown 3, seated-cable-row 3, cable-curl 2',
      'leg-press 4, smith-romanian-deadlift 3, machine-shoulder-press 3, plank 3',
    ],
    days(FOUR, 45),
    { experience: 'beginner' },
  ),
  written(
    '남, 헬스장 1×60',
    [
      'barbell-back-squat 3, dumbbell-bench-press 3, barbell-row 3, dumbbell-romanian-deadlift 3, lat-pulldown 2',
    ],
    days([5], 60),
  ),
  written(
    '여, 헬스장 2×45',
    [
      'leg-press 3, romanian-deadlift 3, dumbbell-bench-press 3, seated-cable-row 3',
      'barbell-back-squat 3, lat-pulldown 3, dumbbell-bench-press 3, seated-dumbbell-shoulder-press 3',
    ],
    days(TWO, 45),
    { member: WOMAN },
  ),
  written(
    '남, 헬스장 3×60, 근비대',
    [
      'barbell-back-squat 4, dumbbell-bench-press 4, barbell-row 4, dumbbell-lateral-raise 2',
      'dumbbell-romanian-deadlift 4, lat-pulldown 4, overhead-press 3, ez-bar-curl 3',
      'leg-press 4, incline-dumbbell-bench-press 4, seated-cable-row 4, cable-pushdown 2',
    ],
    days(THREE, 60),
    { goal: 'hypertrophy' },
  ),
  written(
    '남, 헬스장 4×60, 근비대',
    [
      'barbell-bench-press 4, barbell-row 4, seated-dumbbell-shoulder-press 3, lat-pulldown 3',
      'barbell-back-squat 4, dumbbell-romanian-deadlift 4, leg-extension 3, machine-standing-calf-raise 3',
    ],
    days(FOUR, 60),
    { goal: 'hypertrophy' },
  ),
  written(
    '남, 헬스장 5×75, 근비대',
    [
      'barbell-back-squat 4, romanian-deadlift 4, leg-extension 3, machine-standing-calf-raise 4',
      'barbell-bench-press 4, barbell-row 4, seated-dumbbell-shoulder-press 3, lat-pulldown 3, ez-bar-curl 3',
      'barbell-back-squat 4, romanian-deadlift 4, leg-extension 3, cable-crunch 4',
    ],
    days(FIVE, 75),
    { goal: 'hypertrophy' },
  ),
  written(
    '남, 숙련, 헬스장 6×60, 근비대',
    [
      'barbell-bench-press 4, incline-dumbbell-bench-press 4, overhead-press 3, cable-pushdown 3',
      'pull-up 4, barbell-row 4, machine-standing-calf-raise 3, barbell-curl 3',
      'barbell-back-squat 4, romanian-deadlift 4, leg-press 3',
    ],
    days(SIX, 60),
    {
      ...{ member: STRONG, experience: 'advanced', goal: 'hypertrophy' },
    },
  ),
  written(
    '남, 헬스장 3×75, 근력',
    [
      'barbell-back-squat 4, barbell-bench-press 4, barbell-row 3, plank 3',
      'barbell-deadlift 4, overhead-press 4, pull-up 3',
      'barbell-back-squat 4, barbell-bench-press 4, barbell-row 3, plank 3',
    ],
    days(THREE, 75),
    { member: STRONG, goal: 'strength' },
  ),
  written(
    '남, 숙련, 헬스장 4×90, 근력',
    [
      'barbell-bench-press 4, overhead-press 4, incline-dumbbell-bench-press 3, lying-ez-bar-extension 3, plank 3',
      'barbell-back-squat 4, barbell-deadlift 3, barbell-row 4, pull-up 3',
    ],
    days(FOUR, 90),
    {
      ...{ member: STRONG, experience: 'advanced', goal: 'strength' },
    },
  ),
  written(
    '남, 집 바벨 3×60, 근력',
    [
      'barbell-back-squat 4, barbell-bench-press 4, barbell-row 3',
      'barbell-deadlift 4, overhead-press 3, barbell-row 3',
      'barbell-back-squat 4, barbell-bench-press 4, romanian-deadlift 3',
    ],
    days(THREE, 60, BARBELL_HOME),
    { goal: 'strength' },
  ),
  written(
    '여, 헬스장 3×45, 체중 감량',
    [
      'barbell-back-squat 3, dumbbell-bench-press 3, one-arm-dumbbell-row 3, plank 3',
      'romanian-deadlift 3, seated-dumbbell-shoulder-press 3, lat-pulldown 3, leg-press 3',
      'barbell-back-squat 3, dumbbell-bench-press 3, lat-pulldown 3, plank 3',
    ],
    days(THREE, 45),
    { member: WOMAN, goal: 'fatLoss' },
  ),
  written(
    '남 118 kg, 처음, 헬스장 5×45, 체중 감량',
    [
      'leg-press 3, smith-bench-press 3, machine-shoulder-press 3, machine-standing-calf-raise 3',
      'lat-pulldown 4, seated-cable-row 4, smith-romanian-deadlift 4',
    ],
    days(FIVE, 45),
    {
      ...{ member: HEAVY, experience: 'beginner', goal: 'fatLoss' },
    },
  ),
  written(
    '남, 헬스장 3×45, 근지구력',
    [
      'barbell-back-squat 3, barbell-bench-press 3, barbell-row 3, plank 3',
      'romanian-deadlift 3, overhead-press 3, lat-pulldown 3, leg-press 3',
      'barbell-back-squat 3, barbell-bench-press 3, barbell-row 3, cable-crunch 3',
    ],
    days(THREE, 45),
    { goal: 'endurance' },
  ),
  written(
    '남, 덤벨만 4×45, 근비대',
    [
      'dumbbell-floor-press 4, bent-over-dumbbell-row 4, standing-dumbbell-shoulder-press 2',
      'goblet-squat 4, dumbbell-romanian-deadlift 4, dumbbell-calf-raise 3',
    ],
    days(FOUR, 45, DUMBBELLS),
    { goal: 'hypertrophy' },
  ),
  written(
    '여 60세, 처음, 헬스장 2×45',
    [
      'leg-press 3, machine-chest-press 3, lat-pulldown 3, machine-standing-calf-raise 2',
      'leg-press 3, machine-row 3, machine-chest-press 3, dumbbell-romanian-deadlift 2',
    ],
    days(TWO, 45),
    { member: SIXTY, experience: 'beginner' },
  ),
  written(
    '남 71세, 고혈압, 집 3×30',
    [
      'bodyweight-squat 2, band-chest-press 2, chest-supported-dumbbell-row 2, dumbbell-romanian-deadlift 2',
      'bodyweight-squat 2, band-chest-press 2, band-lat-pulldown 2, band-shoulder-press 2',
      'bodyweight-squat 2, band-chest-press 2, chest-supported-dumbbell-row 2, dumbbell-romanian-deadlift 2',
    ],
    days(THREE, 30, HOME),
    {
      ...{ member: OLD, experience: 'beginner', health: { conditions: ['고혈압'] } },
    },
  ),
  written(
    '남, 허리 통증, 헬스장 3×60',
    [
      'seated-leg-press 4, machine-chest-press 4, lat-pulldown 4, seated-leg-curl 3',
      'goblet-squat 3, machine-shoulder-press 4, seated-leg-curl 3, one-arm-dumbbell-row 3',
      'seated-leg-press 4, machine-chest-press 4, lat-pulldown 3, dumbbell-hip-thrust 3',
    ],
    days(THREE, 60),
    { health: { soreAreas: ['허리'] } },
  ),
  written(
    '여, 무릎 통증, 헬스장 3×45',
    [
      'romanian-deadlift 3, dumbbell-bench-press 3, seated-cable-row 3, plank 3',
      'leg-press 3, lat-pulldown 3, seated-dumbbell-shoulder-press 3, seated-leg-curl 3',
      'romanian-deadlift 3, dumbbell-bench-press 3, seated-cable-row 3, hip-abduction-machine 3',
    ],
    days(THREE, 45),
    { member: WOMAN, health: { soreAreas: ['무릎'] } },
  ),
  written(
    '남, 어깨 통증, 헬스장 4×60',
    [
      'machine-chest-press 4, seated-cable-row 4, lat-pulldown 4, cable-pushdown 3',
      'barbell-back-squat 4, dumbbell-romanian-deadlift 4, leg-extension 3, machine-standing-calf-raise 4',
    ],
    days(FOUR, 60),
    { health: { soreAreas: ['어깨'] } },
  ),
  written(
    '남 15세, 처음, 헬스장 3×45',
    [
      'leg-press 3, machine-chest-press 3, lat-pulldown 3, plank 3',
      'leg-press 3, smith-bench-press 3, seated-cable-row 3, smith-romanian-deadlift 3',
      'leg-press 3, machine-chest-press 3, lat-pulldown 3, machine-shoulder-press 2',
    ],
    days(THREE, 45),
    { member: BOY, experience: 'beginner' },
  ),
  written(
    '여, 임신 20주, 집 3×30',
    [
      'bodyweight-squat 2, band-chest-press 2, band-row 2, dumbbell-romanian-deadlift 2',
      'bodyweight-squat 2, band-chest-press 2, one-arm-dumbbell-row 2, band-shoulder-press 2',
      'bodyweight-squat 2, band-chest-press 2, band-row 2, dumbbell-romanian-deadlift 2',
    ],
    days(THREE, 30, HOME),
    {
      ...{ member: WOMAN, experience: 'beginner', health: { conditions: ['임신'], pregnancyWeeks: 20 } },
    },
  ),
  written(
    '남, 순서대로, 헬스장 3×60',
    [
      'barbell-back-squat 4, dumbbell-bench-press 4, barbell-row 4',
      'dumbbell-romanian-deadlift 4, overhead-press 4, lat-pulldown 4, plank 3',
      'barbell-back-squat 4, dumbbell-bench-press 4, barbell-row 3',
    ],
    days(inOrder(3), 60),
  ),
  written(
    '여, 순서대로, 헬스장 4×45, 근비대',
    [
      'barbell-back-squat 4, romanian-deadlift 4, barbell-hip-thrust 2',
      'dumbbell-bench-press 4, lat-pulldown 4, seated-dumbbell-shoulder-press 2',
    ],
    days(inOrder(4), 45),
    { member: WOMAN, goal: 'hypertrophy' },
  ),
  written(
    '남, 헬스장 월·수 60, 집 토 30',
    [
      'barbell-back-squat 4, dumbbell-bench-press 4, barbell-row 4',
      'dumbbell-romanian-deadlift 4, lat-pulldown 4, overhead-press 4, cable-crunch 3',
      'goblet-squat 3, dumbbell-bench-press 3, plank 3',
    ],
    [...days([0, 2], 60), ...days([5], 30, HOME)],
  ),
];
