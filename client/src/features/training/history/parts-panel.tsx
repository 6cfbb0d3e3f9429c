import { useState } from 'react';
import { formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { Select } from '../../../shared/ui/select';
import type { CalendarEntry, TrainingWeeks } from '../api/training-history.api';
import { TrainedMuscles } from '../components/trained-muscles';
import type { Tone } from '../components/trained-muscles';
import { useCalendar, useWeeks } from '../hooks/use-history';
import { byWeek, dateAfter, DAYS_A_WEEK, lastMondays } from '../../../shared/lib/calendar';
import { useToday } from '../hooks/use-today';
import { QueryPart } from './query-part';
import { WeekChart } from './week-chart';

const WEEKS = 12;

/** 부위: this week's muscles, sets per week against the range, and volume. */
export function PartsPanel() {
  const weeks = useWeeks(WEEKS);
  const mondays = lastMondays(useToday(), WEEKS);
  // Whole weeks: the answer is kept, and is still that of tomorrow without a network.
  const calendar = useCalendar(mondays[0]!, dateAfter(mondays.at(-1)!, DAYS_A_WEEK - 1));
  return (
    <QueryPart query={weeks} loading="부위별 기록을 불러오고 있어요">
      {data => (
        <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) }}>
          <ThisWeek weeks={data} />
          <PartWeeks weeks={data} />
          <QueryPart query={calendar} loading="볼륨을 불러오고 있어요">
            {entries => <Volume entries={entries} mondays={mondays} />}
          </QueryPart>
        </div>
      )}
    </QueryPart>
  );
}

type Range = NonNullable<TrainingWeeks['recommended']>;

const toneIn =
  ({ low, high }: Range) =>
  (sets: number): Tone =>
    sets < low ? 'some' : sets > high ? 'over' : 'much';

const noteIn =
  ({ low, high }: Range) =>
  (sets: number): string =>
    sets < low ? `권하는 세트보다 적어요` : sets > high ? '권하는 세트보다 많아요' : '권하는 만큼 했어요';

const legendOf = ({ low, high }: Range): { tone: Tone; label: string }[] => [
  { tone: 'some', label: `${low}세트 미만` },
  { tone: 'much', label: `${low}~${high}세트` },
  { tone: 'over', label: `${high}세트 넘음` },
];

function ThisWeek({ weeks: { weeks, recommended } }: { weeks: TrainingWeeks }) {
  const parts = weeks.at(-1)?.bodyParts ?? [];
  const toneOf = recommended ? toneIn(recommended) : () => 'much' as const;
  return (
    <Card as="section" aria-label="이번 주에 쓴 근육">
      <h2 css={[text.title, { marginBottom: space(3) }]}>이번 주에 쓴 근육</h2>
      {parts.length === 0 && (
        <p css={[text.body2, { marginBottom: space(3), color: color('text-2') }]}>
          이번 주에는 아직 기록이 없어요. 한 세트만 해도 여기에 나타나요.
        </p>
      )}
      <TrainedMuscles
        parts={parts.map(({ bodyPart, sets }) => ({
          ...{ bodyPart, tone: toneOf(sets), text: `${formatNumber(sets)}세트` },
        }))}
        legend={recommended ? legendOf(recommended) : []}
      />
      <p css={[text.caption, { marginTop: space(3), color: color('text-2') }]}>
        함께 쓰는 부위는 세트를 절반으로 쳐요.
        {recommended &&
          ` 근육을 키우려면 한 부위에 한 주 ${recommended.low}~${recommended.high}세트를 권해요. 시작한 지 얼마 안 됐다면 더 적어도 늘어요.`}
      </p>
    </Card>
  );
}

function PartWeeks({ weeks: { weeks, recommended } }: { weeks: TrainingWeeks }) {
  const totals = new Map<string, number>();
  for (const { bodyPart, sets } of weeks.flatMap(({ bodyParts }) => bodyParts))
    totals.set(bodyPart, (totals.get(bodyPart) ?? 0) + sets);
  const parts = [...totals].sort((a, b) => b[1] - a[1]).map(([part]) => part);
  const [chosen, setChosen] = useState<string | null>(null);
  const part = chosen ?? parts[0];
  if (part === undefined) return null;
  const values = weeks.map(({ monday, bodyParts }) => ({
    monday,
    value: bodyParts.find(({ bodyPart }) => bodyPart === part)?.sets ?? 0,
  }));
  return (
    <Card>
      <WeekChart
        title="주마다 세트"
        unit="세트"
        weeks={values}
        {...(recommended && { range: recommended, noteOf: noteIn(recommended) })}
      >
        <div css={{ margin: space(2, 0) }}>
          <Select
            label="부위"
            hideLabel
            value={part}
            options={parts.map(each => ({ value: each, label: each }))}
            onChange={setChosen}
          />
        </div>
      </WeekChart>
    </Card>
  );
}

function Volume({ entries, mondays }: { entries: readonly CalendarEntry[]; mondays: readonly string[] }) {
  const values = entries.map(({ localDate, volumeKg }) => ({ localDate, value: volumeKg }));
  if (values.every(({ value }) => value === 0)) return null;
  return (
    <Card>
      <WeekChart title="주마다 볼륨" unit="kg" weeks={byWeek(values, mondays)}>
        <p css={[text.small, { color: color('text-2') }]}>
          무게 × 횟수를 모두 더했어요. 맨몸과 버티기는 빼요.
        </p>
      </WeekChart>
    </Card>
  );
}
