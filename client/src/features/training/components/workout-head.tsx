import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Play from 'lucide-react/icons/play';
import { memo, useState } from 'react';
import { dotted } from '../../../shared/lib/format';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { MenuButton } from '../../../shared/ui/menu-button';
import type { MenuItem } from '../../../shared/ui/menu-button';
import { LatePlayer } from '../../../shared/widgets/workout/player/late-player';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';
import type { NextWorkout } from '../session/next-workout';

interface WorkoutHeadProps {
  workoutId: number;
  workoutName: string;
  /** The plan for a set, in words; null without a work set. */
  target: string | null;
  plan: NextWorkout | undefined;
  menu: readonly MenuItem[];
}

/** Keeps a line's place until its words are read from the device: the sets below must not move under a finger. */
const BLANK = '\u00a0';

/** How the workout looks, what to do today and why. No completed set changes it. */
export const WorkoutHead = memo(function WorkoutHead(props: WorkoutHeadProps) {
  const { workoutId, workoutName, target, plan, menu } = props;
  const [playing, setPlaying] = useState(false);
  return (
    <>
      <div css={{ display: 'flex', alignItems: 'center', gap: space(3), [media.tiny]: { flexWrap: 'wrap' } }}>
        <MovingPicture name={workoutName} src={plan?.image} onPlay={() => setPlaying(true)} />
        <div css={{ flex: 1, minWidth: 0, [media.tiny]: { order: 1, flexBasis: '100%' } }}>
          <h2 css={text.h2}>{workoutName}</h2>
          <p css={[text.small, { color: color('text-2') }]}>{plan ? dotted(plan.bodyParts) : BLANK}</p>
          {target !== null && (
            <p css={[text.small, { fontWeight: 600, fontVariantNumeric: 'tabular-nums' }]}>목표 {target}</p>
          )}
        </div>
        <MenuButton label={`${workoutName} 메뉴`} icon={<EllipsisVertical size={22} />} items={menu} />
      </div>
      {plan?.against ? (
        <p
          css={[
            text.small,
            {
              padding: space(2, 3),
              borderRadius: radius.small,
              background: color('caution-tint'),
              color: color('caution-text'),
            },
          ]}
        >
          {plan.against}
        </p>
      ) : (
        <p css={[text.small, { color: color('text-2') }]}>
          {plan ? [plan.why.text, plan.target.stop?.text].filter(Boolean).join(' ') : BLANK}
        </p>
      )}
      {playing && (
        <LatePlayer
          workoutId={workoutId}
          workoutName={workoutName}
          imgPath={plan?.image ?? ''}
          videoLink={null}
          onClose={() => setPlaying(false)}
        />
      )}
    </>
  );
});

/** The drawing; a press plays its movement. */
function MovingPicture({ name, src, onPlay }: { name: string; src: string | undefined; onPlay: () => void }) {
  return (
    <button
      type="button"
      aria-label={`${name} 동작 보기`}
      onClick={onPlay}
      css={{
        position: 'relative',
        flex: 'none',
        padding: 0,
        border: 0,
        borderRadius: radius.control,
        background: 'transparent',
      }}
    >
      <WorkoutPicture src={src} size={96} />
      <span
        aria-hidden
        css={{
          position: 'absolute',
          right: 6,
          bottom: 6,
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 24,
          borderRadius: '50%',
          background: color('inverse'),
          color: color('on-inverse'),
        }}
      >
        <Play size={12} fill="currentColor" />
      </span>
    </button>
  );
}
