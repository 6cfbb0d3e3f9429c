import { jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import { openTab } from '../../../test/tabs';
import { copyName } from '../session/member-data';
import { startSession } from '../session/session.store';

const ROUTINES = ['myfit', 'routines'];

/** As another version of the application, opened anew. */
async function opened(build: string, shapes: string) {
  document.head.innerHTML = `<script src="/assets/index-${build}.js"></script>`;
  Object.assign(globalThis, { ANSWER_SHAPES: shapes });
  return openTab(async () => ({
    ...(await import('./kept-answers')),
    ...(await import('./query-client')),
  }));
}

async function started(build: string, shapes: string) {
  const { restoreAnswers, queryClient } = await opened(build, shapes);
  await restoreAnswers();
  return queryClient;
}

const logIn = (memberId: number) =>
  startSession({ accessToken: `x.${btoa(`{"sub":"${memberId}"}`)}.x`, refreshToken: `r${memberId}` }, true);

const keptRows = async (): Promise<number> =>
  new Promise(resolve => {
    indexedDB.open(copyName(1)).onsuccess = event => {
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

it('is waited for without a network, however slow the device: nothing else can open the page', async () => {
  logIn(3);
  (await started('a', 'new')).setQueryData(ROUTINES, ['가슴']);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { free } = await occupy(copyName(3), 700);
  expect((await started('a', 'new')).getQueryData(ROUTINES)).toEqual(['가슴']);
  await free;
});
