import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { adminKeys } from '../api/admin.keys';
import { AdminConsole } from '../components/admin-console';
import { AdminLogin } from '../components/admin-login';
import { useAdminSession } from '../session/admin-session.store';

export function AdminPage() {
  usePageTitle('관리자');
  const client = useQueryClient();
  const { tokens, expired } = useAdminSession();
  const isLoggedIn = tokens !== null;
  // Nothing of one admin may be shown to the next, whoever ended the login.
  useEffect(() => {
    if (!isLoggedIn) client.removeQueries({ queryKey: adminKeys.all });
  }, [client, isLoggedIn]);
  return isLoggedIn ? <AdminConsole /> : <AdminLogin expired={expired} />;
}
