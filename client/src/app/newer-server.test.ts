import { fakeServer, json } from '../../test/fake-server';
import { restoreBody } from '../features/member/api/member.api';
import { saveHealth } from '../shared/widgets/health/health.api';
import { saveRoutines } from '../shared/widgets/myfit/myfit.api';

/** What only a newer server knows of: it refuses requests with it, and a phone may run this build for weeks. */
const NEWER = { newer: 1 };
const ROUTINE = { routineId: 1, routineIndex: 0, routineName: '가슴' };
const BODY = {
  ...{ date: '2026-11-27', height: 170, weight: 60, upDownBalance: 1, bodyFat: 20, muscleMass: 40 },
  compositionSource: 'measured' as const,
};
const REGIONS = { upperBodyFat: null, lowerBodyFat: null, upperMuscleMass: null, lowerMuscleMass: null };

it.each<[string, () => Promise<unknown>, unknown]>([
  [
    '/api/myfit/routines/workout',
    () => saveRoutines([{ ...ROUTINE, ...NEWER }], 7),
    { routines: [ROUTINE], version: 7 },
  ],
  [
    '/api/user/health',
    () => saveHealth({ soreAreas: ['무릎'], questions: [], unanswered: [], ...NEWER }),
    { soreAreas: ['무릎'] },
  ],
  ['/api/bodyData', () => restoreBody({ ...BODY, ...REGIONS, ...NEWER }), BODY],
])('%s is not sent what a newer server has added to its answers', async (path, save, body) => {
  const calls = fakeServer({ [`POST ${path}`]: () => json({ routines: [] }) });
  await save();
  expect(await calls.calls(`POST ${path}`)[0]!.json()).toEqual(body);
});
