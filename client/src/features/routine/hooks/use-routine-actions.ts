import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { particle } from '../../../shared/lib/particle';
import { showToast } from '../../../shared/ui/toast.store';
import type { Routine } from '../../../shared/widgets/myfit/myfit.api';
import { myfitKeys } from '../../../shared/widgets/myfit/myfit.keys';
import { defaultRoutines, reindex, withNewRoutine } from '../../../shared/widgets/myfit/routine-list';
import { useSaveRoutines } from '../../../shared/widgets/myfit/use-routines';

interface RoutineActionsOptions {
  routines: readonly Routine[];
  /** Called with the routine to show next. */
  onSelect: (routineId: number) => void;
  /** Called with a routine that still needs a name. */
  onUnnamed: (routineId: number) => void;
}

/** Actions on the list of routines; each sends the whole list, as the server requires. */
export function useRoutineActions({ routines, onSelect, onUnnamed }: RoutineActionsOptions) {
  const client = useQueryClient();
  const save = useSaveRoutines();
  const current = (): readonly Routine[] => client.getQueryData<Routine[]>(myfitKeys.routines) ?? routines;

  /** The first routines are the four defaults, every later one a 새 루틴 that asks for its name. */
  const add = () => {
    const before = current();
    save.mutate(before.length === 0 ? defaultRoutines() : withNewRoutine(before), {
      onSuccess: saved => {
        const created = saved?.find(routine => !before.some(old => old.routineId === routine.routineId));
        if (created) onSelect(created.routineId);
        if (created && before.length > 0) onUnnamed(created.routineId);
      },
    });
  };

  const rename = (routineId: number, routineName: string): void =>
    save.mutate(
      current().map(routine => (routine.routineId === routineId ? { ...routine, routineName } : routine)),
      {
        // The field has closed: nobody should have to type it again.
        onError: error =>
          showToast({
            ...{ message: messageOf(error), tone: 'error' },
            action: { label: `‘${routineName}’ 저장`, run: () => rename(routineId, routineName) },
          }),
      },
    );

  const reorder = (ordered: readonly Routine[]) => save.mutate(reindex(ordered));

  const restore = (removed: Routine) => {
    // First among equal indices: those behind it have moved up.
    const list = [removed, ...current().filter(({ routineId }) => routineId !== removed.routineId)].sort(
      (a, b) => a.routineIndex - b.routineIndex,
    );
    // Renumbered, because its old place may be taken.
    save.mutate(reindex(list), {
      onSuccess: () => {
        void client.invalidateQueries({ queryKey: myfitKeys.workouts(removed.routineId) });
        onSelect(removed.routineId);
      },
    });
  };

  const remove = (removed: Routine) => {
    const before = current();
    const place = before.findIndex(({ routineId }) => routineId === removed.routineId);
    const rest = before.filter(({ routineId }) => routineId !== removed.routineId);
    const next = rest[Math.min(place, rest.length - 1)];
    if (next) onSelect(next.routineId);
    save.mutate(rest, {
      onSuccess: () =>
        showToast({
          message: `${particle(removed.routineName, '을/를')} 지웠어요.`,
          action: { label: '되돌리기', undo: true, run: () => restore(removed) },
        }),
    });
  };

  return { add, rename, reorder, remove, saving: save.isPending };
}
