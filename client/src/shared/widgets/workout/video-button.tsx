import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { color, radius } from '../../theme/theme';
import { LatePlayer } from './player/late-player';

interface VideoButtonProps {
  workoutId: number;
  workoutName: string;
  imgPath: string;
  videoLink: string | null | undefined;
  size?: number;
}

/** ▶ Opens the player: the workout's movement, its cues, an admin's video. */
export function VideoButton({ size = 48, ...workout }: VideoButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${workout.workoutName} 동작 보기`}
        onClick={() => setOpen(true)}
        css={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none !important',
          width: size,
          height: size,
          padding: 0,
          border: 0,
          borderRadius: radius.control,
          background: color('surface-3'),
        }}
      >
        <Play aria-hidden size={20} fill="currentColor" />
      </button>
      {open && <LatePlayer {...workout} onClose={() => setOpen(false)} />}
    </>
  );
}
