import { newSession } from '../session/plan';
import type { Draft } from './log-database';
import { questionsOf, redated } from './misdated';
import type { Stored, TrainingSession, TrainingSet } from './rows';

const session: Stored<TrainingSession> = {
  ...newSession({ title: '가슴' }, new Date()),
  ...{ localDate: '2036-03-01', startedAt: '2036-03-01T14:30:00.000Z', endedAt: '2036-03-01T15:20:00.000Z' },
  revision: 0,
};
const aSet = (id: string, doneAt: string | null): Stored<TrainingSet> => ({
  ...{ id, sessionId: session.id, workoutId: 1, workoutName: '벤치프레스', workoutOrdinal: 0, ordinal: 0 },
  ...{ kind: 'work', targetWeight: 40, targetReps: 10, targetSeconds: null, targetReserve: 2 },
  ...{ targetLeast: null, targetMost: null, targetFelt: null },
  ...{ weight: 40, reps: 10, seconds: null, reserve: null, answer: null, doneAt },
  ...{ supersetGroup: null, note: null, confirmed: false, deleted: false, revision: 0, doubt: null },
});
const refused = (row: TrainingSession | TrainingSet, code: string): Draft =>
  ({
    ...{ type: 'startedAt' in row ? 'session' : 'set', row, id: row.id, sessionId: session.id },
    ...{ reason: 'refused', code, message: '' },
  }) as Draft;
const timesOf = (sets: TrainingSet[], from: Partial<TrainingSession> = {}) =>
  redated({ session: { ...session, ...from }, sets: sets as Stored<TrainingSet>[] }, '2026-11-27').map(
    ({ row }) => ('startedAt' in row ? [row.localDate, row.startedAt, row.endedAt] : row.doneAt),
  );

it('moves a session by whole days, with its sets and its end', () => {
  expect(timesOf([aSet('a', '2036-03-01T15:05:00.000Z'), aSet('b', null)])).toEqual([
    ['2026-11-27', '2026-11-27T14:30:00.000Z', '2026-11-27T15:20:00.000Z'],
    '2026-11-27T15:05:00.000Z',
    null,
  ]);
});

it('counts days from the local one: a session in the morning in Korea began on the day before in UTC', () => {
  const early = { localDate: '2036-03-02', startedAt: '2036-03-01T22:30:00.000Z', endedAt: null };
  expect(timesOf([aSet('a', '2036-03-01T22:40:00.000Z')], early)).toEqual([
    ['2026-11-27', '2026-11-26T22:30:00.000Z', null],
    '2026-11-26T22:40:00.000Z',
  ]);
});

it.each(['2046-07-09T15:05:00.000Z', '2001-01-01T15:05:00.000Z'])(
  'brings the sets of a clock that jumped (%s) to the session',
  doneAt => expect(timesOf([aSet('a', doneAt)])[1]).toBe('2026-11-27T15:05:00.000Z'),
);

it('asks once about the day of a session, whatever of it was refused, and about the rest one by one', () => {
  const [a, b] = [aSet('a', '2036-03-01T15:05:00.000Z'), aSet('b', null)];
  const other = {
    ...refused(aSet('c', '2026-01-05T10:00:00.000Z'), 'TRAINING_NOTHING_DONE'),
    sessionId: 'other',
  };
  const all = [
    refused(a, 'TRAINING_SESSION_MISSING'),
    other,
    refused(session, 'TRAINING_IN_FUTURE'),
    refused(b, 'TRAINING_SESSION_MISSING'),
  ];
  expect(questionsOf(all).map(({ id, drafts, misdated }) => [id, drafts.length, misdated])).toEqual([
    [session.id, 3, true],
    ['c', 1, false],
  ]);
  const ancient = { ...session, localDate: '1969-12-31' };
  expect(questionsOf([refused(ancient, 'VALIDATION_EXCEPTION')])[0]?.misdated).toBe(true);
});
