import type { AuditedItem } from './stack-audit.types.js';

/** Of what must not be taken together. */
export const GARCINIA_SOURCE = 'MFDS 2025, garcinia: 다른 체지방 감소 원료와 함께 섭취하지 말 것';

export type ItemVerdict = Pick<AuditedItem, 'verdict' | 'reason' | 'source' | 'byProductId'>;

export const itemVerdict = (
  verdict: ItemVerdict['verdict'],
  reason: string,
  source: string | null = null,
): ItemVerdict => ({
  ...{ verdict, reason, source, byProductId: null },
});
