import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import type { DBSchema } from 'idb';
import { putAway } from '../../../test/put-away';
import { openDeviceDatabase, wholly, withStored } from './device-database';

interface Rows extends DBSchema {
  rows: { key: string; value: number };
}
let name = '';
let made = 0;
const open = () => openDeviceDatabase<Rows>(name, database => void database.createObjectStore('rows'));
beforeEach(() => {
  name = `rows.${++made}`;
});

it('is left free by a page that is put away in the midst of a transaction, which runs again when it is back', async () => {
  const database = await open();
  let isFrozen = true;
  const written = wholly(async () => {
    const tx = database.transaction('rows', 'readwrite');
    await tx.store.put(1, 'here');
    // A page in the back/forward cache goes no further.
    while (isFrozen) await tx.store.get('here');
    await tx.done;
  });
  const other = await openDB<Rows>(name);
  putAway();
  isFrozen = false;
  expect(await other.getAll('rows')).toEqual([]);
  await written;
  expect(await other.getAll('rows')).toEqual([1]);
  [database, other].forEach(each => each.close());
});

it('reads and writes the rest of what a page was put away in the midst of', async () => {
  const database = await open();
  const steps = [database.put('rows', 1, 'here'), database.getAll('rows'), database.get('rows', 'none')];
  putAway();
  expect(await Promise.all(steps)).toEqual(['here', [1], undefined]);
  database.close();
});

it('goes on where the page is not to come back: a browser may still finish it', async () => {
  const database = await open();
  let runs = 0;
  const written = wholly(async () => {
    runs++;
    const tx = database.transaction('rows', 'readwrite');
    await Promise.all([tx.store.put(1, 'here'), tx.done]);
  });
  putAway({ persisted: false });
  await written;
  expect(runs).toBe(1);
  database.close();
});

it('fails as it fails where the page stays', async () => {
  const database = await open();
  putAway();
  await expect(wholly(() => database.put('rows', 1, null as unknown as string))).rejects.toThrow();
  database.close();
});

it('tells what is in a database that is there, and makes none by asking', async () => {
  const count = () => withStored<Rows, number>(name, database => database.count('rows'));
  expect(await count()).toBeNull();
  expect(await count()).toBeNull();
  const database = await open();
  await database.put('rows', 1, 'here');
  expect(await count()).toBe(1);
  database.close();
});
