import 'fake-indexeddb/auto';
import { fakeServer } from '../../../../test/fake-server';
import { logIn } from '../../../../test/remembered-log-in';
import { queryClient } from '../../../shared/api/query-client';
import { waitingChanges } from '../../../shared/changes/waiting-changes';
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
