import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AuditTrail } from '../../audit/public.js';
import { SeedOffers } from '../../catalogue/public.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { AdminsOnly, CurrentId } from '../../common/security/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { DecideCorrectionDto, CorrectionDto, type OfferKind } from './offers.dto.js';

@ApiTags('관리자: 새 판의 내용')
@AdminsOnly()
@Controller('admin/offers')
export class OffersController {
  constructor(
    private readonly offers: SeedOffers,
    private readonly audit: AuditTrail,
  ) {}

  @Get()
  @ApiOperation({ summary: '관리자가 고친 항목 가운데 새 판에서도 바뀐 것' })
  @ApiOkResponse({ type: [CorrectionDto] })
  async list(): Promise<CorrectionDto[]> {
    return (await this.offers.list()).map(({ id, kind, name, fields }) => ({
      ...{ id, kind: kind as OfferKind, name },
      fields: fields.map(({ field, current, offered }) => ({
        field,
        current: readable(current),
        offered: readable(offered),
      })),
    }));
  }

  @Post(':id')
  @HttpCode(204)
  @ApiOperation({ summary: '고른 항목만 새 판의 내용으로 바꾸기' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'SEED_OFFER_NOT_FOUND_EXCEPTION', 'CONFLICT_EXCEPTION')
  decide(
    @CurrentId() adminId: number,
    @Param('id', IdPipe) id: number,
    @Body() { fields }: DecideCorrectionDto,
  ): Promise<void> {
    return this.offers.decide(id, fields, async (manager, { kind, rowId }) => {
      await this.audit.write(manager, {
        ...{ adminId, action: 'update', resource: `offer ${kind}`, resourceId: rowId },
        ...{ before: null, after: { fields } },
      });
    });
  }
}

/** Formats a value for people: lists with commas, amounts by name. */
function readable(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, amount]) => `${name} ${String(amount)}`)
      .join(', ');
  return String(value);
}
