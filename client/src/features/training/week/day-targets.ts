import { queryOptions } from '@tanstack/react-query';
import type { PlannedDay } from '../api/week.api';
import { planOfWorkouts } from '../session/offline-plans';
import { deviceLog } from '../store/device-log';

/** What the workouts of a day are to be done with: the server's numbers, else those that this device has. */
export const dayTargets = ({ historyId, items }: PlannedDay) =>
  queryOptions({
    queryKey: ['training', 'day-targets', historyId],
    queryFn: async () => {
      const device = await deviceLog();
      const ids = items.map(({ workoutId }) => workoutId);
      return device ? planOfWorkouts(device.log, ids, historyId) : [];
    },
    retry: false,
    staleTime: 30_000,
  });
