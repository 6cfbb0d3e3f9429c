import { css } from '@emotion/react';
import { latePart } from '../../../shared/lib/late-part';
import { color, media, space, text } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { Fold } from '../../../shared/ui/fold';
import { RadioChips } from '../../../shared/ui/radio-chips';
import { Select } from '../../../shared/ui/select';
import { Stepper } from '../../../shared/ui/stepper';
import { LoadFailureLine } from '../../../shared/ui/load-failure';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { useRecentBody } from '../../../shared/widgets/body-data/use-recent-body';
import { dateInWeek, WEEKDAYS } from '../../../shared/lib/calendar';
import {
  DAY_PARTS,
  EXPERIENCES,
  GOALS,
  MINUTES,
  MOST_DAYS,
  PLACES,
  pressedDay,
  usualDays,
  withUsual,
} from './week-wishes';
import { DAY, DAYS } from './weekday-chips';
import type { WeekWishes, WishesFormProps } from './week-wishes';

const CardioWishes = latePart(async () => (await import('./cardio-wishes')).CardioWishes);

const LEGEND = css(text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) });
/** Includes a value raised by ten minutes. */
const minuteOptions = (minutes: number) =>
  [...new Set([...MINUTES, minutes])].sort((a, b) => a - b).map(value => ({ value, label: `${value}분` }));
const EXPERIENCE_OPTIONS = [
  ...EXPERIENCES.map(value => ({ value, label: value })),
  { value: null, label: '잘 모르겠어요' },
];

/** Days, duration and place: all on one screen, prefilled with what is known. */
export function WishesForm(props: WishesFormProps) {
  const { wishes, startsOn, today, onChange } = props;
  const { days, times, minutes, place, goal, experience, unlike, cardio } = wishes;
  const set = (change: Partial<WeekWishes>) => onChange({ ...wishes, ...change });
  const inOrder = days.length === 0;
  // For members who must not read about endurance, and until that is known.
  const thin = useSeverelyThin();
  const body = useRecentBody();
  const isOver = (day: number) => dateInWeek(startsOn, day) < today;
  const pressed = WEEKDAYS.map((_, index) => pressedDay(days, index + 1, isOver));
  const isFull = pressed.some((next, index) => next === null && !days.includes(index + 1));
  return (
    <div css={{ display: 'grid', gap: space(5) }}>
      <fieldset>
        <legend css={LEGEND}>무슨 요일에 하나요?</legend>
        {inOrder ? (
          <Stepper
            label="일주일에"
            value={times}
            min={1}
            max={MOST_DAYS}
            step={1}
            unit="번"
            onChange={count => set({ times: count })}
          />
        ) : (
          <div css={DAYS}>
            {WEEKDAYS.map((name, index) => (
              <ChipButton
                key={name}
                css={DAY}
                selected={days.includes(index + 1)}
                disabled={isOver(index + 1) || (pressed[index] === null && !days.includes(index + 1))}
                aria-label={`${name}요일`}
                onClick={() => pressed[index] && set({ days: pressed[index] })}
              >
                {name}
              </ChipButton>
            ))}
          </div>
        )}
        {!inOrder && isFull && (
          <p role="status" css={[text.small, { marginTop: space(2), color: color('text-2') }]}>
            한 주에 {MOST_DAYS}일까지 골라요. 하루는 쉬어요.
          </p>
        )}
        <div css={{ marginTop: space(2) }}>
          <ChipButton
            selected={inOrder}
            onClick={() =>
              set({
                ...(inOrder ? { days: usualDays(today) } : { days: [], times: days.length, unlike: {} }),
                cardio: { ...cardio, days: inOrder ? [] : cardio.days.map(() => null) },
              })
            }
          >
            요일은 그때그때
          </ChipButton>
        </div>
      </fieldset>
      <RadioChips
        legend="얼마나 하나요?"
        options={minuteOptions(minutes)}
        least="5.5rem"
        value={minutes}
        onChange={next => onChange(withUsual(wishes, { minutes: next }))}
      />
      <RadioChips
        legend="어디서 하나요?"
        options={PLACES}
        least="7rem"
        value={place}
        onChange={next => onChange(withUsual(wishes, { place: next }))}
      />
      <div>
        {days.length > 1 && (
          <Fold title="요일마다 다르게" open={Object.keys(unlike).length > 0}>
            <UnlikeDays wishes={wishes} onChange={onChange} />
          </Fold>
        )}
        {thin === undefined && (
          // As tall as what the body decides about.
          <div css={{ display: 'grid', alignItems: 'center', minHeight: 49 }}>
            {body.isLoadingError && <LoadFailureLine query={body} what="몸 정보를" />}
          </div>
        )}
        {thin === false && (
          <Fold title={`유산소: ${cardioSummary(wishes.cardio)}`}>
            <CardioWishes {...props} />
          </Fold>
        )}
        <Fold title={`목표와 경험: ${goal} ·\u00a0${experience ?? '잘 모르겠어요'}`}>
          <GoalAndExperience wishes={wishes} onChange={onChange} />
        </Fold>
      </div>
    </div>
  );
}

/** Includes parts that were asked for elsewhere. */
function partOptions(own: string) {
  const options = DAY_PARTS.map(([label, parts]) => ({ value: parts.join('·'), label }));
  return options.some(({ value }) => value === own) ? options : [...options, { value: own, label: own }];
}

const cardioSummary = ({ days, minutes }: WeekWishes['cardio']): string =>
  days.length === 0 ? '안 해요' : `${minutes}분씩 ${days.length}번`;

type PartProps = Pick<WishesFormProps, 'wishes' | 'onChange'>;

function UnlikeDays({ wishes, onChange }: PartProps) {
  const { days, minutes, place, unlike } = wishes;
  return (
    <ul css={{ display: 'grid', gap: space(4), [media.tablet]: { gap: space(2) } }}>
      {[...days]
        .sort((a, b) => a - b)
        .map(day => {
          const own: WeekWishes['unlike'][number] = unlike[day] ?? { minutes, place };
          const only = own.parts?.join('·') ?? '';
          const name = `${WEEKDAYS[day - 1]}요일`;
          const set = (change: Partial<typeof own>) =>
            onChange({ ...wishes, unlike: { ...unlike, [day]: { ...own, ...change } } });
          return (
            <li
              key={day}
              css={{
                display: 'grid',
                gridTemplateColumns: '2.5rem 1fr 1fr',
                [media.tablet]: { gridTemplateColumns: '2.5rem 3fr 3fr 5fr' },
                [media.tiny]: { gridTemplateColumns: '1fr' },
                alignItems: 'center',
                gap: space(2),
              }}
            >
              <span css={{ fontWeight: 600 }}>{WEEKDAYS[day - 1]}</span>
              <Select
                label={`${name} 시간`}
                hideLabel
                value={own.minutes}
                options={minuteOptions(own.minutes)}
                onChange={next => set({ minutes: next })}
              />
              <Select
                label={`${name} 장소`}
                hideLabel
                value={own.place}
                options={PLACES}
                onChange={next => set({ place: next })}
              />
              <div
                css={{
                  gridColumn: '2 / -1',
                  [media.tablet]: { gridColumn: 'auto' },
                  [media.tiny]: { gridColumn: 'auto' },
                }}
              >
                <Select
                  label={`${name} 부위`}
                  hideLabel
                  value={only}
                  options={partOptions(only)}
                  onChange={next => set({ parts: next === '' ? [] : next.split('·') })}
                />
              </div>
            </li>
          );
        })}
    </ul>
  );
}

function GoalAndExperience({ wishes, onChange }: PartProps) {
  // For members who must not read about losing weight, and until that is known.
  const goals = useSeverelyThin() === false ? GOALS : GOALS.filter(goal => goal !== '체중 감량');
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      <RadioChips
        legend="운동 목표"
        options={goals.map(value => ({ value, label: value }))}
        value={wishes.goal}
        onChange={goal => onChange({ ...wishes, goal })}
      />
      <RadioChips
        legend="운동 경험"
        options={EXPERIENCE_OPTIONS}
        value={wishes.experience}
        onChange={experience => onChange({ ...wishes, experience })}
      />
    </div>
  );
}
