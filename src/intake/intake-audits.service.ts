import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { koreanDate } from '../common/time/korean-date.js';
import { RateLimits } from '../infrastructure/rate-limit/rate-limits.js';
import { requireCompatiblePurposes, StackAudits, type AuditedStack } from '../recommendation/public.js';
import type { AuditRequestDto } from './dto/audit.dto.js';
import type { IntakeItem } from './entities/intake-item.entity.js';
import { Intake } from './intake.service.js';

const DAY_MS = 86_400_000;
const DAYS_A_MONTH = 30;
/** An older price says nothing of what is paid today. */
const PRICE_COUNTS_DAYS = 365;
/** 빼기 first, 그대로 last. */
const WORST_FIRST = ['drop', 'reduce', 'swap', 'ask', 'keep'] as const;

/** Has what a member takes looked at. */
@Injectable()
export class IntakeAudits {
  constructor(
    private readonly intake: Intake,
    private readonly audits: StackAudits,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws BODY_DATA_REQUIRED_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION; a 400 for purposes that exclude each other */
  async of(userId: number, { purpose, monthlyBudget, scope }: AuditRequestDto): Promise<AuditedStack> {
    requireCompatiblePurposes(purpose);
    await this.limits.consume('audits', userId);
    const taken = await this.intake.taken(userId);
    const since = koreanDate(new Date(this.clock.now().getTime() - PRICE_COUNTS_DAYS * DAY_MS));
    const things = taken.map(({ item, variant }) => ({
      ...{ itemId: item.id, servingsPerDay: item.servingsPerDay, slots: item.slots },
      name: variant?.product.koreanName ?? item.name,
      productId: variant?.productId ?? null,
      nutrients: item.nutrients,
      monthlyCost: monthlyCost(item, since),
    }));
    const audit = await this.audits.audit(userId, things, { purposes: purpose, monthlyBudget, scope });
    if (!audit) throw new AppError('BODY_DATA_REQUIRED_EXCEPTION');
    const rank = ({ verdict }: AuditedStack['items'][number]): number => WORST_FIRST.indexOf(verdict);
    return { ...audit, items: audit.items.sort((one, other) => rank(one) - rank(other)) };
  }
}

/** Won in 30 days; null without a price of the last year, or without the size of a pack. */
function monthlyCost(
  { price, pricedOn, servingsPerPack, servingsPerDay }: IntakeItem,
  since: string,
): number | null {
  if (price === null || pricedOn === null || servingsPerPack === null || pricedOn < since) return null;
  return Math.round((price * servingsPerDay * DAYS_A_MONTH) / servingsPerPack);
}
