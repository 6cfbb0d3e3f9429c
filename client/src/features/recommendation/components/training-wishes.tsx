import { css } from '@emotion/react';
import { memo } from 'react';
import { color, space, text } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { EXPERIENCES, GOALS, useWorkoutDraft } from '../stores/workout-draft.store';

const MINUTES = [20, 30, 45, 60, 90] as const;
const LEGEND = css(text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) });
const ROW = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
const GROUPS = css({ display: 'grid', gap: space(5) });

/** What may be left as it is: the goal, the experience and the time. */
export const TrainingWishes = memo(function TrainingWishes() {
  const goal = useWorkoutDraft(draft => draft.values.goal);
  const experience = useWorkoutDraft(draft => draft.values.experience);
  const minutes = useWorkoutDraft(draft => draft.values.minutes);
  const patch = useWorkoutDraft(draft => draft.patch);
  return (
    <div css={GROUPS}>
      <fieldset>
        <legend css={LEGEND}>운동 목표</legend>
        <div css={ROW}>
          {GOALS.map(each => (
            <ChipButton key={each} selected={each === goal} onClick={() => patch({ goal: each })}>
              {each}
            </ChipButton>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend css={LEGEND}>운동 경험 (선택)</legend>
        <div css={ROW}>
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
        <legend css={LEGEND}>운동할 시간 (선택)</legend>
        <div css={ROW}>
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
