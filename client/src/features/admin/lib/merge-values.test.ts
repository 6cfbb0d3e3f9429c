import { RESOURCES } from '../resources/resources';
import { valuesOf } from './form-values';
import { mergeValues } from './merge-values';

const [supplements] = RESOURCES;
const opened = { id: 1, koreanName: '웨이', flavor: '초코', price: 30_000, allergens: ['우유'], version: 1 };

describe('joining a form with what another admin saved', () => {
  const merge = (stored: object, typed: object) =>
    mergeValues(
      supplements,
      opened,
      { ...opened, version: 2, ...stored },
      { ...valuesOf(supplements, opened), ...typed },
    );

  it('takes what only the other changed and keeps what only this one did', () => {
    const { values, conflict } = merge({ price: 29_000, allergens: [] }, { flavor: '바나나' });
    expect(values).toMatchObject({ price: '29000', allergens: [], flavor: '바나나' });
    expect(conflict.both).toEqual([]);
    expect(conflict.taken.map(({ name }) => name).sort()).toEqual(['allergens', 'price']);
  });

  it('shows both values where both changed the same, and leaves this one’s in the form', () => {
    const { values, conflict } = merge({ price: 29_000 }, { price: '28000' });
    expect(values.price).toBe('28000');
    expect(conflict.both).toEqual([
      { field: expect.objectContaining({ name: 'price' }), theirs: 29_000, mine: 28_000 },
    ]);
    expect(conflict.taken).toEqual([]);
  });

  it('says nothing where both came to the same', () => {
    expect(merge({ price: 29_000 }, { price: '29000' }).conflict).toEqual({ both: [], taken: [] });
  });
});
