import { useQuery } from '@tanstack/react-query';
import { formatMonthDay } from '../../../shared/lib/format';
import { useRecentBody } from '../../../shared/widgets/body-data/use-recent-body';
import { fetchProfile, memberKeys } from '../api/member.api';
import { BodyInfoForm } from '../components/body-info-form';
import { FormLoading } from '../components/form-loading';
import { MemberPage } from '../components/member-page';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Skeleton } from '../../../shared/ui/skeleton';

/** 몸 정보: height, weight, balance and composition; saving writes today's row. */
export function BodyInfoPage() {
  const body = useRecentBody();
  const profile = useQuery({ queryKey: memberKeys.profile, queryFn: fetchProfile });
  const failed = body.isError ? body : profile.isError ? profile : null;
  return (
    <MemberPage
      title="몸 정보"
      note={
        body.data ? (
          `${formatMonthDay(body.data.date)}에 저장한 정보예요. 저장하면 오늘 기록으로 남아요.`
        ) : body.data === null || failed ? (
          '무게를 추천하는 데 써요. 정확할수록 잘 맞아요.'
        ) : (
          <Skeleton height="2lh" />
        )
      }
    >
      {body.data !== undefined && profile.data ? (
        <BodyInfoForm body={body.data} sex={profile.data.sex} />
      ) : failed ? (
        <LoadFailure query={failed} />
      ) : (
        <FormLoading fields={4} />
      )}
    </MemberPage>
  );
}
