import type { components } from '../../../shared/api/schema';
import { adminFetch } from '../session/admin-fetch';
import type { Sending } from '../session/send-upload';
import type { ResourceName } from './admin.api';

export type CatalogueImport = components['schemas']['CatalogueImportDto'];

export const importKeys = {
  latest: (resource: ResourceName) => ['admin', 'imports', resource] as const,
};

const sent = async (answer: Promise<Response>) => (await answer).json() as Promise<CatalogueImport>;

/** This admin's latest file; null without one. @throws ApiError */
export async function latestImport(resource: ResourceName): Promise<CatalogueImport | null> {
  const response = await adminFetch(`imports?resource=${resource}`);
  return ((await response.json()) as components['schemas']['LatestImportDto']).latest;
}

/** Reads and checks a file; its result is polled later. @throws ApiError */
export function startImport(resource: ResourceName, file: File, sending: Sending): Promise<CatalogueImport> {
  const body = new FormData();
  body.append('file', file);
  const query = new URLSearchParams({ resource, fileName: file.name.slice(0, 200) });
  return sent(adminFetch(`imports?${query.toString()}`, { method: 'POST', body, sending }));
}

/** @throws ApiError with `fields` */
export function chooseColumns(id: number, columns: Record<string, string>): Promise<CatalogueImport> {
  return sent(adminFetch(`imports/${id}/columns`, { method: 'PUT', body: { columns } }));
}

export type Mended = components['schemas']['MendImportDto'];

/** Reads the file again with these cells corrected and these lines left out. @throws ApiError with `fields` */
export function mendImport(id: number, mended: Mended): Promise<CatalogueImport> {
  return sent(adminFetch(`imports/${id}/cells`, { method: 'PUT', body: mended }));
}

/** @throws ApiError `CHANGED_SINCE_EXCEPTION`, `IMPORT_BUSY_EXCEPTION` */
export function applyImport(id: number): Promise<CatalogueImport> {
  return sent(adminFetch(`imports/${id}/apply`, { method: 'POST' }));
}

/** @throws ApiError `CHANGED_SINCE_EXCEPTION`, `IMPORT_BUSY_EXCEPTION` */
export function undoImport(id: number): Promise<CatalogueImport> {
  return sent(adminFetch(`imports/${id}/undo`, { method: 'POST' }));
}
