import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openLoginPrompt } from '../../../shared/session/login-prompt.store';
import { useIsLoggedIn } from '../../../shared/session/session.store';
import { Button } from '../../../shared/ui/button';

const RoutinePickerModal = lazy(async () => ({
  default: (await import('../../../shared/widgets/routine-picker/routine-picker-modal')).RoutinePickerModal,
}));

/** Opens the routine picker, or asks a visitor to log in and come back here. */
export function AddToMyWorkout({ id, koreanName }: { id: number; koreanName: string }) {
  const [picking, setPicking] = useState(false);
  const loggedIn = useIsLoggedIn();
  const { pathname, search } = useLocation();
  return (
    <>
      <Button
        size="large"
        fullWidth
        icon={<Plus aria-hidden size={20} />}
        onClick={() => (loggedIn ? setPicking(true) : openLoginPrompt(pathname + search))}
      >
        내 운동에 추가
      </Button>
      {picking && loggedIn && (
        <Suspense>
          <RoutinePickerModal
            workout={{ workoutId: id, koreanName }}
            start={{ weight: null, rep: null, setCount: null }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
