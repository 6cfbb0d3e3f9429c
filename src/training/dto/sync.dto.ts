import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsObject, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { ERROR_CODES, type ErrorCode } from '../../common/errors/error-catalogue.js';
import { LOAD_DOUBTS, type LoadDoubt } from '../../recommendation/public.js';
import { TrainingLogDto } from './training-log.dto.js';
import {
  StoredTrainingSessionDto,
  StoredTrainingSetDto,
  TrainingSessionDto,
  TrainingSetDto,
} from './training-rows.dto.js';
import { MOST_ITEMS } from '../training.constants.js';
import { LARGEST_INT } from '../../common/validation/largest-int.js';

export const ROW_TYPES = ['session', 'set'] as const;
export type RowType = (typeof ROW_TYPES)[number];

/** Each `row` is validated on its own, so that an invalid one does not block the others. */
@ApiExtraModels(TrainingSessionDto, TrainingSetDto)
export class SyncItemDto {
  @ApiProperty({ enum: ROW_TYPES, example: 'session' })
  @IsIn(ROW_TYPES)
  type: RowType;

  @ApiProperty({
    description: '고친 판의 revision, 서버에 처음이면 0',
    type: 'integer',
    minimum: 0,
    maximum: LARGEST_INT,
    example: 0,
  })
  @IsInt()
  @Min(0)
  @Max(LARGEST_INT)
  baseRevision: number;

  @ApiProperty({
    description: 'type에 따라 운동 기록 또는 세트',
    oneOf: [{ $ref: getSchemaPath(TrainingSessionDto) }, { $ref: getSchemaPath(TrainingSetDto) }],
  })
  @IsObject()
  row: object;
}

export class SyncRequestDto {
  @ApiProperty({ description: '기기에서 바뀐 것', type: [SyncItemDto], maxItems: MOST_ITEMS })
  @IsArray()
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => SyncItemDto)
  items: SyncItemDto[];

  @ApiPropertyOptional({
    description: '마지막으로 받은 revision: 보내면 다른 기기에서 바뀐 것도 함께 답해요.',
    type: 'integer',
    minimum: 0,
    maximum: LARGEST_INT,
    example: 0,
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(LARGEST_INT)
  after?: number;
}

export const SYNC_STATUSES = ['applied', 'same', 'conflict', 'refused'] as const;
export type SyncStatus = (typeof SYNC_STATUSES)[number];

@ApiExtraModels(StoredTrainingSessionDto, StoredTrainingSetDto)
export class SyncedItemDto {
  @ApiProperty({ description: '보낸 번호' })
  id: string;

  @ApiProperty({ enum: ROW_TYPES })
  type: RowType;

  @ApiProperty({
    description:
      'applied 저장, same 이미 같음, conflict 다른 곳에서 먼저 바뀜(아무것도 덮어쓰지 않아요), refused 받을 수 없음',
    enum: SYNC_STATUSES,
  })
  status: SyncStatus;

  @ApiPropertyOptional({ description: '서버에 있는 판(applied, same)', type: 'integer' })
  revision?: number;

  @ApiPropertyOptional({
    description:
      '서버에 있는 것(conflict). 지운 운동의 세트면 그 운동 기록이에요. same에서는 시각만 다를 때 와요: 먼저 온 시각이 남아요.',
    oneOf: [{ $ref: getSchemaPath(StoredTrainingSessionDto) }, { $ref: getSchemaPath(StoredTrainingSetDto) }],
  })
  server?: StoredTrainingSessionDto | StoredTrainingSetDto;

  @ApiPropertyOptional({ description: '받지 못한 까닭(refused)', enum: ERROR_CODES, enumName: 'ErrorCode' })
  code?: ErrorCode;

  @ApiPropertyOptional({ description: '받지 못한 까닭, 한국어(refused)' })
  message?: string;

  @ApiPropertyOptional({ description: '평소와 많이 다른 무게예요. 맞는지 물어봐 주세요.', enum: LOAD_DOUBTS })
  doubt?: LoadDoubt;
}

export class ChangesDto extends TrainingLogDto {
  @ApiProperty({ description: '여기까지 받았어요: 다음 after', type: 'integer', example: 2 })
  revision: number;

  @ApiProperty({ description: '더 있어요.' })
  more: boolean;
}

export class SyncAnswerDto {
  @ApiProperty({ description: '보낸 순서대로', type: [SyncedItemDto] })
  items: SyncedItemDto[];

  @ApiProperty({ description: '내 기록의 마지막 revision', type: 'integer', example: 2 })
  revision: number;

  @ApiPropertyOptional({ description: '다른 기기에서 바뀐 것(after를 보냈을 때)', type: ChangesDto })
  changes?: ChangesDto;
}
