import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { latePart } from '../../../shared/lib/late-part';
import { openLoginPrompt } from '../../../shared/session/login-prompt.store';
import { useIsLoggedIn } from '../../../shared/session/session.store';
import { Button } from '../../../shared/ui/button';
import type { WorkoutDetail } from '../../../shared/widgets/workout/workout.api';

const RoutinePickerModal = latePart(
  async () =>
    (await import('../../../shared/widgets/routine-picker/routine-picker-modal')).RoutinePickerModal,
);

interface AddToMyWorkoutProps {
  workout: Pick<WorkoutDetail, 'id' | 'koreanName' | 'loadLabel' | 'repeatUnit'>;
}

/** Opens the routine picker, or asks a visitor to log in and come back here. */
export function AddToMyWorkout({ workout }: AddToMyWorkoutProps) {
  const { id, koreanName, loadLabel, repeatUnit } = workout;
  const [picking, setPicking] = useState(false);
  const loggedIn = useIsLoggedIn();
  const { pathname, search } = useLocation();
  return (
    <>
      <Button
        size="large"
        fullWidth
        icon={<Plus aria-hidden size={20} />}
        data-asks-login={loggedIn ? undefined : pathname}
        onClick={() => (loggedIn ? setPicking(true) : openLoginPrompt(pathname + search))}
      >
        내 루틴에 담기
      </Button>
      {picking && loggedIn && (
        <RoutinePickerModal
          workout={{ workoutId: id, koreanName }}
          loadLabel={loadLabel}
          repeatUnit={repeatUnit}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
