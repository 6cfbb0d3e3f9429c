import 'fake-indexeddb/auto';
import { openTab } from '../../../test/tabs';
import { copyName } from '../session/member-data';
import { startSession } from '../session/session.store';

const ROUTINES = ['myfit', 'routines'];

/** As another version of the application, opened anew. */
async function started(build: string, shapes: string) {
  document.head.innerHTML = `<script src="/assets/index-${build}.js"></script>`;
  Object.assign(globalThis, { ANSWER_SHAPES: shapes });
  const { restoreAnswers, queryClient } = await openTab(async () => ({
    ...(await import('./kept-answers')),
    ...(await import('./query-client')),
  }));
  await restoreAnswers();
  return queryClient;
}

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

it('stays over a new version without a network, unless that expects other answers', async () => {
  startSession({ accessToken: `x.${btoa('{"sub":"1"}')}.x`, refreshToken: 'r' }, true);
  (await started('a', 'old')).setQueryData(ROUTINES, ['가슴']);
  while ((await keptRows()) === 0);
  expect((await started('b', 'old')).getQueryData(ROUTINES)).toEqual(['가슴']);
  expect((await started('c', 'new')).getQueryData(ROUTINES)).toBeUndefined();
});
