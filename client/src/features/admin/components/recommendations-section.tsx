import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { formatMonthDay, formatNumber, todayInKorea } from '../../../shared/lib/format';
import { radius } from '../../../shared/theme/theme';
import { Segmented } from '../../../shared/ui/segmented';
import { Skeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/state-message';
import { fetchRecommendationDays, recommendationDaysKey } from '../api/recommendation-days.api';
import type { RecommendationDay, RecommendationDays } from '../api/recommendation-days.api';
import { lastDays, sumOf } from '../lib/last-days';
import { DashboardSection } from './dashboard-section';
import { DayBars } from './day-bars';
import { FoldedTable } from './folded-table';
import { PlainTable } from './plain-table';

type Type = RecommendationDay['type'];

const TYPES = [
  { value: 'workout', label: '운동' },
  { value: 'supplement', label: '보충제' },
] as const;

/** Recommendations per day: how many were made, kept and failed. */
export function RecommendationsSection() {
  const [type, setType] = useState<Type>('workout');
  const query = useQuery({
    queryKey: recommendationDaysKey,
    queryFn: fetchRecommendationDays,
    staleTime: 0,
  });
  const data = query.data;
  const days = data && lastDays(data.days, type, todayInKorea());
  return (
    <DashboardSection title="30일 동안의 추천" note={days && noteOf(type, sumOf(days))}>
      <Segmented label="추천의 종류" value={type} options={TYPES} onChange={setType} />
      {data && days ? (
        <Days type={type} days={days} reasons={data.reasons} />
      ) : query.error ? (
        <ErrorState
          message={messageOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <Skeleton height={200} round={radius.card} />
      )}
    </DashboardSection>
  );
}

function noteOf(type: Type, { made, kept, failed }: ReturnType<typeof sumOf>): string {
  if (made === 0) return '아직 없어요.';
  const place = type === 'workout' ? '루틴' : '내 보충제';
  const lost = failed > 0 ? ` 만들지 못한 추천이 ${formatNumber(failed)}번 있어요.` : '';
  return `추천 ${formatNumber(made)}번 가운데 ${formatNumber(kept)}번을 ${place}에 담았어요.${lost}`;
}

interface DaysProps {
  type: Type;
  days: ReturnType<typeof lastDays>;
  reasons: RecommendationDays['reasons'];
}

function Days({ type, days, reasons }: DaysProps) {
  const used = days.filter(({ made }) => made > 0).reverse();
  const own = reasons.filter(each => each.type === type);
  if (used.length === 0) return null;
  return (
    <>
      <DayBars days={days} />
      <FoldedTable
        label="날마다의 추천"
        heads={['날', '추천', '담음', ...(type === 'workout' ? ['바꿈', '답함'] : []), '못 채움', '실패']}
        unit="일"
        rows={used.map(({ day, made, kept, swapped, answered, unfilled, failed }) => [
          formatMonthDay(day),
          ...[made, kept, ...(type === 'workout' ? [swapped, answered] : []), unfilled, failed],
        ])}
      />
      {own.length > 0 && (
        <PlainTable
          label="다 채우지 못한 까닭"
          heads={['다 채우지 못한 까닭', '수']}
          rows={own.map(({ reason, count }) => [reason, count])}
        />
      )}
    </>
  );
}
