import 'fake-indexeddb/auto';
import { fakeServer, json } from '../../../../test/fake-server';
import { logIn } from '../../../../test/remembered-log-in';
import { queryClient } from '../../../shared/api/query-client';
import { decide, sendChanges, waitingChanges } from '../../../shared/changes/waiting-changes';
import { todayInKorea } from '../../../shared/lib/format';
import { bodyKeys } from '../../../shared/widgets/body-data/body-data.api';
import type { BodyData } from '../../../shared/widgets/body-data/body-data.api';
import { saveBody } from './member.api';

it('is no conflict with the record of today that was on the screen, also where no other is on this device', async () => {
  const server = fakeServer();
  server.on('POST /api/bodyData', () => Promise.reject(new TypeError('offline')));
  logIn(7);
  const today = { date: todayInKorea(), weight: 59 } as BodyData;
  queryClient.setQueryData(bodyKeys.recent, today);
  await saveBody({
    height: 170,
    weight: 60,
    balance: 5,
    composition: { compositionSource: 'measured', bodyFat: 20, muscleMass: 26 },
  });
  expect((await waitingChanges()).map(({ base }) => base)).toEqual([today]);
});

it.each([
  ['another height', { height: 180 }, '180cm, 60kg, 체지방 20%'],
  ['measured parts', { upperBodyFat: 19 }, '170cm, 60kg, 체지방 20%, 체형이나 부위별 수치가 다름'],
  ['the same, sent before its answer was lost', {}, null],
])('that waited is asked about where the record of the day has %s', async (_, other, there) => {
  const server = fakeServer();
  server.on('POST /api/bodyData', () => Promise.reject(new TypeError('offline')));
  server.on('GET /api/bodyData*', () => Promise.reject(new TypeError('offline')));
  logIn(8);
  queryClient.clear();
  const composition = { compositionSource: 'measured' as const, bodyFat: 20, muscleMass: 26 };
  await saveBody({ height: 170, weight: 60, balance: 5, composition });
  const none = { upperBodyFat: null, lowerBodyFat: null, upperMuscleMass: null, lowerMuscleMass: null };
  const stored = {
    date: todayInKorea(),
    height: 170,
    weight: 60,
    upDownBalance: 0.5,
    ...composition,
    ...none,
  };
  server.on('GET /api/bodyData*', () => json([{ ...stored, ...other }]));
  server.on('POST /api/bodyData', () => json(stored));
  await sendChanges();
  const waiting = await waitingChanges();
  expect(waiting.map(({ problem }) => problem)).toEqual(there === null ? [] : [{ reason: 'changed', there }]);
  for (const row of waiting) await decide(row, 'there');
});
