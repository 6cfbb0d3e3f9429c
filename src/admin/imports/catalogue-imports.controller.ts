import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { AcceptsTable, Upload } from '../../common/http/uploads.js';
import { AdminsOnly, CurrentId } from '../../common/security/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { TABLE_CONTENT_TYPES } from '../tables/table-file.js';
import {
  CatalogueImportDto,
  ImportColumnsDto,
  ImportResourceQueryDto,
  LatestImportDto,
  MendImportDto,
  StartImportQueryDto,
} from './catalogue-import.dto.js';
import { CatalogueImports } from './catalogue-imports.service.js';

const XLSX = TABLE_CONTENT_TYPES.xlsx;
const FILE = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } as const;

@ApiTags('관리자: 가져오기')
@AdminsOnly()
@Controller('admin/imports')
export class CatalogueImportsController {
  constructor(private readonly imports: CatalogueImports) {}

  @Get()
  @ApiOperation({ summary: '한 목록에 마지막으로 올린 파일' })
  @ApiOkResponse({ type: LatestImportDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  async latest(
    @CurrentId() adminId: number,
    @Query() { resource }: ImportResourceQueryDto,
  ): Promise<LatestImportDto> {
    return { latest: await this.imports.latest(adminId, resource) };
  }

  @Post()
  @HttpCode(202)
  @AcceptsTable()
  @ApiOperation({
    summary: 'CSV나 XLSX 파일을 올려 무엇이 바뀌는지 확인하기',
    description:
      '확인은 뒤에서 해요. 어디까지 했는지는 다시 물어봐 주세요. 적용하기 전에는 아무것도 바뀌지 않아요.',
  })
  @ApiConsumes('multipart/form-data', 'text/csv', XLSX)
  @ApiBody({ schema: FILE })
  @ApiAcceptedResponse({ type: CatalogueImportDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'PAYLOAD_TOO_LARGE_EXCEPTION', 'UNSUPPORTED_MEDIA_TYPE_EXCEPTION')
  start(
    @CurrentId() adminId: number,
    @Query() { resource, fileName }: StartImportQueryDto,
    @Upload() file?: Buffer,
  ): Promise<CatalogueImportDto> {
    return this.imports.start(adminId, resource, file, fileName);
  }

  @Get(':id')
  @ApiOperation({ summary: '파일이 어디까지 왔는지' })
  @ApiOkResponse({ type: CatalogueImportDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'CATALOGUE_IMPORT_NOT_FOUND_EXCEPTION')
  get(@Param('id', IdPipe) id: number): Promise<CatalogueImportDto> {
    return this.imports.get(id);
  }

  @Put(':id/columns')
  @HttpCode(202)
  @ApiOperation({
    summary: '파일의 열이 어느 항목인지 정하고 다시 확인하기',
    description: '다음에 같은 열 이름이 오면 기억한 대로 읽어요.',
  })
  @ApiAcceptedResponse({ type: CatalogueImportDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'CATALOGUE_IMPORT_NOT_FOUND_EXCEPTION', 'CHANGED_SINCE_EXCEPTION')
  choose(
    @CurrentId() adminId: number,
    @Param('id', IdPipe) id: number,
    @Body() { columns }: ImportColumnsDto,
  ): Promise<CatalogueImportDto> {
    return this.imports.choose(adminId, id, columns);
  }

  @Put(':id/cells')
  @HttpCode(202)
  @ApiOperation({
    summary: '넣기 전에 칸을 고치거나 줄을 빼고 다시 확인하기',
    description: '올린 파일은 그대로 두고, 고친 값으로 읽어요.',
  })
  @ApiAcceptedResponse({ type: CatalogueImportDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'CATALOGUE_IMPORT_NOT_FOUND_EXCEPTION', 'CHANGED_SINCE_EXCEPTION')
  mend(
    @CurrentId() adminId: number,
    @Param('id', IdPipe) id: number,
    @Body() mended: MendImportDto,
  ): Promise<CatalogueImportDto> {
    return this.imports.mend(adminId, id, mended);
  }

  @Post(':id/apply')
  @HttpCode(202)
  @ApiOperation({
    summary: '확인한 파일 적용하기',
    description: '조금씩 넣고, 맞지 않는 줄이 하나라도 있으면 넣은 것을 모두 되돌려요.',
  })
  @ApiAcceptedResponse({ type: CatalogueImportDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'CATALOGUE_IMPORT_NOT_FOUND_EXCEPTION',
    'CHANGED_SINCE_EXCEPTION',
    'IMPORT_BUSY_EXCEPTION',
  )
  apply(@CurrentId() adminId: number, @Param('id', IdPipe) id: number): Promise<CatalogueImportDto> {
    return this.imports.apply(adminId, id);
  }

  @Post(':id/undo')
  @HttpCode(202)
  @ApiOperation({
    summary: '가져온 파일 전체 되돌리기',
    description: '그 뒤에 바뀌었거나 쓰이는 항목은 그대로 두고 알려 줘요.',
  })
  @ApiAcceptedResponse({ type: CatalogueImportDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'CATALOGUE_IMPORT_NOT_FOUND_EXCEPTION',
    'CHANGED_SINCE_EXCEPTION',
    'IMPORT_BUSY_EXCEPTION',
  )
  undo(@Param('id', IdPipe) id: number): Promise<CatalogueImportDto> {
    return this.imports.undo(id);
  }
}
