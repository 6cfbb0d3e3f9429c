import { api, unwrap } from '../../../shared/api/api.client';
import { ApiError } from '../../../shared/api/api.error';
import { send } from '../../../shared/api/send';
import { ALL_ROWS, queryOf } from './wanted-rows';
import type { RowsWanted } from './wanted-rows';
import { adminFetch } from '../session/admin-fetch';
import { adminTokens, setAdminTokens } from '../session/admin-session.store';
import type { AdminTokens } from '../session/admin-session.store';
import type { Sending } from '../session/send-upload';

export type ResourceName = 'supplements' | 'workouts' | 'bodyParts' | 'machines';
export type CellValue = string | number | boolean | string[] | null | undefined;

/** A row of any of the four tables; the fields of each are in `resources/`. */
export type AdminRow = Record<string, CellValue> & { id: number; version?: number | null; hidden?: boolean };

export type TableFormat = 'csv' | 'xlsx';

/**
 * @param code of the authenticator or a recovery code, where the admin has switched the second factor on
 * @throws ApiError `LOGIN_FAILED_EXCEPTION`, `SECOND_FACTOR_REQUIRED_EXCEPTION`, `WRONG_VERIFICATION_CODE_EXCEPTION`
 */
export async function loginAdmin(loginId: string, password: string, code?: string): Promise<void> {
  // Not through the member's client, which would send a member's token.
  const response = await send(
    new Request(new URL('/api/admin/login', location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ loginId, password, code }),
    }),
  );
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw ApiError.from(body, response.status);
  const { accessToken, refreshToken } = body as AdminTokens;
  setAdminTokens({ accessToken, refreshToken });
}

/** Ends the login on the server and locally; locally even when the server is out of reach. */
export async function logoutAdmin(): Promise<void> {
  const tokens = adminTokens();
  setAdminTokens(null);
  if (!tokens) return;
  await api
    .GET('/api/auth/logout', { headers: { Authorization: `Bearer ${tokens.refreshToken}` } })
    .catch(() => undefined);
}

export interface RowPage {
  rows: AdminRow[];
  total: number;
  lastPage: number;
}

/** @param page from 1 @throws ApiError */
export async function listRows(
  resource: ResourceName,
  page: number,
  wanted: RowsWanted = ALL_ROWS,
): Promise<RowPage> {
  const query = new URLSearchParams(queryOf(wanted)).toString();
  const response = await adminFetch(`${resource}/list/${page}${query && `?${query}`}`);
  const rows = (await response.json()) as AdminRow[];
  const total = Number(response.headers.get('X-Total-Count') ?? rows.length);
  const pageSize = Number(response.headers.get('X-Page-Size')) || Math.max(1, rows.length);
  return { rows, total, lastPage: Math.max(1, Math.ceil(total / pageSize)) };
}

/** Korean names of a whole table, for choices in a form. @throws ApiError */
export async function listNames(resource: 'bodyParts' | 'machines'): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const answer = await listRows(resource, page);
    lastPage = answer.lastPage;
    names.push(...answer.rows.map(row => String(row.koreanName)));
  }
  return names;
}

/** The first ten matches of the workout search, without hidden ones. @throws ApiError */
export const findWorkouts = (keyword: string, signal: AbortSignal) =>
  unwrap(api.GET('/api/workouts/search/list', { params: { query: { keyword } }, signal }));

/** @throws ApiError */
export async function getRow(resource: ResourceName, id: number): Promise<AdminRow> {
  return (await adminFetch(`${resource}/${id}`)).json() as Promise<AdminRow>;
}

/** Creates a row without an id, else replaces all its fields. @throws ApiError with `fields`, or `CONFLICT_EXCEPTION` */
export async function saveRow(
  resource: ResourceName,
  id: number | null,
  body: FormData | object,
  sending?: Sending,
): Promise<AdminRow> {
  const response = await adminFetch(id === null ? resource : `${resource}/${id}`, {
    method: id === null ? 'POST' : 'PUT',
    body,
    sending,
  });
  return response.json() as Promise<AdminRow>;
}

/** @throws ApiError `IN_USE_EXCEPTION` */
export async function deleteRow(resource: ResourceName, id: number): Promise<void> {
  await adminFetch(`${resource}/${id}`, { method: 'DELETE' });
}

/** The whole table as a file. @throws ApiError */
export async function exportTable(resource: ResourceName, format: TableFormat): Promise<Blob> {
  return (await adminFetch(`${resource}/export?format=${format}`)).blob();
}
