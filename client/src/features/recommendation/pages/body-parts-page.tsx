import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useNavigateAfterPaint } from '../../../shared/lib/after-paint';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { fetchHealth, healthKey } from '../../../shared/widgets/health/health.api';
import { fetchBodyParts } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';
import { ChoiceCard } from '../components/choice-card';
import { MuscleMap } from '../components/muscle-map';
import { WizardPage } from '../components/wizard-page';
import { useRememberedChoices } from '../hooks/use-remembered-choices';
import { MAX_BODY_PARTS, PART_WARNING_MS, toggleBodyPart } from '../lib/choices';
import { useWorkoutDraft } from '../stores/workout-draft.store';

/** Step 2 of workouts: up to four parts, by pressing the muscle or its card. */
export function BodyPartsPage() {
  const { values, patch } = useWorkoutDraft();
  const navigate = useNavigateAfterPaint();
  const [warnedAt, setWarnedAt] = useState(0);
  const parts = useQuery({
    queryKey: recommendationKeys.bodyParts,
    queryFn: fetchBodyParts,
    staleTime: Infinity,
  });

  const health = useQuery({ queryKey: healthKey, queryFn: fetchHealth, staleTime: 60_000 });

  useRememberedChoices();

  useEffect(() => {
    if (warnedAt === 0) return;
    const timer = setTimeout(() => setWarnedAt(0), PART_WARNING_MS);
    return () => clearTimeout(timer);
  }, [warnedAt]);

  const toggle = useCallback(
    (part: string) => {
      const bodyParts = toggleBodyPart(useWorkoutDraft.getState().values.bodyParts, part);
      if (bodyParts) patch({ bodyParts });
      else setWarnedAt(Date.now());
    },
    [patch],
  );

  // If health cannot load, the questions are skipped instead of blocking the member.
  if (health.data?.readiness.due) return <Navigate to="/recommend/readiness" replace />;
  return (
    <WizardPage
      title="운동 추천"
      step={2}
      backTo="/recommend/category"
      width={860}
      heading="어디를 운동할까요?"
      note={`근육을 누르거나 목록에서 골라 주세요. 최대 ${MAX_BODY_PARTS}개예요.`}
      missing={values.bodyParts.length > 0 ? null : '운동할 부위를 하나 이상 골라 주세요.'}
      actions={
        <>
          <LinkButton data-narrow to="/recommend/category" variant="secondary" size="large">
            이전
          </LinkButton>
          <Button
            size="large"
            disabled={values.bodyParts.length === 0}
            onClick={() => navigate(values.place === null ? '/recommend/place' : '/recommend/machine')}
          >
            {values.bodyParts.length > 0 ? `다음 (${values.bodyParts.length})` : '다음'}
          </Button>
        </>
      }
    >
      <TooManyParts shown={warnedAt > 0} />
      {parts.isLoadingError ? (
        <LoadFailure query={parts} />
      ) : (
        <div
          css={{
            display: 'grid',
            gap: space(6),
            alignItems: 'start',
            [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space(10) },
          }}
        >
          <div css={{ padding: space(4, 2), borderRadius: radius.card, background: color('surface-2') }}>
            <MuscleMap selected={values.bodyParts} onToggle={toggle} />
          </div>
          <fieldset aria-busy={parts.isPending || undefined}>
            <legend css={[text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) }]}>
              운동 부위
            </legend>
            <div
              css={{
                display: 'grid',
                gridTemplateColumns: '1fr 1fr',
                gap: space(2),
                [media.tiny]: { gridTemplateColumns: '1fr' },
              }}
            >
              {parts.data?.map(part => (
                <ChoiceCard
                  key={part}
                  type="checkbox"
                  name="body-part"
                  title={part}
                  checked={values.bodyParts.includes(part)}
                  value={part}
                  onChoose={toggle}
                />
              )) ?? Array.from({ length: 10 }, (_, index) => <Skeleton key={index} height={56} />)}
            </div>
          </fieldset>
        </div>
      )}
    </WizardPage>
  );
}

/** Says above the buttons that one more part is too many. */
function TooManyParts({ shown }: { shown: boolean }) {
  return (
    <div
      role="alert"
      css={[
        text.body2,
        {
          position: 'fixed',
          left: '50%',
          bottom: 'calc(var(--tabs-height) + 108px)',
          zIndex: 2,
          transform: 'translateX(-50%)',
          whiteSpace: 'nowrap',
        },
      ]}
    >
      {shown && (
        <p
          css={{
            padding: space(3, 5),
            borderRadius: radius.round,
            background: color('error-tint'),
            border: `1px solid ${color('error')}`,
            color: color('error-text'),
            fontWeight: 700,
          }}
        >
          최대 {MAX_BODY_PARTS}개까지 고를 수 있어요
        </p>
      )}
    </div>
  );
}
