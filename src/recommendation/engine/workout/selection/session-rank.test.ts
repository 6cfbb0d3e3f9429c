import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { plainCandidate } from '../fixture/plain-candidates.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import type { SelectionRules, SessionSlot } from './selection.types.js';
import { sessionRank } from './session-rank.js';
import { slotOption } from './slot-options.js';

const SKILLED: SelectionRules = { bodyParts: ['등', '이두'], experience: 'intermediate' };
const BEGINNER: SelectionRules = { ...SKILLED, experience: 'beginner' };

/** An exercise unlike any other of the session, except for the given changes. */
function slot(id: number, changes: Partial<EngineWorkout> = {}, bodyPart: BodyPartName = '등'): SessionSlot {
  const own = { id, family: `family ${id}`, pattern: `pattern ${id}` as EngineWorkout['pattern'] };
  const plain = plainCandidate('랫 풀다운', { ...own, primaryBodyParts: [bodyPart], ...changes });
  return { bodyPart, option: slotOption(plain, bodyPart, SKILLED) };
}
const EMPTY: SessionSlot = { bodyPart: '등', option: null };

/** The total cost of the slots, besides their own points. */
const costOf = (slots: readonly SessionSlot[], rules = SKILLED): number =>
  slots.reduce((sum, { option }) => sum + 10_000 + option!.points, 0) - sessionRank(slots, rules);

describe('sessionRank', () => {
  it('is 10,000 and its points for every filled slot', () => {
    expect(costOf([slot(1), slot(2)])).toBe(0);
    expect(sessionRank([EMPTY, slot(1), EMPTY], SKILLED)).toBe(10_000 + slot(1).option!.points);
    expect(sessionRank([EMPTY], SKILLED)).toBe(0);
  });

  it('takes 40 off for a family that was there before and 15 for a pattern, 1,000 more for each within a part', () => {
    const row = { family: 'row' };
    const pull = { pattern: 'verticalPull' } as const;
    expect(costOf([slot(1, row), slot(2, row, '이두')])).toBe(40);
    expect(costOf([slot(1, pull), slot(2, pull, '이두')])).toBe(15);
    expect(costOf([slot(1, row), slot(2, row)])).toBe(1_040);
    expect(costOf([slot(1, pull), slot(2, pull)])).toBe(1_015);
    // The third forms pairs with both others of its part, but counts as one repetition.
    expect(costOf([slot(1, pull), slot(2, pull), slot(3, pull)])).toBe(15 + 15 + 3_000);
    expect(sessionRank([slot(1, row), EMPTY, slot(2, row)], SKILLED)).toBe(
      sessionRank([slot(1, row), slot(2, row)], SKILLED),
    );
  });

  it('is nothing with an exercise twice', () => {
    expect(sessionRank([slot(1), slot(1, {}, '이두')], SKILLED)).toBe(-Infinity);
  });

  it('lets a beginner squat and hinge twice, and lift a bar three times', () => {
    const heavy = (id: number) => slot(id, { pattern: id % 2 === 0 ? 'squat' : 'hinge' });
    expect(sessionRank([heavy(1), heavy(2)], BEGINNER)).toBeGreaterThan(0);
    expect(sessionRank([heavy(1), heavy(2), heavy(3)], BEGINNER)).toBe(-Infinity);
    expect(sessionRank([heavy(1), heavy(2), heavy(3)], SKILLED)).toBeGreaterThan(0);
    const bars = [1, 2, 3, 4].map(id => slot(id, { loadType: 'barbell' }));
    expect(sessionRank(bars.slice(0, 3), BEGINNER)).toBeGreaterThan(0);
    expect(sessionRank(bars, BEGINNER)).toBe(-Infinity);
    expect(sessionRank(bars, SKILLED)).toBeGreaterThan(0);
  });

  it('gives no muscle a sixth exercise', () => {
    const back: BodyPartName[] = ['이두', '등'];
    const five = [1, 2, 3, 4, 5].map(id => slot(id, { primaryBodyParts: back }));
    expect(sessionRank([...five, EMPTY], SKILLED)).toBeGreaterThan(0);
    expect(sessionRank([...five, slot(6)], SKILLED)).toBe(-Infinity);
    expect(sessionRank([...five, slot(6, { primaryBodyParts: ['가슴'] }, '가슴')], SKILLED)).toBeGreaterThan(
      0,
    );
  });
});
