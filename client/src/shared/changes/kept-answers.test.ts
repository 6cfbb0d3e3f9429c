import { jest } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { openTab, tabsOfOneBrowser } from '../../../test/tabs';
import { logIn } from '../../../test/remembered-log-in';
import { copyName } from '../session/member-data';

const ROUTINES = ['myfit', 'routines'];
tabsOfOneBrowser();

/** As another version of the application, opened anew. */
async function opened(build: string, shapes: string) {
  document.head.innerHTML = `<script src="/assets/index-${build}.js"></script>`;
  Object.assign(globalThis, { ANSWER_SHAPES: shapes });
  return openTab(async () => ({
    ...(await import('./kept-answers')),
    ...(await import('../api/api.error')),
    ...(await import('../api/query-client')),
    ...(await import('./waiting-changes')),
  }));
}

async function started(build: string, shapes: string) {
  const { restoreAnswers, queryClient } = await opened(build, shapes);
  await restoreAnswers();
  return queryClient;
}

const keptRows = async (memberId = 1): Promise<number> =>
  new Promise(resolve => {
    indexedDB.open(copyName(memberId)).onsuccess = event => {
      const database = (event.target as IDBOpenDBRequest).result;
      database.transaction('answers').objectStore('answers').count().onsuccess = counted => {
        database.close();
        resolve((counted.target as IDBRequest<number>).result);
      };
    };
  });

/** Nothing else is read from the database for that long: one request after the other in a single transaction. */
const occupy = async (name: string, ms: number): Promise<{ free: Promise<void> }> =>
  new Promise(resolve => {
    const end = Date.now() + ms;
    indexedDB.open(name).onsuccess = event => {
      const database = (event.target as IDBOpenDBRequest).result;
      const writing = database.transaction(['answers', 'meta'], 'readwrite');
      const free = new Promise<void>(done => (writing.oncomplete = () => done(database.close())));
      const again = () => {
        if (Date.now() < end) writing.objectStore('answers').count().onsuccess = again;
      };
      again();
      resolve({ free });
    };
  });

it('stays over a new version without a network, unless that expects other answers', async () => {
  logIn(1);
  (await started('a', 'old')).setQueryData(ROUTINES, ['가슴']);
  while ((await keptRows()) === 0);
  expect((await started('b', 'old')).getQueryData(ROUTINES)).toEqual(['가슴']);
  expect((await started('c', 'new')).getQueryData(ROUTINES)).toBeUndefined();
});

it('keeps what is answered while the copy is still being opened', async () => {
  logIn(2);
  const { restoreAnswers, queryClient } = await opened('a', 'new');
  const restored = restoreAnswers();
  queryClient.setQueryData(ROUTINES, ['가슴']);
  await restored;
  expect((await started('a', 'new')).getQueryData(ROUTINES)).toEqual(['가슴']);
});

it('that a clock set ahead has dated is no newer than what has been answered since', async () => {
  logIn(7);
  const dated = { updatedAt: Date.now() + 24 * 60 * 60_000 };
  (await started('a', 'new')).setQueryData(ROUTINES, ['가슴'], dated);
  while ((await keptRows(7)) === 0);
  const { restoreAnswers, queryClient } = await opened('a', 'new');
  const restored = restoreAnswers();
  queryClient.setQueryData(ROUTINES, ['등']);
  await restored;
  expect(queryClient.getQueryData(ROUTINES)).toEqual(['등']);
});

it('is waited for without a network, however slow the device: nothing else can open the page', async () => {
  logIn(3);
  (await started('a', 'new')).setQueryData(ROUTINES, ['가슴']);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { free } = await occupy(copyName(3), 700);
  expect((await started('a', 'new')).getQueryData(ROUTINES)).toEqual(['가슴']);
  await free;
});

it('is asked for anew only once what was changed here has been sent', async () => {
  logIn(4);
  const before = await opened('a', 'new');
  await before.restoreAnswers();
  before.queryClient.setQueryData(ROUTINES, ['월요일'], { updatedAt: Date.now() - 60_000 });
  const unsent = { kind: 'renamed', send: () => new Promise<never>(() => {}) };
  void before.change(unsent, { wanted: '월요일', base: '가슴', about: '루틴', mine: '월요일' });
  while (!(await before.changesWait()) || (await keptRows(4)) === 0);

  const { restoreAnswers, askAnew, queryClient } = await opened('a', 'new');
  await restoreAnswers();
  const queryFn = jest.fn(() => Promise.resolve(['가슴']));
  const leave = new QueryObserver(queryClient, { queryKey: ROUTINES, queryFn }).subscribe(() => {});
  expect(queryClient.getQueryData(ROUTINES)).toEqual(['월요일']);
  expect(queryFn).not.toHaveBeenCalled();
  askAnew();
  expect(queryFn).toHaveBeenCalledTimes(1);
  leave();
});

it('shows what another tab has changed and could not send', async () => {
  logIn(5);
  const [changing, other] = [await opened('a', 'new'), await opened('a', 'new')];
  await Promise.all([changing.restoreAnswers(), other.restoreAnswers()]);
  await other.waitingChanges();
  const received = { updatedAt: Date.now() - 60_000 };
  for (const { queryClient } of [changing, other]) queryClient.setQueryData(ROUTINES, ['가슴'], received);

  const unsent = { kind: 'renamed', send: () => Promise.reject(changing.ApiError.network()) };
  changing.queryClient.setQueryData(ROUTINES, ['월요일']);
  void changing.change(unsent, { wanted: '월요일', base: '가슴', about: '루틴', mine: '월요일' });
  await waitFor(() => expect(other.queryClient.getQueryData(ROUTINES)).toEqual(['월요일']));
});
