import Play from 'lucide-react/icons/play';
import { color, radius } from '../../theme/theme';
import { videoAddress } from './video-link';

interface VideoButtonProps {
  workoutName: string;
  videoLink: string | null | undefined;
  size?: number;
}

/** Opens the video in a new window. */
export function VideoButton({ workoutName, videoLink, size = 48 }: VideoButtonProps) {
  return (
    <a
      href={videoAddress(workoutName, videoLink)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${workoutName} ${videoLink ? '영상 보기' : '영상 찾아보기'} (새 창)`}
      css={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none !important',
        width: size,
        height: size,
        borderRadius: radius.control,
        background: color('surface-3'),
      }}
    >
      <Play aria-hidden size={20} fill="currentColor" />
    </a>
  );
}
