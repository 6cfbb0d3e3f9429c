import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ROUTINE_STORAGE_KEY } from '../../../shared/session/session.store';
import type { Routine } from '../../../shared/widgets/myfit/myfit.api';

/** Another member's id matches none of the list. */
function lastRoutine(): number {
  try {
    return Number(localStorage.getItem(ROUTINE_STORAGE_KEY));
  } catch {
    return 0;
  }
}

function keepLastRoutine(routineId: number): void {
  try {
    localStorage.setItem(ROUTINE_STORAGE_KEY, String(routineId));
  } catch {
    // Storage is blocked: next time the first routine shows.
  }
}

/** The routine in the address (`?routine=`), else the one shown last on this device, else the first. */
export function activeRoutine(routines: readonly Routine[], search: URLSearchParams): Routine | undefined {
  const find = (id: number) => routines.find(({ routineId }) => routineId === id);
  return find(Number(search.get('routine'))) ?? find(lastRoutine()) ?? routines[0];
}

export function useActiveRoutine(routines: readonly Routine[]) {
  const [params, setParams] = useSearchParams();
  const active = activeRoutine(routines, params);
  const shown = active?.routineId;
  useEffect(() => {
    if (shown !== undefined) keepLastRoutine(shown);
  }, [shown]);
  const select = (routineId: number) => setParams({ routine: String(routineId) }, { replace: true });
  return { active, select };
}
