import { trainingLimits } from '../workout/health/training-limits.js';
import { builtWeek } from './week-model.js';
import { isWork } from './week-plan.js';
import { weekPrices } from './week-prices.js';
import { childrenOf, classesOf, type SearchNode } from './week-questions.js';
import { WRITTEN_WEEKS } from './written-weeks.fixture.js';

it('slots that answered different questions by yes are not interchangeable: a better week was lost by it, and the rest called the best', () => {
  const { input } = WRITTEN_WEEKS.find(({ title }) => title === '여, 처음, 집 3×20, 체중 감량')!;
  const { model } = builtWeek(input, trainingLimits(input.profile.health, input.goal, input.member));
  const yes = (node: SearchNode, part: number, slots: readonly number[]): SearchNode => {
    const priced = weekPrices(node.model, () => false, node.known, 0);
    return childrenOf(node, priced, { part, slots, isOnce: false, has: isWork })[0]!;
  };
  const root: SearchNode = { model, bound: Infinity, known: [], classes: classesOf(model) };
  expect(new Set(root.classes).size).toBe(1);
  const { model: asked, classes } = yes(yes(root, 0, [0, 1, 2]), 1, [1, 2]);
  const canLack = asked.slots.map(({ blocks }) =>
    blocks.slice(0, 2).map(([first]) => first!.items.length === 0),
  );
  expect(canLack).toEqual([
    [false, true],
    [true, false],
    [true, true],
  ]);
  expect(new Set(classes).size).toBe(3);
  expect(asked.slots.map(({ kind }) => kind)).toEqual([0, 1, 2]);
});
