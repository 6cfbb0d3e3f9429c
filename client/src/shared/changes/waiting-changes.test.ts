import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { forceCloseDatabase } from 'fake-indexeddb';
import { waitFor } from '@testing-library/react';
import { putAway } from '../../../test/put-away';
import { openTab, tabsOfOneBrowser } from '../../../test/tabs';
import { logIn } from '../../../test/remembered-log-in';
import { ApiError } from '../api/api.error';
import { deleteDeviceDatabase } from '../lib/device-database';
import { changesName } from '../session/member-data';
import { clearSession } from '../session/session.store';
import { append, openChangeDatabase } from './change-database';
import { changeKind, completeKinds } from './change-kinds';
import { NO_CHANGES, useChangeStatus } from './change-status';
import { change, decide, sendChanges, waitingChanges, withdraw } from './waiting-changes';

/** A server with one number. */
let there: number;
let sent: number[];
let lastLate: boolean;
let answer: () => Promise<void> | void;

const number = changeKind({
  kind: 'number',
  send: async (wanted: number, late) => {
    await answer();
    lastLate = late;
    sent.push(wanted);
    there = wanted;
    return wanted;
  },
  subject: () => '',
  done: ['DONE'],
  clash: async (wanted: number, base: number) => {
    answer();
    return there === base || there === wanted ? null : String(there);
  },
});
const offline = () => {
  throw ApiError.network();
};
const refused = () => {
  throw new ApiError('X', '안 돼요.', 400);
};
const put = (wanted: number, base: number) =>
  change(number, { wanted, base, about: '수', mine: String(wanted) });

let member = 0;
beforeEach(() => {
  there = 0;
  sent = [];
  answer = () => undefined;
  logIn(++member);
});
afterEach(() => {
  clearSession();
  jest.restoreAllMocks();
});
tabsOfOneBrowser();

/** Another tab of the same member, which nothing answers. */
const anotherTab = () =>
  openTab(async () => {
    const changes = await import('./waiting-changes');
    const { changeKind: inThatTab } = await import('./change-kinds');
    const { ApiError: ItsError } = await import('../api/api.error');
    const fails = () => Promise.reject(ItsError.network());
    const kind = inThatTab<number, number, number>({ kind: number.kind, send: fails, clash: fails });
    const put = (wanted: number) =>
      changes.change(kind, { wanted, base: 0, about: '수', mine: String(wanted) });
    return { ...changes, ...(await import('./change-status')), put };
  });

it('is sent at once where the server answers, and nothing stays', async () => {
  expect(await put(1, 0)).toEqual({ state: 'sent', answer: 1 });
  expect(await waitingChanges()).toEqual([]);
});

it('is sent once where the page is put away in the midst of storing it, and comes back', async () => {
  await waitingChanges();
  const outcome = put(3, 0);
  await waitFor(() => {
    putAway();
    expect(sent).toEqual([3]);
  });
  await outcome;
  expect(await waitingChanges()).toEqual([]);
  expect(sent).toEqual([3]);
});

it('waits, in its order, where the server takes no more for now', async () => {
  answer = () => {
    throw new ApiError('TOO_MANY_REQUESTS_EXCEPTION', '요청이 너무 많아요.', 429);
  };
  expect(await put(1, 0)).toEqual({ state: 'kept' });
  await put(2, 1);
  await sendChanges();
  expect(useChangeStatus.getState()).toMatchObject({ waiting: 2, problems: [], answered: true });
  answer = () => undefined;
  await sendChanges();
  expect(sent).toEqual([1, 2]);
});

it.each([
  ['our server', () => new ApiError('INTERNAL_SERVER_ERROR', '문제가 생겼어요.', 500)],
  ['a filter in between', () => ApiError.from('<title>Blocked</title>', 403)],
])('waits through passing faults of %s, and becomes a question where they last', async (_, fault) => {
  answer = offline;
  await put(1, 0);
  answer = () => {
    throw fault();
  };
  await sendChanges();
  await sendChanges();
  expect(useChangeStatus.getState()).toMatchObject({ waiting: 1, problems: [], answered: true });
  answer = () => undefined;
  await sendChanges();
  expect(sent).toEqual([1]);

  answer = offline;
  await put(2, 1);
  answer = () => {
    throw fault();
  };
  for (let time = 0; time < 6; time++) await sendChanges();
  expect(useChangeStatus.getState()).toMatchObject({ waiting: 0, problems: [{ mine: '2' }] });
  // Asked for again, it is tried again as often.
  const [asked] = useChangeStatus.getState().problems;
  await decide(asked!, 'mine');
  expect(useChangeStatus.getState()).toMatchObject({ waiting: 1, problems: [] });
});

it('that only another build knows is a question instead of waiting for ever, and is given up by its answer', async () => {
  answer = offline;
  await put(1, 0);
  const { kind, ...row } = (await waitingChanges())[0]!;
  await withdraw(() => true);
  completeKinds();
  const database = await openChangeDatabase(member);
  await append(database, { ...row, kind: 'of a newer build' });
  await sendChanges();
  const [asked] = useChangeStatus.getState().problems;
  expect(useChangeStatus.getState()).toMatchObject({
    waiting: 0,
    problems: [{ problem: { reason: 'unknown' } }],
  });
  // A page of that build still finds it as it was.
  expect(await waitingChanges()).toMatchObject([{ kind: 'of a newer build', problem: null }]);
  await decide(asked!, 'there');
  expect(await waitingChanges()).toEqual([]);
  expect(kind).toBe(number.kind);
  database.close();
});

it('goes to the server at once where the database neither opens nor fails, and is stored again once it opens', async () => {
  const open = jest.spyOn(IDBFactory.prototype, 'open').mockReturnValue({
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as IDBOpenDBRequest);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    const sending = put(1, 0);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await sending).toEqual({ state: 'sent', answer: 1 });
  } finally {
    jest.useRealTimers();
    open.mockRestore();
  }
});

it('is counted as waiting while a connection that answers nothing is still tried', async () => {
  let giveUp!: (error: Error) => void;
  const later = jest.spyOn(globalThis, 'setTimeout');
  let kept!: Promise<unknown>;
  await new Promise<void>(asked => {
    const silent = changeKind({
      ...number,
      kind: 'silent number',
      send: () => {
        asked();
        return new Promise<number>((_, reject) => (giveUp = reject));
      },
    });
    kept = change(silent, { wanted: 1, base: 0, about: '수', mine: '1' });
  });
  const [passTime] = later.mock.calls.find(([, ms]) => ms === 4_000)!;
  later.mockRestore();
  passTime();
  expect(await kept).toEqual({ state: 'kept' });
  await waitFor(() => expect(useChangeStatus.getState().waiting).toBe(1));
  giveUp(ApiError.network());
});

it('is counted as waiting also where a page that is opened anew tries such a connection', async () => {
  const database = await openChangeDatabase(member);
  await append(database, {
    ...{ kind: 'number', wanted: 1, base: 0, about: '수', mine: '1', late: true, problem: null },
  });
  database.close();
  const later = jest.spyOn(globalThis, 'setTimeout');
  let giveUp!: () => void;
  const asked = new Promise<void>(begun => {
    answer = () => {
      begun();
      return new Promise((_, reject) => (giveUp = () => reject(ApiError.network())));
    };
  });
  const trying = sendChanges();
  await asked;
  const passTime = later.mock.calls.findLast(([, ms]) => ms === 4_000)?.[0];
  later.mockRestore();
  passTime?.();
  await waitFor(() => expect(useChangeStatus.getState().waiting).toBe(1));
  giveUp();
  await trying;
});

it('waits without a network and is sent in the order of writing when it is back', async () => {
  answer = offline;
  expect(await put(1, 0)).toEqual({ state: 'kept' });
  expect(await put(2, 1)).toEqual({ state: 'kept' });
  await sendChanges();
  expect(useChangeStatus.getState()).toMatchObject({ waiting: 2 });
  answer = () => undefined;
  await sendChanges();
  expect(sent).toEqual([1, 2]);
  expect(useChangeStatus.getState()).toEqual(NO_CHANGES);
});

it('that the server has already, because only its answer was lost, is no question', async () => {
  answer = offline;
  await put(1, 0);
  there = 1;
  answer = () => undefined;
  await sendChanges();
  expect(useChangeStatus.getState()).toEqual(NO_CHANGES);
});

it.each([
  ['mine', 1],
  ['there', 7],
] as const)('that somebody else has made otherwise meanwhile is asked about: %s', async (choice, left) => {
  answer = offline;
  await put(1, 0);
  there = 7;
  answer = () => undefined;
  await sendChanges();
  expect(sent).toEqual([]);
  const [row] = useChangeStatus.getState().problems;
  expect(row).toMatchObject({ about: '수', mine: '1', problem: { reason: 'changed', there: '7' } });
  await decide(row!, choice);
  expect(there).toBe(left);
  // Merged with what else is there by now.
  if (choice === 'mine') expect(lastLate).toBe(true);
  expect(await waitingChanges()).toEqual([]);
});

it('is no conflict with an earlier one from this device, whatever the member saw', async () => {
  answer = offline;
  await put(1, 0);
  await put(2, 0);
  answer = () => undefined;
  await sendChanges();
  expect(sent).toEqual([1, 2]);
});

it.each([
  ['mine', 3],
  ['there', 7],
] as const)('is asked about once with the later ones of the same thing: %s', async (choice, left) => {
  answer = offline;
  await put(1, 0);
  await put(2, 1);
  there = 7;
  answer = () => undefined;
  await sendChanges();
  await put(3, 2);
  await sendChanges();
  const { waiting, problems } = useChangeStatus.getState();
  expect([waiting, problems.map(({ mine }) => mine)]).toEqual([0, ['3']]);
  await decide(problems[0]!, choice);
  expect(there).toBe(left);
  expect(await waitingChanges()).toEqual([]);
});

it('is an error for who waits for it when the server does not take it, and a question for who does not', async () => {
  answer = refused;
  await expect(put(1, 0)).rejects.toThrow('안 돼요.');
  expect(await waitingChanges()).toEqual([]);

  answer = offline;
  await put(2, 0);
  answer = refused;
  await sendChanges();
  expect(useChangeStatus.getState().problems).toMatchObject([{ problem: { message: '안 돼요.' } }]);
});

it('that is done already was done by somebody else where it is sent for the first time', async () => {
  answer = () => {
    throw new ApiError('DONE', '이미 했어요.', 409);
  };
  await expect(put(1, 0)).rejects.toMatchObject({ code: 'DONE' });
});

it('that was refused is no answer of somebody else to the next of the same thing, which replaces it', async () => {
  answer = offline;
  await put(1, 0);
  await put(2, 1);
  let asked = 0;
  // The first is compared, and refused.
  answer = () => (++asked === 2 ? refused() : undefined);
  await sendChanges();
  expect(sent).toEqual([2]);
  expect(useChangeStatus.getState()).toEqual(NO_CHANGES);
});

it('that was refused stays a question where the next of the same thing only adds to it', async () => {
  const addition = changeKind({
    kind: 'addition',
    send: async (wanted: number) => {
      answer();
      if (wanted === 1) refused();
    },
    subject: () => '',
    merges: true,
  });
  answer = offline;
  for (const wanted of [1, 2])
    await change(addition, { wanted, base: null, about: '수', mine: String(wanted) });
  answer = () => undefined;
  await sendChanges();
  expect(useChangeStatus.getState()).toMatchObject({ waiting: 0, problems: [{ wanted: 1 }] });
});

it('shows again what the server has where it is given up', async () => {
  const shown: unknown[] = [];
  const kind = changeKind({
    ...number,
    kind: 'shown number',
    sentLater: (given: number | undefined) => shown.push(given),
  });
  answer = offline;
  await change(kind, { wanted: 1, base: 0, about: '수', mine: '1' });
  there = 7;
  answer = () => undefined;
  await sendChanges();
  await decide(useChangeStatus.getState().problems[0]!, 'there');
  expect(shown).toEqual([undefined]);
});

it('is not called refused where the server has taken it and the device cannot forget it', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
    throw new DOMException('', 'UnknownError');
  });
  expect(await put(1, 0)).toEqual({ state: 'kept' });
  expect(useChangeStatus.getState().problems).toEqual([]);
  await sendChanges();
  expect(await waitingChanges()).toEqual([]);
  expect(there).toBe(1);
});

it('that was refused for its day is sent for another one, or asked about if that has a record', async () => {
  const days = new Map([['2026-03-01', 70]]);
  const weight = changeKind({
    kind: 'weight',
    send: async (wanted: { date: string; kg: number }) => {
      answer();
      if (wanted.date > '2026-03-02')
        throw new ApiError('V', '', 400, [{ field: 'date', message: '날짜는 오늘까지만 돼요.' }]);
      days.set(wanted.date, wanted.kg);
    },
    redated: (wanted, date) => ({ ...wanted, date }),
    clash: async ({ date }) => (days.has(date) ? `${days.get(date)}kg` : null),
  });
  answer = offline;
  await change(weight, {
    ...{ wanted: { date: '2027-01-01', kg: 71 }, base: null, about: '몸 정보', mine: '71kg' },
  });
  answer = () => undefined;
  const problem = async () => {
    await sendChanges();
    return useChangeStatus.getState().problems[0]!;
  };
  const misdated = await problem();
  expect(misdated.problem).toMatchObject({ message: '날짜는 오늘까지만 돼요.', misdated: true });
  await decide(misdated, 'mine', '2026-03-01');
  const clash = await problem();
  expect(clash.problem).toEqual({ reason: 'changed', there: '70kg' });
  await decide(clash, 'mine');
  expect([...days]).toEqual([['2026-03-01', 71]]);
  expect(await waitingChanges()).toEqual([]);
});

describe('on a full device', () => {
  const full = () => {
    throw new DOMException('', 'QuotaExceededError');
  };

  it('is still sent where it was stored before', async () => {
    answer = offline;
    await put(1, 0);
    answer = () => undefined;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    await sendChanges();
    expect(sent).toEqual([1]);
    expect(await waitingChanges()).toEqual([]);
  });

  it('says so where there is no network either', async () => {
    answer = offline;
    jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
    await expect(put(1, 0)).rejects.toThrow(/저장 공간이 가득/);
  });
});

it('can be taken back until it is sent', async () => {
  answer = offline;
  await put(1, 0);
  expect(await withdraw(({ wanted }) => wanted === 1)).toBe(true);
  answer = () => undefined;
  await sendChanges();
  expect(sent).toEqual([]);
  expect(await withdraw(() => true)).toBe(false);
});

it('is sent as nobody else, and waits for its member', async () => {
  answer = offline;
  await put(1, 0);
  answer = () => undefined;
  const mine = member;
  logIn(++member);
  await sendChanges();
  expect(sent).toEqual([]);
  expect(await waitingChanges()).toEqual([]);
  logIn(mine);
  await sendChanges();
  expect(sent).toEqual([1]);
});

it('stays in the order of writing when the clock is set back', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(2_000_000_000_000);
  answer = offline;
  await put(1, 0);
  clock.mockReturnValue(1_900_000_000_000);
  await put(2, 1);
  answer = () => undefined;
  await sendChanges();
  expect(sent).toEqual([1, 2]);
});

it('that is taken back while one before it is sent is not sent', async () => {
  answer = offline;
  await put(1, 0);
  await put(2, 1);
  let taken: Promise<boolean> | undefined;
  answer = () => {
    taken ??= withdraw(({ wanted }) => wanted === 2);
  };
  await sendChanges();
  expect(await taken).toBe(true);
  expect(sent).toEqual([1]);
  expect(await waitingChanges()).toEqual([]);
});

it('is not sent as the one who logs in while it is stored', async () => {
  const changing = put(1, 0);
  logIn(++member);
  await expect(changing).rejects.toMatchObject({ code: 'LOGIN_LEFT' });
  expect(sent).toEqual([]);
});

it('is not sent as the one who logs in while it is compared with what the server has', async () => {
  answer = offline;
  await put(1, 0);
  const mine = member;
  answer = () => {
    answer = () => undefined;
    logIn(++member);
  };
  await sendChanges();
  expect(sent).toEqual([]);
  logIn(mine);
  await sendChanges();
  expect(sent).toEqual([1]);
});

it('is still kept where another tab has logged out, and this tab has a login of its own', async () => {
  answer = offline;
  await put(1, 0);
  await deleteDeviceDatabase(changesName(member));
  expect(await put(2, 0)).toEqual({ state: 'kept' });
  expect((await waitingChanges()).map(({ wanted }) => wanted)).toEqual([2]);
});

describe('where the browser closes the database', () => {
  /** The next use of the store meets a database that the browser has closed. */
  const closeAt = (method: 'add' | 'put') => {
    const original = IDBObjectStore.prototype[method];
    jest.spyOn(IDBObjectStore.prototype, method).mockImplementationOnce(function (this: IDBObjectStore, row) {
      const request = original.call(this, row);
      this.transaction.abort();
      forceCloseDatabase(this.transaction.db as never);
      return request;
    });
  };

  it('is stored in a new one', async () => {
    answer = offline;
    await put(1, 0);
    closeAt('add');
    expect(await put(2, 1)).toEqual({ state: 'kept' });
    expect((await waitingChanges()).map(({ wanted }) => wanted)).toEqual([1, 2]);
  });

  it('a change on its way to the server waits for its answer', async () => {
    let release = () => {};
    const isSending = new Promise<void>(sending => {
      answer = () => {
        sending();
        return new Promise(resolve => (release = resolve));
      };
    });
    const first = put(1, 0);
    await isSending;
    closeAt('add');
    const second = put(2, 1);
    // The second is stored in a database opened for it.
    await waitFor(async () => expect(await waitingChanges()).toHaveLength(2));
    answer = () => undefined;
    release();
    expect(await first).toMatchObject({ state: 'sent' });
    await second;
  });

  it('is sent from a new one', async () => {
    // Pauses begin anew after an answer.
    await put(0, 0);
    answer = offline;
    await put(1, 0);
    answer = () => undefined;
    closeAt('put');
    await sendChanges();
    // Opening it again changes nothing of what waits.
    expect(await waitingChanges()).toHaveLength(1);
    expect(useChangeStatus.getState()).toMatchObject({ waiting: 1 });
    await waitFor(() => expect(useChangeStatus.getState().waiting).toBe(0), { timeout: 20_000 });
    expect(sent).toEqual([0, 1]);
  });
});

describe('in two tabs', () => {
  it('does not replace one that the other makes at the same moment', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(2_000_000_000_000);
    const [a, b] = [await anotherTab(), await anotherTab()];
    await Promise.all([a.put(1), b.put(2)]);
    expect((await waitingChanges()).map(({ wanted }) => wanted)).toEqual([1, 2]);
  });

  it('no longer waits where it was made once the other has sent it', async () => {
    const other = await anotherTab();
    await other.put(1);
    await other.sendChanges();
    expect(other.useChangeStatus.getState().waiting).toBe(1);
    await sendChanges();
    expect(sent).toEqual([1]);
    await waitFor(() => expect(other.useChangeStatus.getState().waiting).toBe(0));
  });

  it('is decided once, by the first answer', async () => {
    answer = offline;
    await put(1, 0);
    there = 7;
    answer = () => undefined;
    await sendChanges();
    const other = await anotherTab();
    await other.sendChanges();
    const [row] = other.useChangeStatus.getState().problems;
    await decide(row!, 'there');
    await other.decide(row!, 'mine');
    expect(await waitingChanges()).toEqual([]);
  });
});
