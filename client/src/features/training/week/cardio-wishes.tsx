import { color, space, text } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { RadioChips } from '../../../shared/ui/radio-chips';
import { Stepper } from '../../../shared/ui/stepper';
import { dateAfter, WEEKDAYS } from '../../../shared/lib/calendar';
import { PLANNED_EFFORT_TEXTS } from '../lib/cardio-text';
import { DAY, DAYS } from './weekday-chips';
import type { WeekWishes, WishesFormProps } from './week-wishes';

/** Recommended minutes per week by effort: WHO 2020, see docs/recommendation.md. */
const LEAST = { moderate: 150, hard: 75 } as const;
const MOST_TIMES = 7;
const MOST_MINUTES = 180;
const EFFORTS = (['moderate', 'hard'] as const).map(value => ({ value, label: PLANNED_EFFORT_TEXTS[value] }));

/** The days of endurance, its duration and intensity. */
export function CardioWishes({ wishes, startsOn, today, recommendsCardio, onChange }: WishesFormProps) {
  const { cardio } = wishes;
  const set = (change: Partial<WeekWishes['cardio']>) =>
    onChange({ ...wishes, cardio: { ...cardio, ...change } });
  const { days, minutes, effort } = cardio;
  const toggle = (day: number) =>
    set({ days: days.includes(day) ? days.filter(each => each !== day) : [...days, day].sort() });
  const inOrder = wishes.days.length === 0;
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      {inOrder ? (
        <Stepper
          label="일주일에"
          value={days.length}
          min={0}
          max={MOST_TIMES}
          step={1}
          unit="번"
          onChange={times => set({ days: Array.from({ length: times }, () => null) })}
        />
      ) : (
        <div role="group" aria-label="유산소를 하는 요일" css={DAYS}>
          {WEEKDAYS.map((name, index) => (
            <ChipButton
              key={name}
              css={DAY}
              selected={days.includes(index + 1)}
              disabled={dateAfter(startsOn, index) < today}
              aria-label={`유산소 ${name}요일`}
              onClick={() => toggle(index + 1)}
            >
              {name}
            </ChipButton>
          ))}
        </div>
      )}
      {days.length > 0 && (
        <>
          <Stepper
            label="한 번에"
            value={minutes}
            min={10}
            max={MOST_MINUTES}
            step={5}
            unit="분"
            onChange={next => set({ minutes: next })}
          />
          <RadioChips
            legend="얼마나 힘들게 하나요?"
            options={EFFORTS}
            value={effort}
            onChange={next => set({ effort: next })}
          />
        </>
      )}
      <p css={[text.small, { color: color('text-2') }]}>
        {days.length > 0 && `한 주에 ${days.length * minutes}분이에요. `}
        {recommendsCardio && `${PLANNED_EFFORT_TEXTS[effort]} 하면 한 주에 ${LEAST[effort]}분부터 권해요. `}
        근력 운동을 하는 날에는 그날 시간에서 빼 둬요.
      </p>
    </div>
  );
}
