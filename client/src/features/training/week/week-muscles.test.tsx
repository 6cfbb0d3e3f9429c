import { render, screen } from '@testing-library/react';
import type { AcceptedWeek, PlannedDay, WeekMuscle } from '../api/week.api';
import { WeekMuscles } from './week-muscles';

const parts: WeekMuscle[] = [
  { bodyPartKoreanName: '가슴', doneSets: 2, plannedSets: 8, leastSets: 5, mostSets: 20 },
];

const shown = (...against: (string | null)[]) => {
  const items = against.map(each => ({ against: each })) as PlannedDay['items'];
  const days = [{ items } as PlannedDay] as AcceptedWeek['days'];
  render(<WeekMuscles plan={{ days, parts }} title="이번 주 근육" />);
};

it('recommends sets while something of the week may be done', () => {
  shown(null, '지금은 쉬는 게 좋아요.');
  expect(screen.getByText('권장 5 이상')).toBeVisible();
});

it('recommends nothing while nothing of it may be done: only what was done is shown', () => {
  shown('지금은 쉬는 게 좋아요.');
  expect(screen.getByText('2 / 8세트')).toBeVisible();
  expect(screen.queryByText(/권(장|하)/)).toBeNull();
});
