import { color, radius, space, text } from '../../../shared/theme/theme';
import { Modal } from '../../../shared/ui/modal';
import type { Routine } from '../../../shared/widgets/myfit/myfit.api';
import { MAX_WORKOUTS } from '../../../shared/widgets/myfit/routine-list';
import { useWorkoutIdsByRoutine } from '../../../shared/widgets/myfit/use-routines';

interface AddAllModalProps {
  routines: readonly Routine[];
  /** Workout ids of the recommendation. */
  recommended: readonly number[];
  onChoose: (routine: Routine) => void;
  onClose: () => void;
}

/** How many recommended workouts fit into a routine with `present`, and the words for it. */
function roomIn(present: ReadonlySet<number> | undefined, recommended: readonly number[]) {
  if (!present) return { room: 0, note: '불러오고 있어요' };
  const missing = recommended.filter(id => !present.has(id)).length;
  const room = Math.min(missing, MAX_WORKOUTS - present.size);
  if (missing === 0) return { room: 0, note: '이미 모두 있어요' };
  if (room === 0) return { room, note: `${MAX_WORKOUTS}개가 찼어요` };
  return { room, note: room < missing ? `${missing}개 중 ${room}개만 담아요` : `${room}개를 담아요` };
}

/** Chooses the routine that takes the whole recommendation; each shows how much of it fits. */
export function AddAllModal({ routines, recommended, onChoose, onClose }: AddAllModalProps) {
  const contents = useWorkoutIdsByRoutine(routines);
  return (
    <Modal
      title="어느 루틴에 모두 담을까요?"
      description={`루틴 하나에 운동 ${MAX_WORKOUTS}개까지 들어가요.`}
      onClose={onClose}
    >
      <ul css={{ display: 'grid', gap: space(2), marginTop: space(4) }}>
        {routines.map(routine => {
          const { room, note } = roomIn(contents.get(routine.routineId), recommended);
          return (
            <li key={routine.routineId}>
              <button
                type="button"
                disabled={room === 0}
                onClick={() => onChoose(routine)}
                css={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  gap: space(1, 3),
                  width: '100%',
                  minHeight: 52,
                  padding: space(2, 4),
                  borderRadius: radius.control,
                  border: `1px solid ${color('line')}`,
                  background: color('surface'),
                  color: color(room === 0 ? 'text-3' : 'text'),
                  textAlign: 'left',
                }}
              >
                <strong css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{routine.routineName}</strong>
                <span css={[text.small, { color: color(room === 0 ? 'text-3' : 'text-2') }]}>{note}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
