import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AdminSupplementDto, SupplementInput } from '../../catalogue/public.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { ApiPage, sendPage } from '../../common/http/pagination.js';
import { AdminsOnly, CurrentId } from '../../common/security/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { PagePipe } from '../../common/validation/page.pipe.js';
import { ReportedProductInput } from './reported-product.input.js';
import { ReportedFetchDto, ReportedProductDto, ReportedStateQueryDto } from './reported-products.dto.js';
import { ReportedProducts } from './reported-products.service.js';

@ApiTags('관리자: 신고 제품')
@AdminsOnly()
@Controller('admin/reportedProducts')
export class ReportedProductsController {
  constructor(private readonly products: ReportedProducts) {}

  @Get('fetch')
  @ApiOperation({ summary: '식품안전나라에서 어디까지 가져왔는지' })
  @ApiOkResponse({ type: ReportedFetchDto })
  fetchState(): Promise<ReportedFetchDto> {
    return this.products.fetchState();
  }

  @Post('fetch')
  @HttpCode(202)
  @ApiOperation({
    summary: '식품안전나라의 건강기능식품 신고 가져오기',
    description:
      '멈춘 곳부터 이어서, 다 가져왔으면 처음부터 다시 가져와요. 이미 가져오고 있으면 그대로 둬요.',
  })
  @ApiAcceptedResponse({ type: ReportedFetchDto })
  @ApiErrors('SOURCE_NOT_CONFIGURED_EXCEPTION')
  startFetch(): Promise<ReportedFetchDto> {
    return this.products.startFetch();
  }

  @Get('list/:page')
  @ApiOperation({ summary: '신고 제품 목록 (20개씩)' })
  @ApiPage(ReportedProductDto)
  @ApiErrors('VALIDATION_EXCEPTION')
  async list(
    @Param('page', PagePipe) page: number,
    @Query() { state }: ReportedStateQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportedProductDto[]> {
    return sendPage(reply, await this.products.page(state, page));
  }

  @Put(':id')
  @HttpCode(204)
  @ApiOperation({ summary: '읽은 내용을 확인하거나 고쳐서 받기' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'REPORTED_PRODUCT_NOT_FOUND_EXCEPTION', 'CHANGED_SINCE_EXCEPTION')
  async accept(
    @CurrentId() adminId: number,
    @Param('id', IdPipe) id: number,
    @Body() body: ReportedProductInput,
  ): Promise<void> {
    await this.products.accept(adminId, id, body);
  }

  @Post(':id/refuse')
  @HttpCode(204)
  @ApiOperation({ summary: '올리지 않기' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'REPORTED_PRODUCT_NOT_FOUND_EXCEPTION', 'CHANGED_SINCE_EXCEPTION')
  async refuse(@CurrentId() adminId: number, @Param('id', IdPipe) id: number): Promise<void> {
    await this.products.refuse(adminId, id);
  }

  @Post(':id/list')
  @ApiOperation({ summary: '첫 구성과 가격을 정해 보충제 목록에 올리기' })
  @ApiCreatedResponse({ type: AdminSupplementDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'REPORTED_PRODUCT_NOT_FOUND_EXCEPTION',
    'CHANGED_SINCE_EXCEPTION',
    'CONFLICT_EXCEPTION',
  )
  listOne(
    @CurrentId() adminId: number,
    @Param('id', IdPipe) id: number,
    @Body() body: SupplementInput,
  ): Promise<AdminSupplementDto> {
    return this.products.list(adminId, id, body);
  }
}
