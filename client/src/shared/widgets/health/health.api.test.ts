import 'fake-indexeddb/auto';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { logIn } from '../../../../test/remembered-log-in';
import { decide, sendChanges, waitingChanges } from '../../changes/waiting-changes';
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

test('an unlikely answer that waited is asked about, and saved with a yes', async () => {
  const fake = fakeServer({
    'GET /api/user/health': () => json(SEEN),
    'POST /api/user/health': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const told = { ...SEEN, conditions: ['임신'] } as HealthNotes;
  expect(await changeHealth(SEEN, told, false)).toEqual({ notes: told, sent: false });
  const saved: object[] = [];
  fake.on('POST /api/user/health', async request => {
    const sent = (await request.json()) as { confirmed?: boolean };
    if (!sent.confirmed) return apiError('HEALTH_QUESTION_EXCEPTION', '임신이 맞나요?', 422);
    saved.push(sent);
    return json({ ...SEEN, ...sent });
  });
  await sendChanges();
  const [row] = await waitingChanges();
  await decide(row!, 'mine');
  expect(saved).toMatchObject([{ conditions: ['임신'] }]);
  expect(await waitingChanges()).toEqual([]);
});

test.each<[string, choice: 'mine' | 'there', there: object, mine: object, asked: object, kept: object]>([
  [
    'of the coffee keeps the medicine that was added here with it',
    'there',
    { coffeeCupsPerDay: 5 },
    { coffeeCupsPerDay: 3, medicines: ['기타', '혈압약'] },
    { mine: '하루 커피 3잔, 먹고 있는 약', problem: { there: '하루 커피 5잔' } },
    { coffeeCupsPerDay: 5, medicines: ['기타', '혈압약'] },
  ],
  [
    'of the coffee is replaced by this one',
    'mine',
    { coffeeCupsPerDay: 5 },
    { coffeeCupsPerDay: null },
    { mine: '하루 커피 답 없음', problem: { there: '하루 커피 5잔' } },
    { coffeeCupsPerDay: null },
  ],
  [
    'of the weeks keeps the pregnancy that was taken off here',
    'there',
    { conditions: ['임신'], pregnancyWeeks: 22 },
    { conditions: ['고혈압'], pregnancyWeeks: null },
    { mine: '임신 답 없음, 건강 상태', problem: { there: '임신 22주' } },
    { conditions: ['고혈압', '임신'], pregnancyWeeks: 22 },
  ],
])('another answer on another device %s', async (_, choice, there, mine, asked, kept) => {
  const seen = {
    ...SEEN,
    ...('conditions' in there && { conditions: ['임신'], pregnancyWeeks: 20 }),
  } as HealthNotes;
  let notes: object = { ...seen, ...there };
  const fake = fakeServer({
    'GET /api/user/health': () => Promise.reject(new TypeError('Failed to fetch')),
    'POST /api/user/health': async request => {
      notes = { ...notes, ...((await request.json()) as object) };
      return json(notes);
    },
  });
  await changeHealth(seen, { ...seen, ...mine }, false);
  fake.on('GET /api/user/health', () => json(notes));
  await sendChanges();
  const [row] = await waitingChanges();
  expect(row).toMatchObject(asked);
  await decide(row!, choice);
  expect(notes).toMatchObject(kept);
  expect(await waitingChanges()).toEqual([]);
});
