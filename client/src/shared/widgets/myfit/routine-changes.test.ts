import 'fake-indexeddb/auto';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { change } from '../../changes/waiting-changes';
import { clearSession, startSession } from '../../session/session.store';
import type { Routine } from './myfit.api';
import { routineListChange } from './routine-changes';

const routine = (routineId: number, routineName: string) =>
  ({ routineId, routineName, routineIndex: routineId - 1 }) as Routine;

/** What this page read, before another device added 하체. */
const BEFORE = [routine(1, '가슴'), routine(2, '등')];
const RENAMED = [routine(1, '월요일'), routine(2, '등')];

beforeEach(() =>
  startSession({ accessToken: `x.${btoa(JSON.stringify({ sub: '1' }))}.x`, refreshToken: 'r' }, true),
);
afterEach(() => clearSession());

/** A server on which another device saves once more between reading and writing, `conflicts` times. */
function server(conflicts = 0) {
  let version = 1;
  let routines = [...BEFORE, routine(3, '하체')];
  return fakeServer({
    'GET /api/myfit/routines/workout': () => json({ routines, version }),
    'POST /api/myfit/routines/workout': async request => {
      const sent = (await request.json()) as { routines: Routine[]; version?: number };
      if (version <= conflicts) routines = [...routines, routine(3 + version++, `어깨 ${version}`)];
      if (sent.version !== undefined && sent.version !== version)
        return apiError('CONFLICT_EXCEPTION', '…', 409);
      ({ routines } = sent);
      return json({ routines, version: ++version });
    },
  });
}
const rename = () =>
  change(routineListChange, {
    wanted: { before: BEFORE, after: RENAMED },
    ...{ base: null, about: '루틴 목록', mine: '월요일' },
  });

test.each([
  ['a routine that another device has made since', 0, ['월요일', '등', '하체']],
  ['one that it makes at this moment', 1, ['월요일', '등', '하체', '어깨 2']],
])('a change of the list keeps %s', async (_, conflicts, names) => {
  server(conflicts);
  const saved = await rename();
  expect(saved).toMatchObject({
    state: 'sent',
    answer: names.map(routineName => expect.objectContaining({ routineName })),
  });
});
