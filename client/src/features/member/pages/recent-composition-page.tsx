import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { useRecentBody } from '../../../shared/widgets/body-data/use-recent-body';
import { fetchProfile, memberKeys } from '../api/member.api';
import { FormLoading } from '../components/form-loading';
import { MemberPage } from '../components/member-page';
import { RecentCompositionForm } from '../components/recent-composition-form';
import { LoadFailure } from '../../../shared/ui/load-failure';

/** 오늘 기록하기: weight, muscle and fat; an empty field keeps the newest record's value. */
export function RecentCompositionPage() {
  const body = useRecentBody();
  const profile = useQuery({ queryKey: memberKeys.profile, queryFn: fetchProfile });
  const failed = body.isError ? body : profile.isError ? profile : null;
  // Without a record nothing can fill the empty fields.
  if (body.data === null) return <Navigate to="/mypage/fixbodyinfo" replace />;
  return (
    <MemberPage
      title="오늘 기록하기"
      heading="오늘 잰 체성분을 알려 주세요"
      note="잰 것만 적으세요. 비워 두면 지난 기록 그대로예요."
    >
      {body.data && profile.data ? (
        <RecentCompositionForm body={body.data} sex={profile.data.sex} />
      ) : failed ? (
        <LoadFailure query={failed} />
      ) : (
        <FormLoading fields={3} />
      )}
    </MemberPage>
  );
}
