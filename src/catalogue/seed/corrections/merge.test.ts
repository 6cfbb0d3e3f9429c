import { merge } from './merge.js';

const old = { name: 'old', text: 'old', amounts: { a: 1, b: 2 } };
const fresh = { name: 'new', text: 'new', amounts: { b: 2, a: 1 } };

describe('three versions of a row', () => {
  it('takes what only the new version changed', () => {
    expect(merge(old, false, old, fresh)).toEqual({ taken: { name: 'new', text: 'new' }, offered: {} });
  });

  it('keeps what only an admin changed, and offers what both did', () => {
    const current = { ...old, text: 'mine', amounts: { a: 9 } };
    expect(merge(old, false, current, fresh)).toEqual({ taken: { name: 'new' }, offered: { text: 'new' } });
    expect(merge(fresh, false, current, fresh)).toEqual({ taken: {}, offered: {} });
  });

  it('has nothing to say where an admin wrote the same', () => {
    expect(merge(old, true, fresh, fresh)).toEqual({ taken: {}, offered: {} });
  });

  it('goes by the log of admins where nobody wrote down what was shipped', () => {
    expect(merge(null, false, old, fresh).offered).toEqual({});
    expect(merge(null, false, old, fresh).taken).toEqual({ name: 'new', text: 'new' });
    expect(merge(null, true, old, fresh)).toEqual({ taken: {}, offered: { name: 'new', text: 'new' } });
  });
});
