import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { adminKeys } from '../api/admin.keys';
import { fetchSecondFactor, secondFactorKey } from '../api/second-factor.api';
import { AdminConsole } from '../components/admin-console';
import { AdminLogin } from '../components/admin-login';
import { SecondFactorGate } from '../components/second-factor-gate';
import { useAdminSession } from '../session/admin-session.store';

/** The console, unless this login has to add a second factor first. It renders before that is known: hardly any login has to. */
function Secured() {
  const state = useQuery({ queryKey: secondFactorKey, queryFn: fetchSecondFactor });
  return state.data?.missing ? <SecondFactorGate /> : <AdminConsole />;
}

export function AdminPage() {
  usePageTitle('관리자');
  const client = useQueryClient();
  const { tokens, expired } = useAdminSession();
  const isLoggedIn = tokens !== null;
  // One admin must not see another's data, whoever ended the login.
  useEffect(() => {
    if (!isLoggedIn) client.removeQueries({ queryKey: adminKeys.all });
  }, [client, isLoggedIn]);
  return isLoggedIn ? <Secured /> : <AdminLogin expired={expired} />;
}
