import 'fake-indexeddb/auto';
import { fakeServer, json } from '../../../../test/fake-server';
import { logIn } from '../../../../test/remembered-log-in';
import { clearSession } from '../../session/session.store';
import { changeHealth, saveAnswers } from './health.api';
import type { HealthNotes } from './health.api';

/** What the form was opened with. */
const SEEN = {
  ...{ allergens: ['우유'], conditions: [], medicines: ['기타'], soreAreas: [], surgeryAreas: [] },
  ...{ coffeeCupsPerDay: 1, dietProteinPerKg: null, pregnancyWeeks: null },
} as unknown as HealthNotes;

beforeEach(() => logIn(1));
afterEach(() => clearSession());

test.each<[name: string, there: object, mine: object, sent: object]>([
  [
    'of a pregnancy while the coffee changes here',
    { conditions: ['임신'], pregnancyWeeks: 20 },
    { coffeeCupsPerDay: 3 },
    { allergens: ['우유'], medicines: ['기타'], soreAreas: [], surgeryAreas: [], coffeeCupsPerDay: 3 },
  ],
  [
    'of a pregnancy while another condition is added here',
    { conditions: ['임신'], pregnancyWeeks: 20 },
    { conditions: ['고혈압'] },
    { allergens: ['우유'], medicines: ['기타'], conditions: ['임신', '고혈압'], coffeeCupsPerDay: 1 },
  ],
  [
    'of a medicine that is taken off here',
    { medicines: ['기타', '혈압약'] },
    { medicines: [] },
    { medicines: ['혈압약'], conditions: [], allergens: ['우유'], coffeeCupsPerDay: 1 },
  ],
])('a form opened before the answer %s on another device does not undo it', async (_, there, mine, sent) => {
  const bodies: object[] = [];
  fakeServer({
    'GET /api/user/health': () => json({ ...SEEN, ...there }),
    'POST /api/user/health': async request => {
      bodies.push((await request.json()) as object);
      return json({ ...SEEN, ...there, ...bodies.at(-1) });
    },
  });
  await changeHealth(SEEN, { ...SEEN, ...mine }, false);
  await saveAnswers(SEEN, { ...SEEN, ...mine });
  expect(bodies).toEqual([expect.objectContaining(sent), expect.objectContaining(sent)]);
  for (const field of Object.keys(there).filter(each => !(each in sent)))
    expect(bodies).toEqual(bodies.map(() => expect.not.objectContaining({ [field]: expect.anything() })));
});
