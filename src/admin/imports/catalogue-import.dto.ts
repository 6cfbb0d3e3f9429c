import { ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { CATALOGUE_RESOURCES, type CatalogueResourceName } from '../../catalogue/public.js';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { LARGEST_INT } from '../../common/validation/largest-int.js';
import { ImportResultDto, MOST_ERRORS } from '../tables/import-result.dto.js';
import type {
  AddedLine,
  ChangedLine,
  CheckedImport,
  ColumnChoices,
  UndoSkippedRow,
} from './catalogue-import.types.js';
import { IMPORT_STATES, type CatalogueImport, type ImportState } from './entities/catalogue-import.entity.js';
import { guessesFor } from './import-file.js';
import { MOST_LISTED } from './import-report.js';

const FILE_NAME = 200;
const MENDED_CELL = 2_000;
const CHOICES = { type: 'object', additionalProperties: { type: 'string', nullable: true } } as const;

export class ImportResourceQueryDto {
  @ApiProperty({ enum: CATALOGUE_RESOURCES, description: '어느 목록인지' })
  @IsIn(CATALOGUE_RESOURCES)
  resource: CatalogueResourceName;
}

export class StartImportQueryDto extends ImportResourceQueryDto {
  @ApiPropertyOptional({
    maxLength: FILE_NAME,
    description: '화면에 보일 파일 이름',
    example: '9월 가격.xlsx',
  })
  @EmptyAsAbsent()
  @IsString()
  @MaxLength(FILE_NAME, { message: `파일 이름은 ${FILE_NAME}자까지예요.` })
  fileName?: string;
}

export class ImportColumnsDto {
  @ApiProperty({
    ...CHOICES,
    additionalProperties: { type: 'string' },
    description: '파일의 열 이름마다 어느 항목인지. 빈 글이면 그 열은 가져오지 않아요.',
    example: { 제품명: 'koreanName', 메모: '' },
  })
  @IsObject({ message: '열마다 항목을 골라 주세요.' })
  columns: Record<string, string>;
}

export class MendedCellDto {
  @ApiProperty({ description: '파일의 줄 번호', minimum: 1, example: 14 })
  @IsInt()
  @Min(1)
  @Max(LARGEST_INT)
  row: number;

  @ApiProperty({ description: '어느 항목인지', maxLength: 60, example: 'price' })
  @IsString()
  @MaxLength(60)
  field: string;

  @ApiProperty({ description: '고친 값', maxLength: MENDED_CELL, example: '29900' })
  @IsString()
  @MaxLength(MENDED_CELL, { message: `한 칸은 ${MENDED_CELL}자까지예요.` })
  value: string;
}

export class MendImportDto {
  @ApiProperty({ type: [MendedCellDto], maxItems: MOST_ERRORS, description: '고친 칸' })
  @IsArray()
  @ArrayMaxSize(MOST_ERRORS, { message: `한 번에 ${MOST_ERRORS}칸까지 고칠 수 있어요.` })
  @ValidateNested({ each: true })
  @Type(() => MendedCellDto)
  cells: MendedCellDto[];

  @ApiProperty({ type: [Number], maxItems: MOST_ERRORS, description: '가져오지 않을 줄', example: [] })
  @IsArray()
  @ArrayMaxSize(MOST_ERRORS, { message: `한 번에 ${MOST_ERRORS}줄까지 뺄 수 있어요.` })
  @IsInt({ each: true })
  leftOut: number[];
}

export class ImportFieldChangeDto {
  @ApiProperty({ example: 'price' })
  field: string;

  @ApiProperty({ example: '39000' })
  before: string;

  @ApiProperty({ example: '42000' })
  after: string;
}

export class AddedLineDto implements AddedLine {
  @ApiProperty({ description: '파일의 줄 번호', example: 2 })
  row: number;

  @ApiProperty({ example: '루트랩 분리유청 · 초코' })
  name: string;
}

export class ChangedLineDto extends AddedLineDto implements ChangedLine {
  @ApiProperty({ description: '바뀌는 항목의 번호', example: 12 })
  id: number;

  @ApiProperty({ type: [ImportFieldChangeDto] })
  fields: ImportFieldChangeDto[];
}

export class CheckedImportDto extends ImportResultDto implements CheckedImport {
  @ApiProperty({ type: [AddedLineDto], maxItems: MOST_LISTED, description: `처음 ${MOST_LISTED}줄` })
  added: AddedLineDto[];

  @ApiProperty({ type: [ChangedLineDto], maxItems: MOST_LISTED, description: `처음 ${MOST_LISTED}줄` })
  changed: ChangedLineDto[];
}

export class UndoSkippedRowDto implements UndoSkippedRow {
  @ApiProperty({ example: '루트랩 분리유청 · 초코' })
  name: string;

  @ApiProperty({ example: '그 뒤에 바뀌었어요.' })
  reason: string;
}

/** One import of a file into the catalogue, and its state. */
export class CatalogueImportDto {
  @ApiProperty({ example: 3 })
  id: number;

  @ApiProperty({ enum: CATALOGUE_RESOURCES })
  resource: CatalogueResourceName;

  @ApiProperty({ example: '9월 가격.xlsx' })
  fileName: string;

  @ApiProperty({
    enum: IMPORT_STATES,
    description:
      'reading 읽고 확인하는 중, columns 열을 정해야 함, checked 적용을 기다림, writing 넣는 중, done 넣음, refused 넣다가 맞지 않는 줄이 있어 모두 되돌림, undoing 되돌리는 중, undone 되돌림, failed 읽지 못함',
  })
  state: ImportState;

  @ApiProperty({
    ...CHOICES,
    description: '열 이름마다 항목. null이면 아직 몰라요.',
    example: { 제품명: null },
  })
  columns: ColumnChoices;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    description: '열마다 든 값 몇 가지',
    example: { 판매가: ['29,900원'] },
  })
  samples: Record<string, string[]>;

  @ApiProperty({
    ...CHOICES,
    additionalProperties: { type: 'string' },
    description: '아직 모르는 열마다 든 값으로 어림한 항목. 빈 글이면 가져오지 않는 쪽이에요.',
    example: { 제품명: 'koreanName' },
  })
  guesses: Record<string, string>;

  @ApiProperty({ description: '파일의 줄 수', example: 1200 })
  lines: number;

  @ApiProperty({ description: '지금 하는 일에서 끝낸 줄 수', example: 350 })
  done: number;

  @ApiProperty({ type: CheckedImportDto, nullable: true, allOf: [{ $ref: getSchemaPath(CheckedImportDto) }] })
  result: CheckedImportDto | null;

  @ApiProperty({ type: [UndoSkippedRowDto], description: '되돌리지 않고 둔 항목과 그 까닭' })
  kept: UndoSkippedRowDto[];

  @ApiProperty({ type: String, nullable: true, example: null })
  failure: string | null;

  @ApiProperty()
  createdAt: Date;

  @ApiProperty({ type: Date, nullable: true, example: null })
  finishedAt: Date | null;

  static from(found: CatalogueImport): CatalogueImportDto {
    const { id, resource, fileName, state, columns, lines, done, result, kept, failure } = found;
    const { createdAt, finishedAt } = found;
    const samples = found.samples ?? {};
    return {
      ...{ id, resource, fileName, state, columns, samples, lines, done },
      guesses: guessesFor(found),
      ...{ result, kept, failure, createdAt, finishedAt },
    };
  }
}

export class LatestImportDto {
  @ApiProperty({
    type: CatalogueImportDto,
    nullable: true,
    description: '이 목록에 마지막으로 올린 파일. 없으면 null',
  })
  latest: CatalogueImportDto | null;
}
