import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { ApiPage, sendPage } from '../common/http/pagination.js';
import { KnowsMembers, MemberIdIfAny, Public } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { PagePipe } from '../common/validation/page.pipe.js';
import { NamedDto } from './dto/names.dto.js';
import { KeywordQueryDto, SupplementSearchDto } from './dto/search-requests.dto.js';
import { SupplementDetailDto, SupplementDto } from './dto/supplement.dto.js';
import { SupplementsService } from './supplements.service.js';

@ApiTags('보충제')
@Controller('supplements')
export class SupplementsController {
  constructor(private readonly supplements: SupplementsService) {}

  @KnowsMembers()
  @Get()
  @ApiOperation({ summary: '모든 보충제' })
  @ApiQuery({ name: 'page', required: false, description: '1부터', schema: { type: 'integer', minimum: 1 } })
  @ApiPage(SupplementDto)
  @ApiErrors('VALIDATION_EXCEPTION')
  async all(
    @MemberIdIfAny() memberId: number | null,
    @Query('page', PagePipe) page: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SupplementDto[]> {
    return sendPage(reply, await this.supplements.search({}, page, memberId));
  }

  @KnowsMembers()
  @Get('list')
  @ApiOperation({ summary: '모든 보충제의 이름' })
  @ApiOkResponse({ type: [NamedDto] })
  names(@MemberIdIfAny() memberId: number | null): Promise<NamedDto[]> {
    return this.supplements.names(memberId);
  }

  @KnowsMembers()
  @Post('search/list')
  @HttpCode(200)
  @ApiOperation({ summary: '보충제 검색, 첫 페이지' })
  @ApiPage(SupplementDto)
  @ApiErrors('VALIDATION_EXCEPTION')
  async first(
    @MemberIdIfAny() memberId: number | null,
    @Body() request: SupplementSearchDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SupplementDto[]> {
    return sendPage(reply, await this.supplements.search(request, 1, memberId));
  }

  @KnowsMembers()
  @Post('search/list/:page')
  @HttpCode(200)
  @ApiOperation({ summary: '보충제 검색' })
  @ApiParam({ name: 'page', description: '1부터', schema: { type: 'integer', minimum: 1 } })
  @ApiPage(SupplementDto)
  @ApiErrors('VALIDATION_EXCEPTION')
  async search(
    @MemberIdIfAny() memberId: number | null,
    @Param('page', PagePipe) page: number,
    @Body() request: SupplementSearchDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SupplementDto[]> {
    return sendPage(reply, await this.supplements.search(request, page, memberId));
  }

  @KnowsMembers()
  @Get('search/list')
  @ApiOperation({ summary: '입력하는 동안 보여 줄 보충제 이름, 열 개까지' })
  @ApiOkResponse({ type: [NamedDto] })
  @ApiErrors('VALIDATION_EXCEPTION')
  suggest(@MemberIdIfAny() memberId: number | null, @Query() query: KeywordQueryDto): Promise<NamedDto[]> {
    return this.supplements.suggest(query.keyword, memberId);
  }

  @Public()
  @Get(':id')
  @ApiOperation({ summary: '보충제 자세히' })
  @ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1 } })
  @ApiOkResponse({ type: SupplementDetailDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'SUPPLEMENT_NOT_FOUND_EXCEPTION')
  detail(@Param('id', IdPipe) id: number): Promise<SupplementDetailDto> {
    return this.supplements.detail(id);
  }
}
