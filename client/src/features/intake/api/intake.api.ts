import { api, unwrap } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';
import { takenKey } from '../../../shared/widgets/intake/taken.api';
import type { IntakeItem, SaveIntakeItem } from '../../../shared/widgets/intake/taken.api';

type Schemas = components['schemas'];

export type NutrientName = Schemas['NutrientName'];
export type DaySlot = Schemas['DaySlot'];
export type ReadLabel = Schemas['LabelDto'];
export type Audit = Schemas['AuditDto'];
export type RuleSource = Schemas['RuleSourceDto'];
export type AuditWishes = Schemas['AuditRequestDto'];

/** @throws ApiError */
export const addIntake = (body: SaveIntakeItem): Promise<IntakeItem> =>
  unwrap(api.POST('/api/intake', { body }));

/** @throws ApiError */
export async function removeIntake(intakeItemId: number): Promise<void> {
  await unwrap(api.DELETE('/api/intake/{intakeItemId}', { params: { path: { intakeItemId } } }));
}

/** Without a purpose: nothing is swapped or added. */
export const SAFETY_ONLY: AuditWishes = { purpose: [], monthlyBudget: null, scope: 'new' };

/** @throws ApiError */
export const fetchAudit = (body: AuditWishes): Promise<Audit> =>
  unwrap(api.POST('/api/intake/audit', { body }));

/** Reads a pasted label; nothing is stored. @throws ApiError */
export const readLabel = (text: string) => unwrap(api.POST('/api/intake/label', { body: { text } }));

/** Up to ten products for the text typed so far. @throws ApiError */
export const suggestProducts = (keyword: string, signal: AbortSignal) =>
  unwrap(api.GET('/api/supplements/search/list', { params: { query: { keyword } }, signal }));

/** Up to ten products that makers reported to the ministry and that are not in the catalogue. @throws ApiError */
export const suggestReported = (keyword: string, signal: AbortSignal) =>
  unwrap(api.GET('/api/intake/reported', { params: { query: { keyword } }, signal }));

/** @throws ApiError */
export const readReported = (reportedProductId: number): Promise<ReadLabel> =>
  unwrap(api.GET('/api/intake/reported/{reportedProductId}', { params: { path: { reportedProductId } } }));

/** @throws ApiError */
export const fetchAuditPurposes = (): Promise<string[]> =>
  unwrap(api.GET('/api/recommendation/supplement/purposes'));

export const intakeKeys = {
  audit: (wishes: AuditWishes) => [...takenKey, 'audit', wishes] as const,
  suggestions: (keyword: string) => ['intake-suggestions', keyword] as const,
  reported: (keyword: string) => ['intake-reported', keyword] as const,
  purposes: ['purposes'] as const,
};
