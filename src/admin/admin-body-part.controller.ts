import { Body, Controller, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { sendPage } from '../common/http/pagination.js';
import { Upload } from '../common/http/uploads.js';
import { AdminsOnly, CurrentId } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { PagePipe } from '../common/validation/page.pipe.js';
import { AdminCatalogueService } from './admin-catalogue.service.js';
import { IdentifiedBodyPartInput } from './dto/identified.inputs.js';
import { AdminRoutes } from './admin-route.decorators.js';
import { AdminBodyPartDto } from './dto/rows.dto.js';
import { BodyPartInput } from './dto/named.inputs.js';
import { BodyPartResource } from './resources/named.resource.js';
import { AdminTableService } from './tables/admin-table.service.js';
import { sendTable } from './tables/send-table.js';
import { DryRunPipe, KeywordPipe, TableFormatPipe } from './tables/query.pipes.js';
import type { ImportResultDto } from './tables/import-result.dto.js';
import type { TableFormat } from './tables/table-file.js';

const Route = AdminRoutes('운동 부위', 'BODY_PART_NOT_FOUND_EXCEPTION');

@AdminsOnly()
@ApiTags('관리자: 운동 부위')
@Controller('admin/bodyParts')
export class AdminBodyPartController {
  private readonly resource = new BodyPartResource();

  constructor(
    @Inject(AdminCatalogueService) private readonly catalogue: AdminCatalogueService,
    @Inject(AdminTableService) private readonly tables: AdminTableService,
  ) {}

  @Route.List(AdminBodyPartDto)
  async list(
    @Param('page', PagePipe) page: number,
    @Query('keyword', KeywordPipe) keyword: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminBodyPartDto[]> {
    return sendPage(reply, await this.catalogue.list(this.resource, keyword, page));
  }

  @Route.All(AdminBodyPartDto)
  async all(
    @Query('page', PagePipe) page: number,
    @Query('keyword', KeywordPipe) keyword: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminBodyPartDto[]> {
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

  @Route.One(AdminBodyPartDto)
  get(@Param('id', IdPipe) id: number): Promise<AdminBodyPartDto> {
    return this.catalogue.get(this.resource, id);
  }

  @Route.Create(AdminBodyPartDto, BodyPartInput)
  create(
    @CurrentId() adminId: number,
    @Body() body: BodyPartInput,
    @Upload() image?: Buffer,
  ): Promise<AdminBodyPartDto> {
    return this.catalogue.create(this.resource, adminId, body, image);
  }

  @Route.Update(AdminBodyPartDto, BodyPartInput)
  update(
    @CurrentId() adminId: number,
    @Param('id', IdPipe) id: number,
    @Body() body: BodyPartInput,
    @Upload() image?: Buffer,
  ): Promise<AdminBodyPartDto> {
    return this.catalogue.update(this.resource, adminId, id, body, image);
  }

  @Route.UpdateByBody(AdminBodyPartDto, IdentifiedBodyPartInput)
  updateByBody(
    @CurrentId() adminId: number,
    @Body() { id, ...body }: IdentifiedBodyPartInput,
    @Upload() image?: Buffer,
  ): Promise<AdminBodyPartDto> {
    return this.catalogue.update(this.resource, adminId, id, body, image);
  }

  @Route.Remove()
  async remove(@CurrentId() adminId: number, @Param('id', IdPipe) id: number): Promise<void> {
    await this.catalogue.remove(this.resource, adminId, id);
  }
}
