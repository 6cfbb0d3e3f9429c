import type { SelectOption } from '../../../shared/ui/select';
import type { AdminRole } from '../api/people.api';

/** What each role may do, in a few words. */
export const ROLE_OPTIONS: readonly SelectOption<AdminRole>[] = [
  { value: 'viewer', label: '보기만' },
  { value: 'editor', label: '편집자: 카탈로그 고치기' },
  { value: 'owner', label: '소유자: 관리자까지' },
];
