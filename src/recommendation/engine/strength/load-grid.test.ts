import fc from 'fast-check';
import {
  ceilAssistance,
  floorToGrid,
  isDumbbellRack,
  nextHeavierLoad,
  type LoadGridRow,
} from './load-grid.js';

const BAR: LoadGridRow = { loadType: 'barbell', incrementKg: 2.5, minLoadKg: 20 };
const RACK: LoadGridRow = { loadType: 'dumbbellPerHand', incrementKg: 2, minLoadKg: 1 };
const KETTLEBELL: LoadGridRow = { loadType: 'dumbbellSingle', incrementKg: 4, minLoadKg: 8 };

describe('floorToGrid', () => {
  it.each([
    [BAR, 19.9, null],
    [BAR, 20, 20],
    [BAR, 38.9, 37.5],
    [RACK, 0.9, null],
    [RACK, 7.8, 7],
    [RACK, 9.99, 9],
    [RACK, 10, 10],
    [RACK, 11.9, 10],
    [RACK, 15, 14],
    [KETTLEBELL, 15.9, 12],
    [{ loadType: 'stack', incrementKg: 5, minLoadKg: 5 } as const, 34.9, 30],
    [{ loadType: 'sled', incrementKg: 5, minLoadKg: 20 } as const, 19, null],
    [{ loadType: 'barbell', incrementKg: 2.5, minLoadKg: 10 } as const, 17.6, 17.5],
    [{ loadType: 'band', incrementKg: 0, minLoadKg: 0 } as const, 12, null],
  ])('rounds down to what exists (%j, %d kg → %j)', (row, kg, expected) => {
    expect(floorToGrid(row, kg)).toBe(expected);
  });

  it('never rounds up, misses no heavier load that fits, and leaves existing loads alone', () => {
    const rows = fc.constantFrom(BAR, RACK, KETTLEBELL);
    fc.assert(
      fc.property(rows, fc.double({ min: 0, max: 300, noNaN: true }), (row, kg) => {
        const load = floorToGrid(row, kg);
        if (load === null) return expect(kg).toBeLessThan(row.minLoadKg);
        expect(load).toBeLessThanOrEqual(kg + 1e-6);
        expect(nextHeavierLoad(row, load)).toBeGreaterThan(kg);
        expect(floorToGrid(row, load)).toBe(load);
      }),
    );
  });
});

describe('ceilAssistance', () => {
  it('gives at least the help that is needed, in steps the station has', () => {
    expect(ceilAssistance({ loadType: 'bodyweightLoadable', incrementKg: 2.5, minLoadKg: 0 }, 21)).toBe(22.5);
    expect(ceilAssistance({ loadType: 'bodyweight', incrementKg: 0, minLoadKg: 0 }, 21)).toBe(25);
    expect(ceilAssistance({ loadType: 'bodyweight', incrementKg: 0, minLoadKg: 0 }, -3)).toBe(0);
  });
});

describe('the next heavier load', () => {
  it.each([
    [BAR, 20, 22.5],
    [RACK, 9, 10],
    [RACK, 10, 12],
    [KETTLEBELL, 8, 12],
    [{ ...RACK, ownLoads: { evenSteps: false, heaviestKg: 12 } }, 10, 12],
    [{ ...RACK, ownLoads: { evenSteps: false, heaviestKg: 12 } }, 12, 12],
    [{ ...RACK, ownLoads: { evenSteps: true, heaviestKg: null } }, 8, 10],
  ])('is there, or the same where none is (%j, %d kg → %d)', (row, kg, expected) => {
    expect(nextHeavierLoad(row, kg)).toBe(expected);
  });
});

describe('a rack of dumbbells', () => {
  it.each([
    [RACK, true],
    [{ ...RACK, loadType: 'dumbbellSingle' as const }, true],
    [{ ...RACK, incrementKg: 1 }, true],
    [{ ...RACK, minLoadKg: 9 }, true],
    [{ ...RACK, minLoadKg: 12 }, true],
    [{ ...RACK, minLoadKg: 11 }, false],
    [{ ...RACK, minLoadKg: 2.5 }, false],
    [{ ...RACK, incrementKg: 2.5 }, false],
    [{ ...RACK, ownLoads: { evenSteps: true, heaviestKg: null } }, false],
    [{ ...RACK, ownLoads: { evenSteps: false, heaviestKg: 20 } }, true],
    [{ ...BAR, incrementKg: 2 }, false],
    [KETTLEBELL, false],
  ] as const)('goes by one up to ten and by two above (%j: %s)', (row, isOne) => {
    expect(isDumbbellRack(row)).toBe(isOne);
  });
});
