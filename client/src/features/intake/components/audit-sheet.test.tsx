import { act, render, screen } from '@testing-library/react';
import type { Audit } from '../api/intake.api';
import { AuditSheet } from './audit-sheet';

const item = (itemId: number): Audit['items'][number] => ({
  byProductId: null,
  ...{ itemId, name: '종합비타민', verdict: 'keep', reason: '확인한 한도를 넘지 않아요.', sources: [] },
  ...{
    servingsNow: 1,
    servingsPerDay: 1,
    monthlyCost: null,
    proposedCost: null,
    cautions: [],
    instead: null,
  },
});

it('prints when each of two things with one name is taken', () => {
  const audit: Audit = {
    items: [item(1), item(2)],
    ...{ added: [], nutrients: [], pairs: [], repeated: [], unmended: [], refusals: [], notes: [] },
    cost: { now: null, proposed: null, unpriced: [] },
    timetable: {
      items: [
        { itemId: 1, name: '종합비타민', slots: ['breakfast'], withFood: false },
        { itemId: 2, name: '종합비타민', slots: ['dinner'], withFood: false },
        { itemId: null, name: '종합비타민', slots: ['lunch'], withFood: false },
      ],
      ...{ rules: [], broken: [] },
    },
    proven: true,
  };
  render(<AuditSheet audit={audit} />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const when = screen.getAllByRole('row', { hidden: true }).map(row => row.lastElementChild?.textContent);
  expect(when).toEqual(['권하는 대로', '아침', '저녁']);
});

it('prints of which limit coffee has taken its part', () => {
  const caffeine = {
    ...{ nutrient: 'caffeineMg', koreanName: '카페인', unit: 'mg', now: 200, proposed: 0, limit: 0 },
    ...{ sources: [], fromCoffee: 500, isCoffeeAssumed: false, fromMeals: 0, names: ['카페인'] },
  } as Audit['nutrients'][number];
  const audit: Audit = {
    ...{ items: [], added: [], pairs: [], repeated: [], unmended: [], refusals: [], notes: [] },
    nutrients: [caffeine, { ...caffeine, nutrient: 'zincMg', fromCoffee: 0, limit: 25 }],
    cost: { now: null, proposed: null, unpriced: [] },
    timetable: { items: [], rules: [], broken: [] },
    proven: true,
  };
  render(<AuditSheet audit={audit} />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('커피를 뺀 한도 0mg')).toBeInTheDocument();
  expect(screen.getByText('한도 25mg')).toBeInTheDocument();
});
