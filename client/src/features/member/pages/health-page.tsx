import { useQuery } from '@tanstack/react-query';
import { fetchHealth, healthKey } from '../../../shared/widgets/health/health.api';
import { FormLoading } from '../components/form-loading';
import { HealthForm } from '../components/health-form';
import { MemberPage } from '../components/member-page';
import { LoadFailure } from '../../../shared/ui/load-failure';

/** 건강 정보: pain, conditions, medicines, allergies, coffee and the protein eaten with meals. */
export function HealthPage() {
  const health = useQuery({ queryKey: healthKey, queryFn: fetchHealth });
  return (
    <MemberPage
      title="건강 정보"
      note="운동과 보충제를 추천할 때만 써요. 맞지 않는 것은 빼고, 주의할 점을 알려 드려요."
    >
      {health.data ? (
        <HealthForm notes={health.data} />
      ) : health.isError ? (
        <LoadFailure query={health} />
      ) : (
        <FormLoading />
      )}
    </MemberPage>
  );
}
