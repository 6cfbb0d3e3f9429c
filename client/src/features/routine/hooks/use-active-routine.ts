import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Routine } from '../../../shared/widgets/myfit/myfit.api';

const STORAGE_KEY = 'routineup.routine';

/** Of another member it names none of the list. */
function lastRoutine(): number {
  try {
    return Number(localStorage.getItem(STORAGE_KEY));
  } catch {
    return 0;
  }
}

function keepLastRoutine(routineId: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(routineId));
  } catch {
    // Storage is blocked: the first routine is shown the next time.
  }
}

/** The routine the address names (`?routine=`), else the one shown last on this device, else the first. */
export function useActiveRoutine(routines: readonly Routine[]) {
  const [params, setParams] = useSearchParams();
  const find = (id: number) => routines.find(({ routineId }) => routineId === id);
  const active = find(Number(params.get('routine'))) ?? find(lastRoutine()) ?? routines[0];
  const shown = active?.routineId;
  useEffect(() => {
    if (shown !== undefined) keepLastRoutine(shown);
  }, [shown]);
  const select = (routineId: number) => setParams({ routine: String(routineId) }, { replace: true });
  return { active, select };
}
