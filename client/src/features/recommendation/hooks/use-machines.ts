import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchMachines } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';
import type { WorkoutDraft } from '../stores/workout-draft.store';

/** The machines that the chosen parts use, and the names of all there are. */
export function useMachines({ bodyParts, place }: WorkoutDraft) {
  const machines = useQuery({
    queryKey: recommendationKeys.machines(bodyParts),
    queryFn: () => fetchMachines([...bodyParts]),
    enabled: bodyParts.length > 0,
  });
  // A gym minus one machine has all others, also those that these parts do not use.
  const all = useQuery({
    queryKey: recommendationKeys.machines([]),
    queryFn: () => fetchMachines([]),
    enabled: place === 'gym',
  });
  const names = useMemo(() => machines.data?.map(machine => machine.koreanName) ?? [], [machines.data]);
  const everything = useMemo(() => all.data?.map(machine => machine.koreanName), [all.data]);
  return { machines, names, everything };
}
