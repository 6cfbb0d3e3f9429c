import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RoutineStarts } from './routine-starts';

it('a press on the next routine starts that one or none, where the answer has deleted it meanwhile', () => {
  const shown = (...names: string[]) => (
    <MemoryRouter>
      <RoutineStarts
        choices={names.map(routineName => ({ routineId: routineName.length, routineName }))}
        plans={[]}
        sessions={[]}
      />
    </MemoryRouter>
  );
  const { rerender } = render(shown('등', '가슴'));
  const pressed = screen.getByRole('link', { name: '등 운동 시작' });
  rerender(shown('가슴'));
  expect(screen.getByRole('link')).toHaveAccessibleName('가슴 운동 시작');
  expect(pressed).not.toBeInTheDocument();
});
