import { useSearchParams } from 'react-router-dom';
import type { Routine } from '../../../shared/widgets/myfit/myfit.api';

/** The routine the address names (`?routine=`), else the first; it survives a reload and can be shared by a link. */
export function useActiveRoutine(routines: readonly Routine[]) {
  const [params, setParams] = useSearchParams();
  const wanted = Number(params.get('routine'));
  const active = routines.find(({ routineId }) => routineId === wanted) ?? routines[0];
  const select = (routineId: number) => setParams({ routine: String(routineId) }, { replace: true });
  return { active, select };
}
