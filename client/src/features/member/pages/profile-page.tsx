import { useQuery } from '@tanstack/react-query';
import { fetchProfile, memberKeys } from '../api/member.api';
import { FormLoading } from '../components/form-loading';
import { MemberPage } from '../components/member-page';
import { ProfileForm } from '../components/profile-form';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Skeleton } from '../../../shared/ui/skeleton';

/** 계정 정보: name and birth date can be changed, the e-mail cannot. */
export function ProfilePage() {
  const query = useQuery({ queryKey: memberKeys.profile, queryFn: fetchProfile });
  const { data } = query;
  return (
    <MemberPage
      title="계정 정보"
      heading={
        data ? (
          `${data.userName}님의 정보`
        ) : query.isError ? (
          '계정 정보'
        ) : (
          <Skeleton width="60%" height="1lh" />
        )
      }
    >
      {data ? (
        <ProfileForm profile={data} />
      ) : query.isError ? (
        <LoadFailure query={query} />
      ) : (
        <FormLoading />
      )}
    </MemberPage>
  );
}
