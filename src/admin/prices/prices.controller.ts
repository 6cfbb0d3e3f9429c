import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminSupplementDto } from '../../catalogue/public.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { AdminsOnly, CurrentId } from '../../common/security/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { PriceInput } from './price.dto.js';
import { Prices } from './prices.service.js';

@ApiTags('관리자: 가격')
@AdminsOnly()
@Controller('admin/prices')
export class PricesController {
  constructor(private readonly prices: Prices) {}

  @Put(':id')
  @ApiOperation({
    summary: '지금 본 가격 넣기',
    description: '같은 가격이어도 오늘 확인한 가격이 돼요. 번호는 보충제(구성) 번호예요.',
  })
  @ApiOkResponse({ type: AdminSupplementDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'SUPPLEMENT_NOT_FOUND_EXCEPTION')
  enter(
    @CurrentId() adminId: number,
    @Param('id', IdPipe) id: number,
    @Body() { price }: PriceInput,
  ): Promise<AdminSupplementDto> {
    return this.prices.enter(adminId, id, price);
  }
}
