import { Body, Controller, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { sendPage } from '../common/http/pagination.js';
import { Upload } from '../common/http/uploads.js';
import { AdminsOnly, CurrentId } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { PagePipe } from '../common/validation/page.pipe.js';
import { AdminCatalogueService } from './admin-catalogue.service.js';
import { IdentifiedSupplementInput } from './dto/identified.inputs.js';
import { AdminRoutes } from './admin-route.decorators.js';
import { AdminSupplementDto } from './dto/rows.dto.js';
import { SupplementInput } from './dto/supplement.input.js';
import { SupplementResource } from './resources/supplement.resource.js';
import { AdminTableService } from './tables/admin-table.service.js';
import { sendTable } from './tables/send-table.js';
import { DryRunPipe, KeywordPipe, TableFormatPipe } from './tables/query.pipes.js';
import type { ImportResultDto } from './tables/import-result.dto.js';
import type { TableFormat } from './tables/table-file.js';

const Route = AdminRoutes('보충제', 'SUPPLEMENT_NOT_FOUND_EXCEPTION');

@AdminsOnly()
@ApiTags('관리자: 보충제')
@Controller('admin/supplements')
export class AdminSupplementController {
  private readonly resource = new SupplementResource();

  constructor(
    @Inject(AdminCatalogueService) private readonly catalogue: AdminCatalogueService,
    @Inject(AdminTableService) private readonly tables: AdminTableService,
  ) {}

  @Route.List(AdminSupplementDto)
  async list(
    @Param('page', PagePipe) page: number,
    @Query('keyword', KeywordPipe) keyword: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminSupplementDto[]> {
    return sendPage(reply, await this.catalogue.list(this.resource, keyword, page));
  }

  @Route.All(AdminSupplementDto)
  async all(
    @Query('page', PagePipe) page: number,
    @Query('keyword', KeywordPipe) keyword: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminSupplementDto[]> {
    return sendPage(reply, await this.catalogue.list(this.resource, keyword, page));
  }

  @Route.Export()
  async export(
    @Query('format', TableFormatPipe) format: TableFormat,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendTable(reply, this.resource.name, format, await this.tables.exportTable(this.resource, format));
  }

  @Route.Import()
  import(
    @CurrentId() adminId: number,
    @Query('dryRun', DryRunPipe) dryRun: boolean,
    @Upload() file?: Buffer,
  ): Promise<ImportResultDto> {
    return this.tables.importTable(this.resource, adminId, file, dryRun);
  }

  @Route.One(AdminSupplementDto)
  get(@Param('id', IdPipe) id: number): Promise<AdminSupplementDto> {
    return this.catalogue.get(this.resource, id);
  }

  @Route.Create(AdminSupplementDto, SupplementInput)
  create(
    @CurrentId() adminId: number,
    @Body() body: SupplementInput,
    @Upload() image?: Buffer,
  ): Promise<AdminSupplementDto> {
    return this.catalogue.create(this.resource, adminId, body, image);
  }

  @Route.Update(AdminSupplementDto, SupplementInput)
  update(
    @CurrentId() adminId: number,
    @Param('id', IdPipe) id: number,
    @Body() body: SupplementInput,
    @Upload() image?: Buffer,
  ): Promise<AdminSupplementDto> {
    return this.catalogue.update(this.resource, adminId, id, body, image);
  }

  @Route.UpdateByBody(AdminSupplementDto, IdentifiedSupplementInput)
  updateByBody(
    @CurrentId() adminId: number,
    @Body() { id, ...body }: IdentifiedSupplementInput,
    @Upload() image?: Buffer,
  ): Promise<AdminSupplementDto> {
    return this.catalogue.update(this.resource, adminId, id, body, image);
  }

  @Route.Remove()
  async remove(@CurrentId() adminId: number, @Param('id', IdPipe) id: number): Promise<void> {
    await this.catalogue.remove(this.resource, adminId, id);
  }
}
