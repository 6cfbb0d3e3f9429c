import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { color, motion, space, text } from '../../../shared/theme/theme';
import { Chip } from '../../../shared/ui/chip';
import type { RoutineWorkout } from '../../../shared/widgets/myfit/myfit.api';
import { RowAmounts } from '../../../shared/widgets/workout/row-amounts';
import { StopLine } from '../../../shared/widgets/workout/stop-line';
import { loadText } from '../lib/load-text';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';

interface RoutineWorkoutRowProps {
  workout: RoutineWorkout;
  /** The numbered handle on the left. */
  handle: ReactNode;
  expanded: boolean;
  panelId?: string;
  onToggle?: () => void;
}

/** A routine workout's line: handle, picture, name, weight and repetitions. A press opens the details. */
export function RoutineWorkoutRow({ workout, handle, expanded, panelId, onToggle }: RoutineWorkoutRowProps) {
  return (
    <div css={{ display: 'flex', alignItems: 'center', padding: space(0, 4, 0, 0.5) }}>
      {handle}
      <button
        type="button"
        aria-expanded={expanded}
        aria-controls={panelId}
        onClick={onToggle}
        css={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: space(1, 2.5),
          flex: 1,
          minWidth: 0,
          padding: space(3.5, 0),
          border: 0,
          background: 'transparent',
          textAlign: 'left',
        }}
      >
        {!expanded && <WorkoutPicture src={workout.imgPath} size={56} eager />}
        <span css={{ flex: '1 1 5rem', minWidth: 0 }}>
          <span css={[text.title, { display: 'block' }]}>{workout.workoutName}</span>
          <span css={[text.small, { display: 'block', color: color('text-2') }]}>
            {workout.bodyParts.join(', ')}
          </span>
          <span
            css={[
              text.small,
              { display: 'flex', alignItems: 'center', color: color('brand-text'), fontWeight: 600 },
            ]}
          >
            {expanded ? '접기' : '자세히 보기'}
            <ChevronDown
              aria-hidden
              size={16}
              css={{
                transition: `transform ${motion.normal}`,
                transform: expanded ? 'rotate(180deg)' : undefined,
              }}
            />
          </span>
        </span>
        {workout.against ? (
          <span css={{ marginLeft: 'auto' }}>
            <Chip tone="caution">쉬어 가요</Chip>
          </span>
        ) : (
          <RowAmounts
            load={loadText(workout)}
            rep={workout.rep}
            unit={workout.repeatUnit}
            sets={workout.setCount}
            stop={workout.stop}
          />
        )}
        <StopLine stop={workout.stop} />
      </button>
    </div>
  );
}
