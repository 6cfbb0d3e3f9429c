import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import type { AcceptedWeek, WeekMuscle } from '../api/week.api';
import { TrainedMuscles } from '../components/trained-muscles';
import type { Tone } from '../components/trained-muscles';

function toneOf({ doneSets, plannedSets, mostSets }: WeekMuscle): Tone | null {
  if (doneSets === 0) return null;
  // The planned amount is never too much.
  if (doneSets > Math.max(plannedSets, mostSets)) return 'over';
  return doneSets >= plannedSets ? 'much' : 'some';
}

const sets = (count: number): string => `${Math.round(count * 2) / 2}`;

interface WeekMusclesProps {
  plan: Pick<AcceptedWeek, 'days' | 'parts'>;
  title: string;
}

/** Completed against planned sets, on a body and in words. Nothing is recommended while no workout of the week may be done. */
export function WeekMuscles({ plan: { days, parts }, title }: WeekMusclesProps) {
  const recommends = days.some(({ items }) => items.some(({ against }) => against === null));
  return (
    <Card as="section" aria-label={title}>
      <h2 css={[text.title, { marginBottom: space(3) }]}>{title}</h2>
      <TrainedMuscles
        parts={parts.map(part => ({
          ...{ bodyPart: part.bodyPartKoreanName, tone: toneOf(part) },
          text: `${sets(part.doneSets)} / ${sets(part.plannedSets)}세트`,
          ...(recommends && { note: `권장 ${sets(part.leastSets)} 이상` }),
        }))}
        legend={[
          { tone: 'some', label: '하는 중' },
          { tone: 'much', label: '계획만큼' },
          ...(recommends ? [{ tone: 'over' as const, label: '권하는 것보다 많이' }] : []),
        ]}
      />
      <p css={[text.caption, { marginTop: space(3), color: color('text-2') }]}>
        {recommends
          ? '한 세트 / 계획한 세트와, 한 주에 적어도 이만큼은 권하는 세트예요.'
          : '한 세트 / 계획한 세트예요.'}{' '}
        다른 부위를 하면서 함께 쓴 세트는 절반으로 쳐요.
      </p>
    </Card>
  );
}
