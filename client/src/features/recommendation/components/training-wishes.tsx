import { css } from '@emotion/react';
import { memo, useEffect } from 'react';
import { space } from '../../../shared/theme/theme';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { EXPERIENCES, GOALS, useWorkoutDraft } from '../stores/workout-draft.store';
import { RadioChips } from '../../../shared/ui/radio-chips';

const GROUPS = css({ display: 'grid', gap: space(5) });
const optionsOf = <Value extends string>(values: readonly Value[]) =>
  values.map(value => ({ value, label: value }));
const GOAL_OPTIONS = optionsOf(GOALS);
/** For members who must not read about losing weight, and until that is known. */
const OTHER_GOAL_OPTIONS = optionsOf(GOALS.filter(goal => goal !== '체중 감량'));
const EXPERIENCE_OPTIONS = [...optionsOf(EXPERIENCES), { value: null, label: '잘 모르겠어요' }];
const MINUTE_OPTIONS = [
  ...[20, 30, 45, 60, 90].map(value => ({ value, label: `${value}분` })),
  { value: null, label: '상관없어요' },
];

/** The optional answers: goal, experience and time. */
export const TrainingWishes = memo(function TrainingWishes() {
  const goal = useWorkoutDraft(draft => draft.values.goal);
  const experience = useWorkoutDraft(draft => draft.values.experience);
  const minutes = useWorkoutDraft(draft => draft.values.minutes);
  const patch = useWorkoutDraft(draft => draft.patch);
  const thin = useSeverelyThin();
  // Chosen earlier, or on another day: no goal for a severely thin member.
  const refused = thin === true && goal === '체중 감량';
  useEffect(() => {
    if (refused) patch({ goal: '일반' });
  }, [refused, patch]);
  return (
    <div css={GROUPS}>
      <RadioChips
        legend="운동 목표"
        options={thin === false ? GOAL_OPTIONS : OTHER_GOAL_OPTIONS}
        value={goal}
        onChange={next => patch({ goal: next })}
      />
      <RadioChips
        legend="운동 경험"
        options={EXPERIENCE_OPTIONS}
        value={experience}
        onChange={next => patch({ experience: next })}
      />
      <RadioChips
        legend="운동할 시간"
        options={MINUTE_OPTIONS}
        value={minutes}
        onChange={next => patch({ minutes: next })}
      />
    </div>
  );
});
