import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { workout } from '../session/next-workout.fixture';
import { newSession, plannedSets, workoutsOf } from '../session/plan';
import { openLogDatabase } from '../store/log-database';
import type { SessionRecord } from '../store/session-record';
import { TrainingLog } from '../store/training-log';
import { useSessionActions } from './use-session-actions';
import type { SessionActions } from './use-session-actions';

let lastMember = 0;
let log: TrainingLog;
let shown: SessionRecord;
let actions: SessionActions;

beforeEach(async () => {
  const member = ++lastMember;
  log = new TrainingLog(await openLogDatabase(member), member);
  const session = newSession({ title: '가슴' }, new Date());
  const planned = [1, 2].flatMap((workoutId, place) =>
    plannedSets(session.id, workout({ workoutId, warmups: [] }), place),
  );
  await log.write([
    { type: 'session', row: session },
    ...planned.map(row => ({ type: 'set' as const, row })),
  ]);
  shown = (await log.readSession(session.id))!;
  ({ current: actions } = renderHook(() =>
    useSessionActions({ log, write: rows => log.write(rows) }, shown),
  ).result);
});
afterEach(() => log.close());

const stored = async () => (await log.readSession(shown.session.id))!.sets;
const first = () => workoutsOf(shown.sets)[0]!;

/** A slow phone draws a completed set later than the next press comes. */
it.each<[string, () => Promise<unknown>]>([
  ['the end', () => actions.finish(new Date().toISOString())],
  ['going on to the next workout', () => actions.skipWorkout(first())],
  ['another order', () => actions.postpone(first())],
  ['a superset', () => actions.group([first()], 0)],
  ['another workout in its place', () => actions.swap(first(), workout({ workoutId: 3 }))],
  ['undoing a removal', () => actions.restore(first().sets)],
])('a set completed a moment ago survives %s', async (_, next) => {
  const [set] = first().sets;
  await actions.complete(set!);
  await next();
  expect((await stored()).find(({ id }) => id === set!.id)?.doneAt).toEqual(expect.any(String));
});

it('a set completed a moment ago comes back as completed with its session, or after its removal', async () => {
  const [set, other] = first().sets;
  void actions.complete(set!);
  const discarded = await actions.discard();
  await actions.revive(discarded!);
  void actions.complete(other!);
  await actions.removeSet(other!);
  await actions.restore([other!]);
  for (const { id } of [set!, other!])
    expect((await stored()).find(each => each.id === id)?.doneAt).toEqual(expect.any(String));
});

it('a set that is added has the weight typed a moment ago', async () => {
  const last = first().sets.at(-1)!;
  void actions.change(last, { weight: 77 });
  await actions.addSet(first());
  expect((await stored()).filter(({ weight }) => weight === 77)).toHaveLength(2);
});

it('the feeling of a set completed a moment ago is kept', async () => {
  await Promise.all([actions.complete(first().sets[0]!), actions.answer(first(), 'RIGHT')]);
  expect((await stored()).map(({ answer }) => answer)).toContain('RIGHT');
});

it('a note written at the end does not reopen the session', async () => {
  await Promise.all([actions.finish(new Date().toISOString()), actions.note('가벼웠다')]);
  const { session } = (await log.readSession(shown.session.id))!;
  expect(session).toMatchObject({ note: '가벼웠다', endedAt: expect.any(String) });
});
