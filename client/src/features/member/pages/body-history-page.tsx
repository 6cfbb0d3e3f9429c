import { useQuery } from '@tanstack/react-query';
import LineChart from 'lucide-react/icons/chart-line';
import { useState } from 'react';
import { columns, media, space, text } from '../../../shared/theme/theme';
import { LoadFailure, LoadFailureLine } from '../../../shared/ui/load-failure';
import { ChipButton } from '../../../shared/ui/chip';
import { LinkButton } from '../../../shared/ui/link-button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState } from '../../../shared/ui/state-message';
import { bodyKeys, fetchBodyHistory } from '../../../shared/widgets/body-data/body-data.api';
import { BODY_FIGURES } from '../../../shared/widgets/body-data/body-figures';
import { isSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { ThinnessCard } from '../../../shared/widgets/body-data/thinness-card';
import { fetchWeightGoal, weightGoalKey } from '../api/weight-goal.api';
import { BodyChart } from '../components/body-chart';
import { BodyRows } from '../components/body-rows';
import { MemberPage } from '../components/member-page';
import { WeightGoal } from '../components/weight-goal';
import { seriesOf, within } from '../lib/body-series';

const SPANS = [
  { label: '3개월', days: 92 },
  { label: '1년', days: 366 },
  { label: '전체', days: null },
] as const;

/** 몸 변화: weight, fat and muscle over time, and every record. */
export function BodyHistoryPage() {
  const [span, setSpan] = useState<(typeof SPANS)[number]>(SPANS[1]);
  const history = useQuery({ queryKey: bodyKeys.history, queryFn: fetchBodyHistory });
  const goal = useQuery({ queryKey: weightGoalKey, queryFn: fetchWeightGoal });
  const rows = history.data;
  // Severely thin members see no falling line and no goal.
  const thin = isSeverelyThin(rows?.[0]);
  return (
    <MemberPage title="몸 변화" width={860}>
      {rows === undefined ? (
        history.isError ? (
          <LoadFailure query={history} />
        ) : (
          <div aria-busy css={{ display: 'grid', gap: space(3) }}>
            <Skeleton height={240} round="var(--radius-card)" />
            <Skeleton height={240} round="var(--radius-card)" />
          </div>
        )
      ) : rows.length === 0 ? (
        <EmptyState
          icon={<LineChart size={28} />}
          title="아직 기록이 없어요"
          action={<LinkButton to="/mypage/fixbodyinfo">몸 정보 입력하기</LinkButton>}
        >
          몸 정보를 저장할 때마다 변화를 그래프로 보여 드려요.
        </EmptyState>
      ) : (
        <>
          <div
            role="group"
            aria-label="기간"
            css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) }}
          >
            {(thin ? [] : SPANS).map(each => (
              <ChipButton key={each.label} selected={each === span} onClick={() => setSpan(each)}>
                {each.label}
              </ChipButton>
            ))}
            <LinkButton to="/mypage/fixbodyinfo/direct" size="small" css={{ marginLeft: 'auto' }}>
              오늘 기록하기
            </LinkButton>
          </div>
          <div
            css={{
              display: 'grid',
              gap: space(3),
              marginTop: space(4),
              [media.tablet]: { gridTemplateColumns: columns('13rem') },
            }}
          >
            {thin && <ThinnessCard />}
            {(thin ? [] : Object.values(BODY_FIGURES)).map(figure => (
              <BodyChart
                key={figure.label}
                figure={figure}
                points={seriesOf(within(rows, span.days), figure)}
                goal={figure === BODY_FIGURES.weight ? goal.data : null}
              >
                {figure === BODY_FIGURES.weight &&
                  rows[0] &&
                  (goal.isLoadingError ? (
                    <LoadFailureLine query={goal} what="목표를" />
                  ) : (
                    <WeightGoal goal={goal.data} weight={rows[0].weight} />
                  ))}
              </BodyChart>
            ))}
          </div>
          <h2 css={[text.h2, { margin: space(10, 0, 2) }]}>모든 기록</h2>
          <BodyRows rows={rows} />
        </>
      )}
    </MemberPage>
  );
}
