import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { Type } from 'class-transformer';
import { CATALOGUE_RESOURCES, type CatalogueResourceName } from '../../catalogue/public.js';
import { AUDIT_ACTIONS, type AuditAction } from '../../audit/public.js';
import { IsId } from '../../common/validation/is-id.decorator.js';

/** A field's value as the tables store it. */
export type HistoryValue = string | number | boolean | string[] | null;

const VALUE = {
  oneOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: { type: 'string' } },
  ],
  nullable: true,
};

export class CatalogueHistoryQueryDto {
  @ApiProperty({ required: false, enum: CATALOGUE_RESOURCES, description: '한 가지 목록만' })
  @IsOptional()
  @IsIn(CATALOGUE_RESOURCES)
  resource?: CatalogueResourceName;

  @ApiProperty({ required: false, description: '그 목록의 한 항목만', example: 12 })
  @IsOptional()
  @Type(() => Number)
  @IsId()
  resourceId?: number;

  @ApiProperty({ required: false, description: '앞 답의 `next`: 그보다 오래된 것부터', example: 40 })
  @IsOptional()
  @Type(() => Number)
  @IsId()
  before?: number;
}

export class CatalogueFieldChangeDto {
  @ApiProperty({ example: 'price' })
  field: string;

  @ApiProperty({ ...VALUE, description: '새로 생긴 항목이면 null' })
  before: HistoryValue;

  @ApiProperty({ ...VALUE, description: '삭제된 항목이면 null' })
  after: HistoryValue;
}

export class CatalogueChangeEntryDto {
  @ApiProperty({ example: 41 })
  id: number;

  @ApiProperty({ example: '2026-11-22T04:05:06.789Z' })
  at: Date;

  @ApiProperty({ example: 'admin', description: '바꾼 관리자의 아이디' })
  admin: string;

  @ApiProperty({ enum: AUDIT_ACTIONS })
  action: AuditAction;

  @ApiProperty({ enum: CATALOGUE_RESOURCES })
  resource: CatalogueResourceName;

  @ApiProperty({ type: Number, nullable: true, description: '파일로 가져왔으면 null', example: 12 })
  resourceId: number | null;

  @ApiProperty({ type: String, nullable: true, example: '바벨 벤치프레스' })
  name: string | null;

  @ApiProperty({ type: [CatalogueFieldChangeDto] })
  changes: CatalogueFieldChangeDto[];

  @ApiProperty({ description: '파일로 가져왔을 때 새로 생긴 수', example: 0 })
  created: number;

  @ApiProperty({ description: '파일로 가져왔을 때 바뀐 수', example: 0 })
  updated: number;

  @ApiProperty({ type: Number, nullable: true, description: '파일로 가져왔으면 그 번호', example: null })
  importId: number | null;

  @ApiProperty({
    description: '그 항목의 마지막 변경이에요. 그 뒤에 가져온 파일이 바꿨다면 되돌릴 때 알려 줘요.',
  })
  undoable: boolean;
}

export class CatalogueHistoryDto {
  @ApiProperty({ type: [CatalogueChangeEntryDto], description: '새것부터 20개' })
  entries: CatalogueChangeEntryDto[];

  @ApiProperty({ type: Number, nullable: true, description: '더 있으면 `before`로 보낼 값', example: null })
  next: number | null;
}
