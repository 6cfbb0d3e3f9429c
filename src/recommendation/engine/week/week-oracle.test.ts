import { bestPoints } from './week-oracle.fixture.js';
import { MOST_WORKOUTS, type Block, type Item, type Slot, type WeekModel } from './week-model.types.js';
import { bestWeek } from './week-search.js';

/** Park–Miller: the same weeks every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** To run more cases: `WEEK_CASES=500 npm run jest -- week-oracle`. */
const CASES = Number(process.env.WEEK_CASES ?? 150);
const PARTS = 3;

/** Whole numbers, never falling, each step no larger than the one before. */
function concave(pick: (below: number) => number): number[] {
  const points = [0];
  for (let step = 30 + pick(60); points.length < 16; step = Math.max(0, step - pick(12)))
    points.push(points.at(-1)! + step);
  return points;
}

function anyModel(seed: number): WeekModel {
  const pick = numbers(seed);
  const curves = Array.from({ length: PARTS + pick(3) }, () => ({
    ...{ points: concave(pick), start: pick(4) },
    mostOfSession: pick(3) === 0 ? 3 + pick(4) : Infinity,
  }));
  const blocksOf = (): Block[][] =>
    Array.from({ length: PARTS }, (_, part) => [
      { items: [], time: 0, amounts: new Int16Array(curves.length), points: 0, bits: 0 },
      ...Array.from({ length: 1 + pick(4) }, () => ({
        items: Array<Item>(1 + pick(3)).fill({} as Item),
        time: 4 + pick(14),
        amounts: Int16Array.from(curves, () => (pick(2) === 0 ? 0 : pick(5))),
        points: pick(40) - 25,
        bits: (1 << part) | (pick(4) === 0 ? 1 << PARTS : 0),
      })),
    ]);
  const count = 2 + pick(2);
  const near = pick(2) === 0 ? [] : [pick(count - 1)];
  const conflicts = near.flatMap(slot =>
    [0, PARTS].map(bit => [
      { slot, bit },
      { slot: slot + 1, bit },
    ]),
  );
  const shared = { times: 1 + pick(2), capacity: 18 + pick(30), blocks: blocksOf() };
  const isApart = (slot: number) => conflicts.some(conflict => conflict.some(each => each.slot === slot));
  const free = Array.from({ length: count }, (_, slot) => slot).filter(slot => !isApart(slot));
  const plain = { mostWorkouts: MOST_WORKOUTS };
  const slots = Array.from({ length: count }, (_, slot): Slot =>
    isApart(slot)
      ? { times: 1 + pick(2), capacity: 18 + pick(30), blocks: blocksOf(), ...plain, kind: slot }
      : { ...shared, ...plain, kind: free[0]! },
  );
  return { curves, slots, conflicts };
}

/** Sessions that can be exchanged, each part in one of them at most, and two kinds of lifts that must not be on following days. */
function exchangeable(seed: number): WeekModel {
  const model = anyModel(seed);
  const pick = numbers(seed + 7);
  const slots = [...model.slots, model.slots[0]!].slice(0, 2 + pick(2));
  const blocks = model.slots[0]!.blocks.map((ofPart, part) =>
    ofPart.map(block => ({
      ...block,
      bits: block.bits === 0 ? 0 : (1 << part) | (part < 2 && pick(2) === 0 ? 1 << (PARTS + part) : 0),
    })),
  );
  const indices = [...slots.keys()];
  const apart = indices.flatMap(slot =>
    indices
      .filter(other => other !== slot)
      .map(other => [
        { slot, bit: PARTS },
        { slot: other, bit: PARTS + 1 },
      ]),
  );
  return {
    curves: model.curves,
    slots: indices.map(kind => ({ ...model.slots[0]!, blocks, kind })),
    conflicts: [...blocks.map((_, bit) => indices.map(slot => ({ slot, bit }))), ...apart],
  };
}

it(`finds what HiGHS finds in ${CASES} small weeks, proves it, and never claims less than there is on the way`, async () => {
  for (let seed = 1; seed <= CASES; seed++) {
    const model = seed % 3 === 0 ? exchangeable(seed) : anyModel(seed);
    const most = await bestPoints(model);
    const bounds: number[] = [];
    const found = bestWeek(model, ({ bound }) => {
      bounds.push(bound);
      return false;
    });
    expect([seed, found.value, found.bound]).toEqual([seed, most, most]);
    expect([seed, Math.min(...bounds) >= most]).toEqual([seed, true]);
  }
});
