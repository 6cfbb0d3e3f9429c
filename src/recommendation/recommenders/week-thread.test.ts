import { GYM, PRODUCT_CATALOGUE } from '../engine/workout/fixture/product-catalogue.js';
import { MAN } from '../engine/workout/fixture/session-input.js';
import { USUAL_PROFILE } from '../engine/workout/usual-profile.js';
import type { WeekInput } from '../engine/week/week.types.js';
import { WeekThread } from './week-thread.service.js';

const input: WeekInput = {
  ...{ member: MAN, goal: 'hypertrophy', experience: 'intermediate', profile: USUAL_PROFILE },
  ...{ catalogue: PRODUCT_CATALOGUE, belief: null, week: 1, isAgain: false },
  ...{ pins: [], done: [], trainedHard: [], old: [], lasting: [] },
  days: [0, 1, 2, 4, 5].map(weekday => ({ weekday, minutes: 60, machineNames: GYM, onlyParts: null })),
};

describe('a week in its thread', () => {
  const thread = new WeekThread();
  afterAll(() => thread.onModuleDestroy());

  it('is the same within the same number of steps, however busy the machine is', async () => {
    const ask = (steps: number) => thread.plan(input, { steps, ms: Infinity });
    const plan = await ask(200);
    expect(plan.isProved).toBe(false);
    expect(await ask(200)).toEqual(plan);
    expect((await ask(1)).value).toBeLessThan(plan.value);
  });

  it('ends in time, too', async () => {
    expect((await thread.plan(input, { ms: 0 })).isProved).toBe(false);
  });
});
