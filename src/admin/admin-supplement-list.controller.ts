import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { ApiPage, sendPage } from '../common/http/pagination.js';
import { AdminsOnly } from '../common/security/access.decorators.js';
import { PagePipe } from '../common/validation/page.pipe.js';
import { AdminCatalogueService } from './admin-catalogue.service.js';
import { AdminSupplementDto, SupplementResource } from '../catalogue/public.js';
import { KeywordPipe } from './tables/query.pipes.js';

/** The older path to the supplement list. */
@AdminsOnly()
@ApiTags('관리자: 보충제')
@Controller('admin/supplement')
export class AdminSupplementListController {
  private readonly resource = new SupplementResource();

  constructor(private readonly catalogue: AdminCatalogueService) {}

  @Get()
  @ApiOperation({ summary: '보충제 목록 (list/{page}와 같아요)' })
  @ApiQuery({ name: 'page', required: false })
  @ApiQuery({ name: 'keyword', required: false, description: '이름으로 찾기' })
  @ApiPage(AdminSupplementDto)
  @ApiErrors('VALIDATION_EXCEPTION')
  async list(
    @Query('page', PagePipe) page: number,
    @Query('keyword', KeywordPipe) keyword: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminSupplementDto[]> {
    return sendPage(reply, await this.catalogue.list(this.resource, { keyword }, page));
  }
}
