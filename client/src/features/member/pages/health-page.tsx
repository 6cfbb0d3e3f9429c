import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { ErrorState } from '../../../shared/ui/state-message';
import { fetchHealth, healthKey } from '../../../shared/widgets/health/health.api';
import { FormLoading } from '../components/form-loading';
import { HealthForm } from '../components/health-form';
import { MemberPage } from '../components/member-page';

/** 건강 정보: sore places, conditions, medicines, allergies, coffee and the protein eaten with meals. */
export function HealthPage() {
  const { data, isError, error, refetch, isFetching } = useQuery({
    queryKey: healthKey,
    queryFn: fetchHealth,
  });
  return (
    <MemberPage
      title="건강 정보"
      note="운동과 보충제를 추천할 때만 써요. 맞지 않는 것은 빼고, 주의할 점을 알려 드려요."
    >
      {data ? (
        <HealthForm notes={data} />
      ) : isError ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <FormLoading />
      )}
    </MemberPage>
  );
}
