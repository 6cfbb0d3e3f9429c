import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { ErrorState } from '../../../shared/ui/state-message';
import { fetchProfile, memberKeys } from '../api/member.api';
import { FormLoading } from '../components/form-loading';
import { MemberPage } from '../components/member-page';
import { ProfileForm } from '../components/profile-form';

/** 계정 정보: name and birth date can be changed, the e-mail not. */
export function ProfilePage() {
  const { data, isError, error, refetch, isFetching } = useQuery({
    queryKey: memberKeys.profile,
    queryFn: fetchProfile,
  });
  return (
    <MemberPage title="계정 정보" heading={data ? `${data.userName}님의 정보` : undefined}>
      {data ? (
        <ProfileForm profile={data} />
      ) : isError ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <FormLoading />
      )}
    </MemberPage>
  );
}
