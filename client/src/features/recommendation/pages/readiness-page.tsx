import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Skeleton } from '../../../shared/ui/skeleton';
import { fetchHealth, healthKey } from '../../../shared/widgets/health/health.api';
import { ReadinessForm } from '../components/readiness-form';
import { WizardPage } from '../components/wizard-page';

/** Before the first workout recommendation, a year later, and after health changes: is training safe? */
export function ReadinessPage() {
  const navigate = useNavigate();
  const health = useQuery({ queryKey: healthKey, queryFn: fetchHealth });
  return (
    <WizardPage
      title="운동 추천"
      step={1}
      backTo="/recommend/category"
      heading="운동해도 괜찮은지 볼게요"
      note="1분이면 돼요. 몸에 무리가 되는 운동을 빼려고 물어봐요."
    >
      {health.data ? (
        <ReadinessForm notes={health.data} onDone={() => void navigate('/recommend/workout')} />
      ) : health.isError ? (
        <LoadFailure query={health} />
      ) : (
        <div aria-busy css={{ display: 'grid', gap: 8 }}>
          {Array.from({ length: 7 }, (_, index) => (
            <Skeleton key={index} height={56} />
          ))}
        </div>
      )}
    </WizardPage>
  );
}
