import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { WORKOUT_RESOURCE } from '../resources/workout-table';
import { ImportReport } from './import-report';

it('says that there are more faults than the server lists', () => {
  const { components } = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
  const most: number = components.schemas.CheckedImportDto.properties.errors.maxItems;
  const result = (count: number) => ({
    ...{ created: 0, updated: 0, unchanged: 0, added: [], changed: [] },
    errors: Array.from({ length: count }, (_, row) => ({
      row,
      field: 'koreanName',
      message: '비었어요.',
      value: '',
    })),
  });
  const { rerender } = render(<ImportReport resource={WORKOUT_RESOURCE} result={result(most - 1)} />);
  expect(screen.getByText(/999곳을 고쳐 주세요/)).toBeInTheDocument();
  rerender(<ImportReport resource={WORKOUT_RESOURCE} result={result(most)} />);
  expect(screen.getByText(/1,000곳 이상 고쳐 주세요/)).toBeInTheDocument();
});
