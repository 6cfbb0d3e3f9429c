import type { TestApp, TestMember } from '../../support/test-app.js';

export const freshRoutine = (routineName: string) => ({ routineId: -1, routineName });

/** The member's routines are these, as if saved by another device. */
export async function putRoutines(t: TestApp, member: TestMember, list: readonly object[]): Promise<void> {
  const routines = list.map((each, routineIndex) => ({ ...each, routineIndex }));
  expect((await t.post('/api/myfit/routines/workout', { routines }, member)).status).toBeLessThan(300);
}
