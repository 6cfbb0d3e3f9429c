import { applyDecorators, Delete, Get, HttpCode, Post, Put, type Type } from '@nestjs/common';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import type { CatalogueResource } from '../catalogue/public.js';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  getSchemaPath,
} from '@nestjs/swagger';
import { ApiPage } from '../common/http/pagination.js';
import { AcceptsTable, AcceptsUpload } from '../common/http/uploads.js';
import { ImportResultDto } from './tables/import-result.dto.js';
import { TABLE_CONTENT_TYPES, TABLE_FORMATS } from './tables/table-file.js';

const BINARY = { type: 'string', format: 'binary' } as const;

/** A JSON body, or a form with an optional picture. */
const ApiPictureForm = (input: Type<unknown>) =>
  applyDecorators(
    ApiExtraModels(input),
    ApiConsumes('multipart/form-data', 'application/json'),
    ApiBody({
      schema: {
        allOf: [
          { $ref: getSchemaPath(input) },
          { type: 'object', properties: { image: { ...BINARY, description: 'JPEG, PNG, WebP, 5 MB까지' } } },
        ],
      },
    }),
    AcceptsUpload(),
  );

/** Filter and order of the rows. */
const ApiRowsWanted = (sortable: object, hideable: boolean) =>
  applyDecorators(
    ApiQuery({ name: 'keyword', required: false, description: '이름으로 찾기' }),
    ApiQuery({ name: 'sort', required: false, enum: Object.keys(sortable), description: '없으면 번호 순' }),
    ApiQuery({
      name: 'order',
      required: false,
      description: '작은 것부터(asc, 기본값), 또는 큰 것부터(desc)',
      enum: ['asc', 'desc'],
    }),
    ...(hideable
      ? [
          ApiQuery({
            name: 'hidden',
            required: false,
            type: Boolean,
            description: '숨긴 것만, 또는 보이는 것만',
          }),
          ApiQuery({
            name: 'kind',
            required: false,
            description: '보충제의 종류(supplementType), 운동의 주 운동 부위',
          }),
        ]
      : []),
  );

const UPLOAD_ERRORS = ['PAYLOAD_TOO_LARGE_EXCEPTION', 'UNSUPPORTED_MEDIA_TYPE_EXCEPTION'] as const;

/** The routes of every admin resource, with their documentation. `name` is the Korean noun. */
export const AdminRoutes = (
  name: string,
  {
    notFound,
    sortable,
    hideable,
  }: Pick<CatalogueResource<object, { id: number }>, 'notFound' | 'sortable' | 'hideable'>,
) => ({
  List: (row: Type<unknown>) =>
    applyDecorators(
      Get('list/:page'),
      ApiOperation({ summary: `${name} 목록 (20개씩)` }),
      ApiRowsWanted(sortable, hideable),
      ApiPage(row),
      ApiErrors('VALIDATION_EXCEPTION'),
    ),
  All: (row: Type<unknown>) =>
    applyDecorators(
      Get(),
      ApiOperation({ summary: `${name} 목록 (list/{page}와 같아요)` }),
      ApiQuery({ name: 'page', required: false }),
      ApiRowsWanted(sortable, hideable),
      ApiPage(row),
      ApiErrors('VALIDATION_EXCEPTION'),
    ),
  One: (row: Type<unknown>) =>
    applyDecorators(
      Get(':id'),
      ApiOperation({ summary: `${name} 하나 보기` }),
      ApiOkResponse({ type: row }),
      ApiErrors('VALIDATION_EXCEPTION', notFound),
    ),
  Create: (row: Type<unknown>, input: Type<unknown>) =>
    applyDecorators(
      Post(),
      ApiOperation({ summary: `${name} 추가` }),
      ApiPictureForm(input),
      ApiCreatedResponse({ type: row }),
      ApiErrors('VALIDATION_EXCEPTION', 'CONFLICT_EXCEPTION', ...UPLOAD_ERRORS),
    ),
  Update: (row: Type<unknown>, input: Type<unknown>) =>
    applyDecorators(
      Put(':id'),
      ApiOperation({ summary: `${name} 수정 (모든 항목을 보내요)` }),
      ApiPictureForm(input),
      ApiOkResponse({ type: row }),
      ApiErrors('VALIDATION_EXCEPTION', notFound, 'CONFLICT_EXCEPTION', ...UPLOAD_ERRORS),
    ),
  UpdateByBody: (row: Type<unknown>, input: Type<unknown>) =>
    applyDecorators(
      Put(),
      ApiOperation({ summary: `${name} 수정, 번호를 본문에 (PUT {id}와 같아요)` }),
      ApiPictureForm(input),
      ApiOkResponse({ type: row }),
      ApiErrors('VALIDATION_EXCEPTION', notFound, 'CONFLICT_EXCEPTION', ...UPLOAD_ERRORS),
    ),
  Remove: () =>
    applyDecorators(
      Delete(':id'),
      HttpCode(204),
      ApiOperation({ summary: `${name} 삭제` }),
      ApiNoContentResponse(),
      ApiErrors('VALIDATION_EXCEPTION', notFound, 'IN_USE_EXCEPTION'),
    ),
  Import: () =>
    applyDecorators(
      Post('import'),
      HttpCode(200),
      ApiOperation({
        summary: `${name} 가져오기 (CSV, XLSX)`,
        description: '한 줄이라도 틀리면 아무것도 바뀌지 않아요. `dryRun=true`는 확인만 해요.',
      }),
      ApiQuery({
        name: 'dryRun',
        required: false,
        description: 'true면 확인만 해요.',
        enum: ['true', 'false'],
      }),
      ApiConsumes('multipart/form-data', 'text/csv', XLSX),
      ApiBody({ schema: { type: 'object', properties: { file: BINARY } } }),
      ApiOkResponse({ type: ImportResultDto }),
      ApiErrors('VALIDATION_EXCEPTION', 'IMPORT_BUSY_EXCEPTION', ...UPLOAD_ERRORS),
      AcceptsTable(),
    ),
  Export: () =>
    applyDecorators(
      Get('export'),
      ApiOperation({ summary: `${name} 내보내기 (CSV, XLSX)` }),
      ApiQuery({ name: 'format', required: false, description: '파일 형식, 빼면 csv', enum: TABLE_FORMATS }),
      ApiOkResponse({
        content: { 'text/csv': { schema: BINARY }, [XLSX]: { schema: BINARY } },
      }),
      ApiErrors('VALIDATION_EXCEPTION'),
    ),
});

const XLSX = TABLE_CONTENT_TYPES.xlsx;
