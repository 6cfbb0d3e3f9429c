import { fixtureWorkout } from '../fixture/fixture-catalogue.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { warmUpSets, type PlannedLoad } from './warm-up.js';

const BENCH = fixtureWorkout('바벨 벤치 프레스');
const ROW = fixtureWorkout('바벨 로우');
const DUMBBELLS = fixtureWorkout('덤벨 벤치 프레스');

const load = (workout: EngineWorkout, weightKg: number | null, repeat: number | null = 5): PlannedLoad => ({
  ...{ workout, weightKg, repeat },
});
/** Warm-up of one exercise, as "kg×repetitions". */
const before = (workout: EngineWorkout, weightKg: number | null): string[] =>
  warmUpSets([load(workout, weightKg)], null)[0]!.map(({ weight, repeat }) => `${weight}×${repeat}`);

describe('the warm-up sets before a lift', () => {
  it('are the empty bar, half and three quarters, rounded down to loads that exist', () => {
    expect(before(BENCH, 80)).toEqual(['20×10', '40×8', '60×4']);
    expect(before(BENCH, 72.5)).toEqual(['20×10', '35×8', '52.5×4']);
    expect(before(fixtureWorkout('스미스 벤치 프레스'), 80)).toEqual(['15×10', '40×8', '60×4']);
    expect(before(DUMBBELLS, 24)).toEqual(['12×8', '18×4']);
  });

  it('rise by a quarter at least, and stay a tenth below the work set', () => {
    // Half of 47.5 is 22.5 on the bar’s steps.
    expect(before(BENCH, 47.5)).toEqual(['20×10', '35×4']);
    expect(before(BENCH, 50)).toEqual(['20×10', '25×8', '37.5×4']);
    expect(before({ ...BENCH, minLoadKg: 18 }, 20)).toEqual(['18×10']);
    expect(before({ ...BENCH, minLoadKg: 18.5 }, 20)).toEqual([]);
  });

  it('are none where nothing lighter exists, without a load, and where the body is lifted', () => {
    expect(before({ ...DUMBBELLS, minLoadKg: 10 }, 10)).toEqual([]);
    expect(before(BENCH, null)).toEqual([]);
    expect(before({ ...BENCH, bodyweightShare: 0.95 }, 80)).toEqual([]);
  });
});

describe('the lifts of a session that are warmed up for', () => {
  const counts = (planned: PlannedLoad[], minutes: number | null, warm?: ReadonlySet<string>): number[] =>
    warmUpSets(planned, minutes, warm).map(sets => sets.length);

  it('are the first multi-joint one of each part', () => {
    const fly = load({ ...fixtureWorkout('덤벨 플라이'), primaryBodyParts: ['가슴'] }, 20);
    expect(counts([fly, load(BENCH, 80), load(DUMBBELLS, 24), load(ROW, 60)], null)).toEqual([0, 3, 0, 3]);
    const both = load({ ...ROW, primaryBodyParts: ['등', '가슴'] }, 60);
    expect(counts([load(BENCH, 80), both], null)).toEqual([3, 0]);
    expect(counts([both, load(BENCH, 80), load(ROW, 60)], null)).toEqual([3, 0, 0]);
  });

  it('are still cold after a lift that nothing lighter came before', () => {
    expect(counts([load(BENCH, 20), load(BENCH, 80)], null)).toEqual([0, 3]);
  });

  it('are not those of parts that are warm already', () => {
    expect(counts([load(BENCH, 80), load(ROW, 60)], null, new Set(['가슴']))).toEqual([0, 3]);
  });

  it('are, up to 25 minutes, those lifted less than eight times', () => {
    const timesAndMinutes = (repeat: number | null, minutes: number) =>
      counts([load(BENCH, 80, repeat)], minutes);
    expect(timesAndMinutes(8, 25)).toEqual([0]);
    expect(timesAndMinutes(7, 25)).toEqual([3]);
    expect(timesAndMinutes(8, 26)).toEqual([3]);
    expect(timesAndMinutes(null, 25)).toEqual([3]);
  });
});
