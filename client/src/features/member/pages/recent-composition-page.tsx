import { Navigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { ErrorState } from '../../../shared/ui/state-message';
import { useRecentBody } from '../../../shared/widgets/body-data/use-recent-body';
import { FormLoading } from '../components/form-loading';
import { MemberPage } from '../components/member-page';
import { RecentCompositionForm } from '../components/recent-composition-form';

/** 최근 체성분: only muscle and fat; the rest comes from the newest row. */
export function RecentCompositionPage() {
  const { data: body, isError, error, refetch, isFetching } = useRecentBody();
  // Without a row there is nothing to complete it from.
  if (body === null) return <Navigate to="/mypage/fixbodyinfo" replace />;
  return (
    <MemberPage
      title="최근 체성분"
      heading="최근에 잰 체성분을 알려주세요"
      note="비워 두면 표준형 값으로 채워요. 키, 체중, 균형은 지난 기록을 그대로 써요."
    >
      {body ? (
        <RecentCompositionForm body={body} />
      ) : isError ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <FormLoading fields={2} />
      )}
    </MemberPage>
  );
}
