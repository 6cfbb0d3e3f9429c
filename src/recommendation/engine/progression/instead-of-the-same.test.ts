import { fixtureWorkout } from '../workout/fixture/fixture-catalogue.js';
import { MAN } from '../workout/fixture/test-bodies.js';
import { exerciseStrength, memberStrength } from '../learning/member-strength.js';
import type { LoadAnswer } from '../learning/load-evidence.js';
import type { EngineWorkout } from '../strength/strength.types.js';
import { explainNext } from './explain-next.js';
import { nextTarget } from './next-target.js';
import type { DoneSet, ExerciseSession, NextTarget, ProgressionInput } from './progression.types.js';

const BENCH = fixtureWorkout('바벨 벤치 프레스');
const PLANK = fixtureWorkout('플랭크');
const strength = memberStrength(MAN, undefined, null);
const oneRepMaxKg = exerciseStrength(strength, BENCH)!.oneRepMaxKg;
/** Leaves a little more than three repetitions after nine. */
const weightKg = Math.floor((0.69 * oneRepMaxKg) / 2.5) * 2.5;
const workout = { ...BENCH, incrementKg: 2.5 };

interface Told {
  times: number;
  answer?: LoadAnswer;
  sets?: readonly DoneSet[];
  lastOn?: string;
}

/** The same target several times, the last one on a given day. */
function sessions(
  repetitions: number,
  { times, answer, sets, lastOn = '2026-03-02' }: Told,
  kg: number | null = weightKg,
) {
  return Array.from({ length: times }, (_, index): ExerciseSession => {
    const date = new Date(Date.parse(lastOn) - (times - 1 - index) * 3 * 86_400_000)
      .toISOString()
      .slice(0, 10);
    return {
      date,
      asked: { weightKg: kg, repetitions, sets: 3 },
      sets: sets ?? null,
      answer: answer ?? 'RIGHT',
    };
  });
}

function next(told: Told, more: Partial<ProgressionInput> = {}, row: EngineWorkout = workout): NextTarget {
  const input = { strength, workout: row, goal: 'general', today: '2026-03-05' } as const;
  return nextTarget({ ...input, sessions: sessions(stays, told), ...more });
}

/** Repetitions at that weight that stay the same after 적당했어요. */
const stays = Array.from({ length: 12 }, (_, index) => 12 - index).find(repetitions => {
  const told = sessions(repetitions, { times: 1 });
  const input = { strength, workout, goal: 'general', today: '2026-03-05' } as const;
  return nextTarget({ ...input, sessions: told }).why.template === 'same';
})!;

describe('where the same would be asked a third time', () => {
  it('stays twice, then is lowered slowly or paused, in turns by the week, with a repetition fewer', () => {
    expect(next({ times: 1 })).toMatchObject({ repetitions: stays, style: null, why: { template: 'same' } });
    const slow = next({ times: 2 });
    expect(slow).toMatchObject({ weightKg, repetitions: stays - 1, style: 'slow' });
    expect(explainNext(slow.why, workout)).toBe(
      `같은 무게를 2번 하셔서, 이번에는 내릴 때 3초에 걸쳐 천천히 해요. 그 대신 ${stays - 1}회만 해요.`,
    );
    const paused = next({ times: 2, lastOn: '2026-03-09' }, { today: '2026-03-12' });
    expect(paused).toMatchObject({ weightKg, repetitions: stays - 1, style: 'pause' });
    expect(explainNext(paused.why, workout)).toBe(
      `같은 무게를 2번 하셔서, 이번에는 가장 힘든 곳에서 1초씩 멈춰요. 그 대신 ${stays - 1}회만 해요.`,
    );
  });

  it('is once less where it was heavy, where sets were left out, and for whoever health protects', () => {
    const lighter = { style: null, why: { template: 'lighterOnce' } };
    const left = [{ weightKg, repetitions: stays }];
    for (const target of [
      next({ times: 2, sets: left }),
      next({ times: 2 }, { isProtected: true }),
      next({ times: 2 }, {}, { ...workout, stresses: ['impact'] }),
      next({ times: 2 }, {}, { ...workout, pattern: 'hinge' }),
    ]) {
      expect(target).toMatchObject(lighter);
      expect(target.weightKg).toBeLessThanOrEqual(0.9 * weightKg);
    }
    const { why } = next({ times: 2 }, { isProtected: true });
    expect(explainNext(why, workout)).toMatch(
      /^같은 목표를 2번 하셔서, 이번 한 번은 [\d.]+kg \d+회로 가볍게 하고 다시 올라가요\.$/u,
    );
  });

  it('asks what was done where it was less each time', () => {
    const sets = [{ weightKg: weightKg - 5, repetitions: stays }];
    const told = sessions(stays - 1, { times: 2, sets: [...sets, ...sets, ...sets] });
    const target = next({ times: 2 }, { sessions: told });
    expect(target).toMatchObject({ weightKg: weightKg - 5, why: { template: 'asDone' } });
    expect(explainNext(target.why, workout)).toBe(
      `2번 이어서 ${weightKg - 5}kg으로 하셔서, 이번에는 그 무게에서 이어 가요.`,
    );
  });

  it('holds shorter once at the top of a hold', () => {
    const told = sessions(60, { times: 2 }, null);
    const target = next({ times: 2 }, { sessions: told }, PLANK);
    expect(target).toMatchObject({ weightKg: null, repetitions: 50, why: { template: 'lighterOnce' } });
    expect(explainNext(target.why, PLANK)).toBe(
      '같은 목표를 2번 하셔서, 이번 한 번은 50초로 가볍게 하고 다시 올라가요.',
    );
  });

  it('is neither slow nor paused while its part has to recover', () => {
    const target = next({ times: 2 }, { recent: { bodyPart: '가슴', daysAgo: 1 } });
    expect(target.style).toBeNull();
  });
});
