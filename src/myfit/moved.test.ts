import * as fc from 'fast-check';
import { moved } from './moved.js';

describe('moving a row', () => {
  it.each([
    ['b', 1, 'bacd'],
    ['b', 2, 'abcd'],
    ['b', 3, 'acbd'],
    ['b', 4, 'acdb'],
    ['b', 7, 'acdb'],
    ['d', 1, 'dabc'],
  ])('puts %s at place %i', (row, index, expected) => {
    expect(moved([...'abcd'], row, index).join('')).toBe(expected);
  });

  it('keeps every row once and the others in their order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 7 }),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (rows, pick, index) => {
          const row = rows[pick % rows.length]!;
          const result = moved(rows, row, index);
          expect(result.indexOf(row)).toBe(Math.min(index, rows.length) - 1);
          expect(result.filter(other => other !== row)).toEqual(rows.filter(other => other !== row));
          expect(result).toHaveLength(rows.length);
        },
      ),
    );
  });
});
