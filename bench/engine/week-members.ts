import fc from 'fast-check';
import { GYM, PRODUCT_CATALOGUE } from '../../src/recommendation/engine/workout/fixture/product-catalogue.js';
import { TEST_BODIES } from '../../src/recommendation/engine/workout/fixture/test-bodies.js';
import { USUAL_PROFILE } from '../../src/recommendation/engine/workout/usual-profile.js';
import type { LeftOutCause, WeekInput } from '../../src/recommendation/engine/week/week.types.js';

/** Causes by which the plan, not the member's request, leaves out a part. */
export const OF_ROOM: readonly LeftOutCause[] = ['time', 'many', 'little'];
const HOME = ['맨몸', '덤벨', '평벤치', '밴드'];

/** Members of all ages and builds who ask for two to six days at home, in a gym or alternating. */
export const anyWeek = fc
  .record({
    member: fc.constantFrom(...TEST_BODIES),
    goal: fc.constantFrom('general', 'hypertrophy', 'strength', 'endurance', 'fatLoss'),
    experience: fc.constantFrom('beginner', 'intermediate', 'advanced'),
    weekdays: fc.uniqueArray(fc.nat({ max: 6 }), { minLength: 2, maxLength: 6, size: 'max' }),
    minutes: fc.constantFrom(20, 30, 45, 60, 75, 90),
    place: fc.constantFrom('home', 'gym', 'mixed'),
  })
  .map(({ weekdays, minutes, place, ...more }): WeekInput => ({
    ...{ ...more, profile: USUAL_PROFILE, catalogue: PRODUCT_CATALOGUE, belief: null, week: 1 },
    ...{ pins: [], done: [], trainedHard: [], old: [], isAgain: false, lasting: [] },
    days: weekdays
      .sort((a, b) => a - b)
      .map((weekday, index) => ({
        ...{ weekday, minutes, onlyParts: null },
        machineNames: place === 'home' || (place === 'mixed' && index % 2 === 1) ? HOME : GYM,
      })),
  }));
