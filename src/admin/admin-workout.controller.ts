import { Body, Controller, Inject, Param, Query, Res, Put } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { sendPage } from '../common/http/pagination.js';
import { AcceptsUpload, Upload } from '../common/http/uploads.js';
import { AdminsOnly, CurrentId } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { PagePipe } from '../common/validation/page.pipe.js';
import { AdminCatalogueService } from './admin-catalogue.service.js';
import { IdentifiedWorkoutInput } from './dto/identified.inputs.js';
import { AdminRoutes } from './admin-route.decorators.js';
import { AdminWorkoutDto } from './dto/rows.dto.js';
import { WorkoutInput } from './dto/workout.input.js';
import { WorkoutResource } from './resources/workout.resource.js';
import { AdminTableService } from './tables/admin-table.service.js';
import { sendTable } from './tables/send-table.js';
import { DryRunPipe, KeywordPipe, TableFormatPipe } from './tables/query.pipes.js';
import type { ImportResultDto } from './tables/import-result.dto.js';
import type { TableFormat } from './tables/table-file.js';

const Route = AdminRoutes('운동', 'WORKOUT_NOT_FOUND_EXCEPTION');

@AdminsOnly()
@ApiTags('관리자: 운동')
@Controller('admin/workouts')
export class AdminWorkoutController {
  private readonly resource = new WorkoutResource();

  constructor(
    @Inject(AdminCatalogueService) private readonly catalogue: AdminCatalogueService,
    @Inject(AdminTableService) private readonly tables: AdminTableService,
  ) {}

  @Route.List(AdminWorkoutDto)
  async list(
    @Param('page', PagePipe) page: number,
    @Query('keyword', KeywordPipe) keyword: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminWorkoutDto[]> {
    return sendPage(reply, await this.catalogue.list(this.resource, keyword, page));
  }

  @Route.All(AdminWorkoutDto)
  async all(
    @Query('page', PagePipe) page: number,
    @Query('keyword', KeywordPipe) keyword: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminWorkoutDto[]> {
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

  @Route.One(AdminWorkoutDto)
  get(@Param('id', IdPipe) id: number): Promise<AdminWorkoutDto> {
    return this.catalogue.get(this.resource, id);
  }

  @Route.Create(AdminWorkoutDto, WorkoutInput)
  create(
    @CurrentId() adminId: number,
    @Body() body: WorkoutInput,
    @Upload() image?: Buffer,
  ): Promise<AdminWorkoutDto> {
    return this.catalogue.create(this.resource, adminId, body, image);
  }

  @Route.Update(AdminWorkoutDto, WorkoutInput)
  update(
    @CurrentId() adminId: number,
    @Param('id', IdPipe) id: number,
    @Body() body: WorkoutInput,
    @Upload() image?: Buffer,
  ): Promise<AdminWorkoutDto> {
    return this.catalogue.update(this.resource, adminId, id, body, image);
  }

  @Put(':id/image')
  @ApiOperation({ summary: '운동 그림 바꾸기 (파일 그대로)' })
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: AdminWorkoutDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'WORKOUT_NOT_FOUND_EXCEPTION',
    'PAYLOAD_TOO_LARGE_EXCEPTION',
    'UNSUPPORTED_MEDIA_TYPE_EXCEPTION',
  )
  @AcceptsUpload('image/jpeg', 'image/png', 'image/webp')
  setImage(
    @CurrentId() adminId: number,
    @Param('id', IdPipe) id: number,
    @Upload() image?: Buffer,
  ): Promise<AdminWorkoutDto> {
    return this.catalogue.setPicture(this.resource, adminId, id, image);
  }

  @Route.UpdateByBody(AdminWorkoutDto, IdentifiedWorkoutInput)
  updateByBody(
    @CurrentId() adminId: number,
    @Body() { id, ...body }: IdentifiedWorkoutInput,
    @Upload() image?: Buffer,
  ): Promise<AdminWorkoutDto> {
    return this.catalogue.update(this.resource, adminId, id, body, image);
  }

  @Route.Remove()
  async remove(@CurrentId() adminId: number, @Param('id', IdPipe) id: number): Promise<void> {
    await this.catalogue.remove(this.resource, adminId, id);
  }
}
