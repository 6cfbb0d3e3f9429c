import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { useNavigateAfterPaint } from '../../../shared/lib/after-paint';
import { useStable } from '../../../shared/lib/use-stable';
import { media, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/state-message';
import { fetchPurposes } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';
import { ChoiceCard } from '../components/choice-card';
import { WizardPage } from '../components/wizard-page';
import { togglePurpose } from '../lib/choices';
import { purposeNote } from '../lib/purpose-notes';
import { useSupplementDraft } from '../stores/supplement-draft.store';

/** Step 2 of supplements: what for. Gaining and losing weight exclude each other. */
export function PurposesPage() {
  const { values, patch } = useSupplementDraft();
  const navigate = useNavigateAfterPaint();
  const purposes = useQuery({
    queryKey: recommendationKeys.purposes,
    queryFn: fetchPurposes,
    staleTime: Infinity,
  });
  const all = purposes.data ?? [];
  const toggle = useStable((purpose: string) =>
    patch({ purposes: togglePurpose(values.purposes, purpose, all) }),
  );
  return (
    <WizardPage
      title="보충제 추천"
      step={2}
      backTo="/recommend/category"
      heading="무엇을 위해 드시나요?"
      note="여러 개를 고를 수 있어요."
      missing={values.purposes.length > 0 ? null : '목적을 하나 이상 골라 주세요.'}
      actions={
        <>
          <LinkButton data-narrow to="/recommend/category" variant="secondary" size="large">
            이전
          </LinkButton>
          <Button
            size="large"
            disabled={values.purposes.length === 0}
            onClick={() => navigate('/recommend/supplementbudget')}
          >
            다음
          </Button>
        </>
      }
    >
      {purposes.isError ? (
        <ErrorState
          message={messageOf(purposes.error)}
          onRetry={() => void purposes.refetch()}
          retrying={purposes.isFetching}
        />
      ) : (
        <fieldset
          aria-label="목적"
          aria-busy={purposes.isPending || undefined}
          css={{ display: 'grid', gap: space(2), [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }}
        >
          {purposes.isPending
            ? Array.from({ length: 8 }, (_, index) => <Skeleton key={index} height={72} />)
            : all.map(purpose => (
                <ChoiceCard
                  key={purpose}
                  type="checkbox"
                  name="purpose"
                  title={purpose}
                  note={purposeNote(purpose)}
                  checked={values.purposes.includes(purpose)}
                  value={purpose}
                  onChoose={toggle}
                />
              ))}
        </fieldset>
      )}
    </WizardPage>
  );
}
