import { trainingLimits } from '../workout/health/training-limits.js';
import { productWorkout } from '../workout/fixture/product-catalogue.js';
import { blockOf } from './blocks.js';
import { BIG_PATTERNS, PARTS } from './effective-sets.table.js';
import { planWeek } from './plan-week.js';
import { builtWeek, type BuiltWeek } from './week-model.js';
import { MOST_WORKOUTS } from './week-model.types.js';
import { sessionOf, valueOf } from './week-plan.js';
import { WRITTEN_WEEKS, type WrittenWeek } from './written-weeks.fixture.js';

/** Points of what the coach wrote, by the engine's own model; −∞ where parts follow one another too soon. Throws where a rule is broken. */
function writtenValue({ sessions }: WrittenWeek, { model, items, options, bonuses }: BuiltWeek): number {
  const most = model.curves.map(({ mostOfSession }) => mostOfSession);
  const written = sessions.map((workouts, slot) => {
    const chosen = workouts.map(({ workoutId, sets }) => {
      const part = items[slot]!.findIndex(of => of.some(item => idOf(slot, item.workout) === workoutId));
      const item = items[slot]![part]?.find(each => idOf(slot, each.workout) === workoutId && each.sets === sets);
      if (!item) throw new Error(`not to be chosen: ${productWorkout(workoutId).koreanName}, ${sets}`);
      return { part, item };
    });
    const blocks = PARTS.map((_, part) => {
      const own = chosen.filter(each => each.part === part).map(({ item }) => item);
      return own.length === 0 ? null : blockOf(own, bonuses[part]!, most);
    });
    const time = blocks.reduce((sum, block) => sum + (block?.time ?? 0), 0);
    if (time > model.slots[slot]!.capacity) throw new Error(`${time} of ${model.slots[slot]!.capacity}`);
    expect(chosen.length).toBeLessThanOrEqual(MOST_WORKOUTS);
    return sessionOf(model, blocks);
  });
  return valueOf(model, written);
  function idOf(slot: number, index: number): number {
    return options[slot]![index]!.workout.id;
  }
}

const limitsOf = ({ input }: WrittenWeek) => trainingLimits(input.profile.health, input.goal, input.member);

it.each(WRITTEN_WEEKS)('$title', week => {
    const built = builtWeek(week.input, limitsOf(week));
    const written = writtenValue(week, built);
    expect(written).toBeGreaterThan(0);
});
