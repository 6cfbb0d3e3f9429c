import Trophy from 'lucide-react/icons/trophy';
import type { ReactNode } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Skeleton } from '../../../shared/ui/skeleton';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { BrokenRecord, NextStep, SessionTotals } from '../api/training.api';
import type { useSummary } from '../hooks/use-summary';
import { previousText, recordText, stepText } from '../lib/summary-text';
import { TrainedMuscles } from './trained-muscles';

/** From this share of the most trained part's sets on, a part counts as well trained. */
const MUCH = 0.6;

/** What only the server knows about a session: records, muscles, what changes next. */
export function SessionResults({ summary: { stuck, query } }: { summary: ReturnType<typeof useSummary> }) {
  const { data } = query;
  if (data) return <Results totals={data} />;
  if (query.isError) {
    return (
      <Card variant="fill">
        <p css={text.body2}>새 기록과 다음 무게를 불러오지 못했어요. {messageOf(query.error)}</p>
        <div css={{ marginTop: space(3) }}>
          <Button
            size="small"
            variant="secondary"
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            다시 시도
          </Button>
        </div>
      </Card>
    );
  }
  const unsent = (
    <Card variant="fill">
      <p css={text.body2}>새 기록, 쓴 근육, 다음 무게는 이 기록을 보낸 뒤에 보여 드려요.</p>
    </Card>
  );
  if (stuck === 'offline') return unsent;
  return (
    // As tall as a screen: content below it shifts out of sight.
    <div aria-busy css={{ display: 'grid', gap: space(3), alignContent: 'start', minHeight: '100svh' }}>
      <VisuallyHidden>새 기록과 다음 무게를 불러오고 있어요</VisuallyHidden>
      <div css={{ minHeight: 120 }}>
        {stuck ? unsent : <Skeleton height={120} round="var(--radius-card)" />}
      </div>
      <Skeleton height={260} round="var(--radius-card)" />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} css={{ display: 'grid', gap: space(3) }}>
      <h2 css={text.h2}>{title}</h2>
      {children}
    </section>
  );
}

function Results({ totals: { records, next, muscles } }: { totals: SessionTotals }) {
  const most = Math.max(0, ...muscles.map(({ sets }) => sets));
  return (
    <>
      {records.length > 0 && (
        <Part title="새 기록">
          <Records records={records} />
        </Part>
      )}
      {next.length > 0 && (
        <Part title="다음에는">
          <NextSteps steps={next} />
        </Part>
      )}
      {muscles.length > 0 && (
        <Part title="쓴 근육">
          <Card>
            <TrainedMuscles
              parts={muscles.map(({ bodyPart, sets }) => ({
                ...{
                  bodyPart,
                  tone: sets >= MUCH * most ? 'much' : 'some',
                  text: `${formatNumber(sets)}세트`,
                },
              }))}
              legend={[
                { tone: 'much', label: '많이' },
                { tone: 'some', label: '조금' },
              ]}
            />
            <p css={[text.caption, { marginTop: space(3), color: color('text-2') }]}>
              함께 쓰는 부위는 세트를 절반으로 쳐요.
            </p>
          </Card>
        </Part>
      )}
    </>
  );
}

function Records({ records }: { records: readonly BrokenRecord[] }) {
  return (
    <ul css={{ display: 'grid', gap: space(2) }}>
      {records.map(record => (
        <Card as="li" key={`${record.workoutId}-${record.kind}-${record.weight}`} padding={4}>
          <div css={{ display: 'flex', gap: space(3), alignItems: 'center' }}>
            <span aria-hidden css={{ flex: 'none', color: color('brand-text') }}>
              <Trophy size={22} />
            </span>
            <div css={{ flex: 1, minWidth: 0 }}>
              <p css={[text.small, { color: color('text-2') }]}>{record.workoutName}</p>
              <p css={[text.body2, { fontWeight: 700, fontVariantNumeric: 'tabular-nums' }]}>
                {recordText(record)}
              </p>
            </div>
            <p css={[text.small, { color: color('text-2'), fontVariantNumeric: 'tabular-nums' }]}>
              {previousText(record)}
            </p>
          </div>
        </Card>
      ))}
    </ul>
  );
}

function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <ul css={{ display: 'grid', gap: space(2) }}>
      {steps.map(step => (
        <Card as="li" key={step.workoutId} padding={4}>
          <p css={[text.small, { color: color('text-2') }]}>{step.workoutName}</p>
          <p css={[text.body2, { fontWeight: 700, fontVariantNumeric: 'tabular-nums' }]}>{stepText(step)}</p>
          <p css={[text.small, { marginTop: space(1), color: color('text-2') }]}>{step.text}</p>
        </Card>
      ))}
    </ul>
  );
}
