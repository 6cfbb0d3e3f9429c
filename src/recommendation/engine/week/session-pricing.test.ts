import { SessionPricing } from './session-pricing.js';
import type { Block } from './week-model.types.js';

it('leaves out the blocks that take more than the session has, and no others', () => {
  const blocks = [0, 9, 10, 11].map((time): Block => ({
    items: [],
    time,
    amounts: new Int16Array(1),
    points: time,
    bits: 0,
  }));
  const slot = { times: 1, kind: 0, capacity: 10, mostWorkouts: 6, blocks: [blocks] };
  expect(new SessionPricing(slot).blocks[0]!.map(({ time }) => time)).toEqual([0, 9, 10]);
});
