import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deviceStorage } from '../../../shared/lib/safe-storage';
import { ROUTINE_STORAGE_KEY } from '../../../shared/session/session.store';
import type { Routine } from '../../../shared/widgets/myfit/myfit.api';

/** The routine in the address (`?routine=`), else the one shown last on this device, else the first. */
export function activeRoutine(routines: readonly Routine[], search: URLSearchParams): Routine | undefined {
  // Another member's id matches none of the list.
  const lastRoutine = Number(deviceStorage.getItem(ROUTINE_STORAGE_KEY));
  const find = (id: number) => routines.find(({ routineId }) => routineId === id);
  return find(Number(search.get('routine'))) ?? find(lastRoutine) ?? routines[0];
}

export function useActiveRoutine(routines: readonly Routine[]) {
  const [params, setParams] = useSearchParams();
  const active = activeRoutine(routines, params);
  const shown = active?.routineId;
  useEffect(() => {
    if (shown !== undefined) deviceStorage.setItem(ROUTINE_STORAGE_KEY, String(shown));
  }, [shown]);
  const select = (routineId: number) => setParams({ routine: String(routineId) }, { replace: true });
  return { active, select };
}
