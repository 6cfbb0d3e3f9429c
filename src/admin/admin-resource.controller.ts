import { Body, Injectable, Param, Query, Res, type Type } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendPage } from '../common/http/pagination.js';
import { Upload } from '../common/http/uploads.js';
import { CurrentId } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { InputPipe } from '../common/validation/input.pipe.js';
import { PagePipe } from '../common/validation/page.pipe.js';
import { AdminCatalogueService } from './admin-catalogue.service.js';
import { AdminRoutes } from './admin-route.decorators.js';
import type { CatalogueResource, RowsWanted } from '../catalogue/public.js';
import { AdminTableService } from './imports/admin-table.service.js';
import type { ImportResultDto } from './tables/import-result.dto.js';
import { DryRunPipe, RowsWantedPipe, TableFormatPipe } from './tables/query.pipes.js';
import { sendTable } from './tables/send-table.js';
import type { TableFormat } from './tables/table-file.js';

interface AdminResourceTypes<Input, Row> {
  /** The resource's Korean noun in the API document. */
  koreanName: string;
  row: Type<Row>;
  /** The row's body plus its id, for the path without an id. */
  identifiedInput: Type<Input & { id: number }>;
}

/**
 * Base class of a resource's controller, with the routes all resources share. The pipe receives the body types as values, because type parameters
 * leave no metadata.
 */
export function AdminResourceController<Input extends object, Row extends Input & { id: number }>(
  resource: CatalogueResource<Input, Row>,
  { koreanName, row, identifiedInput }: AdminResourceTypes<Input, Row>,
) {
  const Route = AdminRoutes(koreanName, resource);
  const input = resource.inputType;
  const wantedPipe = new RowsWantedPipe(resource);

  // The decorator emits constructor metadata for the subclasses.
  @Injectable()
  class ResourceController {
    constructor(
      protected readonly catalogue: AdminCatalogueService,
      protected readonly tables: AdminTableService,
    ) {}

    @Route.List(row)
    async list(
      @Param('page', PagePipe) page: number,
      @Query(wantedPipe) wanted: RowsWanted,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<Row[]> {
      return sendPage(reply, await this.catalogue.list(resource, wanted, page));
    }

    @Route.All(row)
    async all(
      @Query('page', PagePipe) page: number,
      @Query(wantedPipe) wanted: RowsWanted,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<Row[]> {
      return sendPage(reply, await this.catalogue.list(resource, wanted, page));
    }

    @Route.Export()
    async export(
      @Query('format', TableFormatPipe) format: TableFormat,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      await sendTable(reply, resource.name, format, await this.tables.exportTable(resource, format));
    }

    @Route.Import()
    import(
      @CurrentId() adminId: number,
      @Query('dryRun', DryRunPipe) dryRun: boolean,
      @Upload() file?: Buffer,
    ): Promise<ImportResultDto> {
      return this.tables.importTable(resource, adminId, file, dryRun);
    }

    @Route.One(row)
    get(@Param('id', IdPipe) id: number): Promise<Row> {
      return this.catalogue.get(resource, id);
    }

    @Route.Create(row, input)
    create(
      @CurrentId() adminId: number,
      @Body(new InputPipe(input)) body: Input,
      @Upload() image?: Buffer,
    ): Promise<Row> {
      return this.catalogue.create(resource, adminId, body, image);
    }

    @Route.Update(row, input)
    update(
      @CurrentId() adminId: number,
      @Param('id', IdPipe) id: number,
      @Body(new InputPipe(input)) body: Input,
      @Upload() image?: Buffer,
    ): Promise<Row> {
      return this.catalogue.update(resource, adminId, id, body, image);
    }

    @Route.UpdateByBody(row, identifiedInput)
    updateByBody(
      @CurrentId() adminId: number,
      @Body(new InputPipe(identifiedInput)) body: Input & { id: number },
      @Upload() image?: Buffer,
    ): Promise<Row> {
      return this.catalogue.update(resource, adminId, body.id, body, image);
    }

    @Route.Remove()
    async remove(@CurrentId() adminId: number, @Param('id', IdPipe) id: number): Promise<void> {
      await this.catalogue.remove(resource, adminId, id);
    }
  }
  return ResourceController;
}
