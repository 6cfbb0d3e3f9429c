import { queryOptions } from '@tanstack/react-query';
import type { PlannedDay } from '../api/week.api';
import { planOfRoutine, planOfWorkouts } from '../session/offline-plans';
import { deviceLog } from '../store/device-log';

/** The targets of a day's workouts: the server's numbers, else those on this device. */
export const dayTargets = ({ historyId, routineId, items }: PlannedDay) =>
  queryOptions({
    queryKey: ['training', 'day-targets', historyId, routineId, items.map(({ workoutId }) => workoutId)],
    queryFn: async () => {
      const device = await deviceLog();
      const ids = items.map(({ workoutId }) => workoutId);
      if (device && routineId !== null) return (await planOfRoutine(device.log, routineId)).workouts;
      return device ? planOfWorkouts(device.log, ids, historyId) : [];
    },
    retry: false,
    staleTime: 30_000,
  });
