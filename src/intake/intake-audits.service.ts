import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { RateLimits } from '../infrastructure/rate-limit/rate-limits.js';
import { requireCompatiblePurposes, StackAudits, type AuditedStack } from '../recommendation/public.js';
import type { AuditRequestDto } from './dto/audit.dto.js';

/** 빼기 first, 그대로 last. */
const WORST_FIRST = ['drop', 'reduce', 'swap', 'ask', 'keep'] as const;

/** Audits what a member takes. */
@Injectable()
export class IntakeAudits {
  constructor(
    private readonly audits: StackAudits,
    private readonly limits: RateLimits,
  ) {}

  /** @throws BODY_DATA_REQUIRED_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION; a 400 for purposes that exclude each other */
  async of(userId: number, { purpose, monthlyBudget, scope }: AuditRequestDto): Promise<AuditedStack> {
    requireCompatiblePurposes(purpose);
    await this.limits.consume('audits', userId);
    // Without a purpose only safety counts, not money.
    const budget = purpose.length === 0 ? null : monthlyBudget;
    const audit = await this.audits.audit(userId, { purposes: purpose, monthlyBudget: budget, scope });
    if (!audit) throw new AppError('BODY_DATA_REQUIRED_EXCEPTION');
    const rank = ({ verdict }: AuditedStack['items'][number]): number => WORST_FIRST.indexOf(verdict);
    return { ...audit, items: audit.items.sort((one, other) => rank(one) - rank(other)) };
  }
}
