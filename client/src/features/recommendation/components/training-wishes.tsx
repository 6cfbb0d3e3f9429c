import { color, space, text } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { EXPERIENCES, GOALS, useWorkoutDraft } from '../stores/workout-draft.store';

const MINUTES = [20, 30, 45, 60, 90] as const;
const legend = [text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) }];
const row = { display: 'flex', flexWrap: 'wrap' as const, gap: space(2) };

/** What may be left as it is: the goal, the experience and the time. */
export function TrainingWishes() {
  const { values, patch } = useWorkoutDraft();
  return (
    <div css={{ display: 'grid', gap: space(5) }}>
      <fieldset>
        <legend css={legend}>운동 목표</legend>
        <div css={row}>
          {GOALS.map(goal => (
            <ChipButton key={goal} selected={values.goal === goal} onClick={() => patch({ goal })}>
              {goal}
            </ChipButton>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend css={legend}>운동 경험 (선택)</legend>
        <div css={row}>
          {EXPERIENCES.map(experience => (
            <ChipButton
              key={experience}
              selected={values.experience === experience}
              onClick={() => patch({ experience: values.experience === experience ? null : experience })}
            >
              {experience}
            </ChipButton>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend css={legend}>운동할 시간 (선택)</legend>
        <div css={row}>
          {MINUTES.map(minutes => (
            <ChipButton
              key={minutes}
              selected={values.minutes === minutes}
              onClick={() => patch({ minutes: values.minutes === minutes ? null : minutes })}
            >
              {minutes}분
            </ChipButton>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
