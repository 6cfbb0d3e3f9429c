import { ApiError } from '../../../shared/api/api.error';
import type { components } from '../../../shared/api/schema';
import { send } from '../../../shared/api/send';
import { adminFetch } from '../session/admin-fetch';

export type AdminSelf = components['schemas']['AdminSelfDto'];
export type AdminRole = AdminSelf['role'];
export type AdminPerson = components['schemas']['AdminPersonDto'];
export type People = components['schemas']['AdminPeopleDto'];
export type AdminSession = components['schemas']['SessionDto'];

export const peopleKeys = {
  all: ['admin', 'people'] as const,
  self: ['admin', 'self'] as const,
  sessions: ['admin', 'self', 'sessions'] as const,
};

export const ROLE_NAMES: Record<AdminRole, string> = { owner: '소유자', editor: '편집자', viewer: '보기만' };

const asJson = async <T>(answer: Promise<Response>) => (await answer).json() as Promise<T>;

/** @throws ApiError */
export const fetchSelf = () => asJson<AdminSelf>(adminFetch('self'));

/** @throws ApiError `WRONG_PASSWORD_EXCEPTION` */
export async function changeOwnPassword(password: string, newPassword: string): Promise<void> {
  await adminFetch('self/password', { method: 'POST', body: { password, newPassword } });
}

/** @throws ApiError */
export const fetchAdminSessions = () => asJson<AdminSession[]>(adminFetch('self/sessions'));

/** @throws ApiError `SESSION_NOT_FOUND_EXCEPTION` */
export async function endAdminSession(id: number): Promise<void> {
  await adminFetch(`self/sessions/delete/${id}`, { method: 'POST' });
}

/** @throws ApiError */
export const fetchPeople = () => asJson<People>(adminFetch('people'));

/** @throws ApiError with `fields` */
export const inviteAdmin = (mailAddress: string, role: AdminRole) =>
  asJson<People>(adminFetch('people/invitations', { method: 'POST', body: { mailAddress, role } }));

/** @throws ApiError `INVITATION_NOT_FOUND_EXCEPTION` */
export async function withdrawInvitation(id: number): Promise<void> {
  await adminFetch(`people/invitations/${id}`, { method: 'DELETE' });
}

/** @throws ApiError `LAST_OWNER_EXCEPTION` */
export const changeAdmin = (id: number, role: AdminRole, disabled: boolean) =>
  asJson<People>(adminFetch(`people/${id}`, { method: 'PUT', body: { role, disabled } }));

/** Without a login, through a mailed link. @throws ApiError with `fields`, or `INVITATION_NOT_FOUND_EXCEPTION` */
export async function joinAdmins(token: string, loginId: string, password: string): Promise<void> {
  const response = await send(
    new Request(new URL('/api/admin/people/join', location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, loginId, password }),
    }),
  );
  if (!response.ok) throw ApiError.from(await response.json().catch(() => null), response.status);
}
