import { usePageTitle } from '../../../shared/lib/use-page-title';
import { AdminConsole } from '../components/admin-console';
import { AdminLogin } from '../components/admin-login';
import { useAdminSession } from '../session/admin-session.store';

export function AdminPage() {
  usePageTitle('관리자');
  const { tokens, expired } = useAdminSession();
  return tokens ? <AdminConsole /> : <AdminLogin expired={expired} />;
}
