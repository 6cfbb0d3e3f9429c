import 'fake-indexeddb/auto';
import { act, render, screen, waitFor } from '@testing-library/react';
import { fakeServer, json } from '../../../../test/fake-server';
import { logIn } from '../../../../test/remembered-log-in';
import { change, sendChanges } from '../../../shared/changes/waiting-changes';
import { workoutAddition } from '../../../shared/widgets/myfit/routine-changes';
import { WaitingAdditions } from './waiting-additions';

const ADD = 'POST /api/myfit/routines/workout/1';

it('names what waits to be added to this routine until the server has it', async () => {
  const server = fakeServer({
    'GET /api/workouts/copy': () => json([{ id: 4, koreanName: '덤벨 컬' }]),
    'GET /api/myfit/routines/workout/1': () => json([]),
    [ADD]: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  logIn(1);
  render(
    <>
      <WaitingAdditions routineId={1} />
      <WaitingAdditions routineId={2} />
    </>,
  );
  const wanted = {
    ...{ routineId: 1, workoutId: 4, addition: {} },
    prescription: { weight: 8, rep: 12, setCount: 3 },
  };
  await act(() => change(workoutAddition, { wanted, base: null, about: '가슴', mine: '운동 추가' }));
  expect(await screen.findByText('연결되면 덤벨 컬을 담을게요.')).toBeInTheDocument();
  expect(screen.getAllByRole('status')).toHaveLength(1);

  server.on(ADD, () => json({ myWorkoutId: 9 }));
  await act(sendChanges);
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
});
