import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AdminSupplementDto } from '../../catalogue/public.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { ApiPage, sendPage } from '../../common/http/pagination.js';
import { AdminsOnly, CurrentId } from '../../common/security/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { PagePipe } from '../../common/validation/page.pipe.js';
import { OfferChoiceDto, PriceFetchDto, PriceInput, PriceListQueryDto, PriceRowDto } from './price.dto.js';
import { Prices } from './prices.service.js';

@ApiTags('관리자: 가격')
@AdminsOnly()
@Controller('admin/prices')
export class PricesController {
  constructor(private readonly prices: Prices) {}

  @Get('search')
  @ApiOperation({ summary: '쇼핑 검색에서 어디까지 찾았는지' })
  @ApiOkResponse({ type: PriceFetchDto })
  search(): Promise<PriceFetchDto> {
    return this.prices.fetchState();
  }

  @Post('search')
  @HttpCode(202)
  @ApiOperation({
    summary: '쇼핑 검색에서 가격 찾기',
    description: '멈춘 곳부터 이어서 찾아요. 예시와 숨긴 제품은 찾지 않아요.',
  })
  @ApiAcceptedResponse({ type: PriceFetchDto })
  @ApiErrors('SOURCE_NOT_CONFIGURED_EXCEPTION')
  startSearch(@CurrentId() adminId: number): Promise<PriceFetchDto> {
    return this.prices.startFetch(adminId);
  }

  @Get('list/:page')
  @ApiOperation({ summary: '가격 목록 (20개씩)' })
  @ApiPage(PriceRowDto)
  @ApiErrors('VALIDATION_EXCEPTION')
  async list(
    @Param('page', PagePipe) page: number,
    @Query() { of }: PriceListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PriceRowDto[]> {
    return sendPage(reply, await this.prices.page(of, page));
  }

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

  @Put(':id/offer')
  @HttpCode(204)
  @ApiOperation({
    summary: '찾은 상품 가운데 같은 것 고르기',
    description: '고른 상품의 가격을 지금과 다음 검색부터 따라요. null은 같은 것이 없다는 뜻이에요.',
  })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'SUPPLEMENT_NOT_FOUND_EXCEPTION', 'CHANGED_SINCE_EXCEPTION')
  async choose(
    @CurrentId() adminId: number,
    @Param('id', IdPipe) id: number,
    @Body() { productId }: OfferChoiceDto,
  ): Promise<void> {
    await this.prices.choose(adminId, id, productId ?? null);
  }
}
