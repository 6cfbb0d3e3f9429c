import { createHash } from 'node:crypto';
import { SUPPLEMENT_PURPOSES, type SupplementPurpose } from '../catalogue/public.js';
import { invalidField } from '../common/errors/app-error.js';
import type { HistoryType } from './entities/recommendation-history.entity.js';

/** 체중 증가 and 체중 감량: positions 1 and 2 of the contract's list. */
const EXCLUSIVE_PAIR = [SUPPLEMENT_PURPOSES[1], SUPPLEMENT_PURPOSES[2]] as const;

/** @throws a 400 when both purposes that exclude each other are chosen */
export function requireCompatiblePurposes(purposes: SupplementPurpose[]): void {
  if (EXCLUSIVE_PAIR.every(purpose => purposes.includes(purpose))) {
    throw invalidField('purpose', `${EXCLUSIVE_PAIR.join('와 ')}은 함께 고를 수 없어요.`);
  }
}

/** Equal for equal requests of one member, whatever the order of the lists. */
export function pendingKeyOf(userId: number, type: HistoryType, request: object): string {
  const canonical = Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value]);
  return createHash('sha256')
    .update(JSON.stringify([userId, type, canonical]))
    .digest('hex');
}
