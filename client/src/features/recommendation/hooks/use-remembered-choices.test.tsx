import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { fakeServer, json } from '../../../../test/fake-server';
import { createQueryClient } from '../../../shared/api/query-client';
import { preferencesKey } from '../../../shared/widgets/training-preferences/training-preferences.api';
import type {
  TrainingChoices,
  TrainingPreferences,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { useWorkoutDraft } from '../stores/workout-draft.store';
import { useRememberedChoices } from './use-remembered-choices';

const choicesOf = (...bodyPartKoreanName: string[]): TrainingChoices => ({
  ...{ bodyPartKoreanName, place: 'gym', goal: '근비대', experience: null, minutes: 45 },
});
const preferencesOf = (choices: TrainingChoices | null): TrainingPreferences => ({
  ...{ choices, places: [], excludedWorkouts: [] },
});

it('follows what another device chose since this one kept a copy, until something is chosen here', async () => {
  fakeServer({ 'GET /api/training/preferences': () => json(preferencesOf(null)) });
  const client = createQueryClient();
  const answer = (choices: TrainingChoices | null) =>
    act(async () => void client.setQueryData(preferencesKey, preferencesOf(choices)));
  const parts = () => useWorkoutDraft.getState().values.bodyParts;
  await answer(null);
  renderHook(() => useRememberedChoices(), {
    wrapper: ({ children }: { children: React.ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await answer(choicesOf('가슴'));
  expect(parts()).toEqual(['가슴']);
  await answer(choicesOf('등'));
  expect(parts()).toEqual(['등']);
  act(() => useWorkoutDraft.getState().patch({ bodyParts: ['등', '이두'] }));
  await answer(choicesOf('어깨'));
  expect(parts()).toEqual(['등', '이두']);
});
