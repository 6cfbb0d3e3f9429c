import { memo } from 'react';
import { color, space, text } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { EXPERIENCES, GOALS, useWorkoutDraft } from '../stores/workout-draft.store';

const MINUTES = [20, 30, 45, 60, 90] as const;
const legend = [text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) }];
const row = { display: 'flex', flexWrap: 'wrap' as const, gap: space(2) };

/** What may be left as it is: the goal, the experience and the time. */
export const TrainingWishes = memo(function TrainingWishes() {
  const goal = useWorkoutDraft(draft => draft.values.goal);
  const experience = useWorkoutDraft(draft => draft.values.experience);
  const minutes = useWorkoutDraft(draft => draft.values.minutes);
  const patch = useWorkoutDraft(draft => draft.patch);
  return (
    <div css={{ display: 'grid', gap: space(5) }}>
      <fieldset>
        <legend css={legend}>운동 목표</legend>
        <div css={row}>
          {GOALS.map(each => (
            <ChipButton key={each} selected={each === goal} onClick={() => patch({ goal: each })}>
              {each}
            </ChipButton>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend css={legend}>운동 경험 (선택)</legend>
        <div css={row}>
          {EXPERIENCES.map(each => (
            <ChipButton
              key={each}
              selected={each === experience}
              onClick={() => patch({ experience: each === experience ? null : each })}
            >
              {each}
            </ChipButton>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend css={legend}>운동할 시간 (선택)</legend>
        <div css={row}>
          {MINUTES.map(each => (
            <ChipButton
              key={each}
              selected={each === minutes}
              onClick={() => patch({ minutes: each === minutes ? null : each })}
            >
              {each}분
            </ChipButton>
          ))}
        </div>
      </fieldset>
    </div>
  );
});
