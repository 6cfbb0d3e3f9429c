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
