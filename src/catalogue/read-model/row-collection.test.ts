import { RowCollection } from './row-collection.js';

describe('rows of the catalogue', () => {
  it('are all there where one of them changes while another is read', async () => {
    let finishReading: () => void = () => undefined;
    const collection = new RowCollection(
      async function* () {
        yield [1, 2];
      },
      async ids => {
        if (ids.includes(2)) await new Promise<void>(resolve => (finishReading = resolve));
        return ids.map(id => ({ id, hidden: false }));
      },
      ({ id }) => ({ id }),
    );
    await collection.rows([1]);
    const page = collection.rows([1, 2]);
    await collection.change([1]);
    finishReading();
    expect((await page).map(({ id }) => id)).toEqual([1, 2]);
  });
});
