import { useQuery } from '@tanstack/react-query';
import { useNavigateAfterPaint } from '../../../shared/lib/after-paint';
import { useStable } from '../../../shared/lib/use-stable';
import { media, space } from '../../../shared/theme/theme';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { useRecentBody } from '../../../shared/widgets/body-data/use-recent-body';
import { ThinnessCard } from '../../../shared/widgets/body-data/thinness-card';
import { fetchPurposes } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';
import { ChoiceCard } from '../components/choice-card';
import { WizardPage } from '../components/wizard-page';
import { togglePurpose } from '../lib/choices';
import { purposeNote } from '../lib/purpose-notes';
import { useSupplementDraft } from '../stores/supplement-draft.store';

/** Severely thin members cannot buy anything: they learn it without answering questions. */
function NothingToBuy() {
  return (
    <WizardPage
      title="보충제 추천"
      step={2}
      backTo="/recommend/category"
      heading="지금은 보충제를 권하지 않아요"
      note="무엇을 얼마나 드실지는 의사와 함께 정하는 것이 가장 안전해요."
      actions={
        <LinkButton to="/recommend" variant="secondary" size="large">
          처음으로
        </LinkButton>
      }
    >
      <ThinnessCard />
    </WizardPage>
  );
}

/** Step 2 of supplements, the purposes. Gaining and losing weight exclude each other. */
export function PurposesPage() {
  const { values, patch } = useSupplementDraft();
  const navigate = useNavigateAfterPaint();
  const purposes = useQuery({
    queryKey: recommendationKeys.purposes,
    queryFn: fetchPurposes,
    staleTime: Infinity,
  });
  const all = purposes.data ?? [];
  const thin = useSeverelyThin();
  const isBodyPending = useRecentBody().isPending;
  const toggle = useStable((purpose: string) =>
    patch({ purposes: togglePurpose(values.purposes, purpose, all) }),
  );
  if (thin) return <NothingToBuy />;
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
      {purposes.isLoadingError ? (
        <LoadFailure query={purposes} />
      ) : (
        <fieldset
          aria-label="목적"
          aria-busy={purposes.isPending || undefined}
          css={{ display: 'grid', gap: space(2), [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }}
        >
          {purposes.isPending || isBodyPending
            ? Array.from({ length: 8 }, (_, index) => <Skeleton key={index} height={72} />)
            : (thin === false ? all : all.filter(each => each !== '체중 감량')).map(purpose => (
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
