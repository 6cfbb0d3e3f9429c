import { moveOnto, moveTo } from './reorder';

const items = ['a', 'b', 'c', 'd'];
const self = (item: string) => item;

it('moves down onto a later place', () => {
  expect(moveOnto(items, self, 'a', 'c')).toEqual({ items: ['b', 'c', 'a', 'd'], position: 3 });
});

it('moves up onto an earlier place', () => {
  expect(moveOnto(items, self, 'd', 'b')).toEqual({ items: ['a', 'd', 'b', 'c'], position: 2 });
});

it('does nothing without a destination, on its own place, or with something unknown', () => {
  expect(moveOnto(items, self, 'a', null)).toBeNull();
  expect(moveOnto(items, self, 'a', undefined)).toBeNull();
  expect(moveOnto(items, self, 'b', 'b')).toBeNull();
  expect(moveOnto(items, self, 'x', 'a')).toBeNull();
  expect(moveOnto(items, self, 'a', 'x')).toBeNull();
});

it('does not leave the list', () => {
  expect(moveTo(items, 0, -1)).toBeNull();
  expect(moveTo(items, 3, 4)).toBeNull();
  expect(moveTo(items, 2, 3)).toEqual({ items: ['a', 'b', 'd', 'c'], position: 4 });
});

it('keeps every item and leaves the given list as it was', () => {
  for (let from = 0; from < items.length; from += 1) {
    for (let to = 0; to < items.length; to += 1) {
      const moved = moveTo(items, from, to);
      if (from === to) expect(moved).toBeNull();
      else {
        expect([...(moved?.items ?? [])].sort()).toEqual(items);
        expect(moved?.items[to]).toBe(items[from]);
        expect(moved?.position).toBe(to + 1);
      }
    }
  }
  expect(items).toEqual(['a', 'b', 'c', 'd']);
});
