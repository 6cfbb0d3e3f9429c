import { ApiProperty } from '@nestjs/swagger';
import {
  RECOMMENDATION_TYPES,
  type RecommendationHistory,
  type RecommendationState,
  type RecommendationType,
} from '../entities/recommendation-history.entity.js';

export class RecommendationIdDto {
  @ApiProperty({ description: '추천 기록 번호', example: 7 })
  id: number;
}

export class PendingDto {
  @ApiProperty({ enum: ['PENDING'] })
  status: 'PENDING';
}

export class FailedDto {
  @ApiProperty({ enum: ['RECOMMENDATION_FAILED_EXCEPTION'] })
  status: 'RECOMMENDATION_FAILED_EXCEPTION';

  @ApiProperty({ example: '추천을 만들지 못했어요. 다시 시도해 주세요.' })
  message: string;
}

const STATUSES = ['PENDING', 'DONE', 'RECOMMENDATION_FAILED_EXCEPTION'] as const;
type HistoryStatus = (typeof STATUSES)[number];

/** Public name of each state. */
const STATUS_OF: Record<RecommendationState, HistoryStatus> = {
  PENDING: 'PENDING',
  DONE: 'DONE',
  FAILED: 'RECOMMENDATION_FAILED_EXCEPTION',
};

export class HistoryEntryDto {
  @ApiProperty({ example: 7 })
  id: number;

  @ApiProperty({ enum: RECOMMENDATION_TYPES })
  type: RecommendationType;

  @ApiProperty({ enum: STATUSES })
  status: HistoryStatus;

  @ApiProperty({ example: '2026-01-02T03:04:05.678Z', format: 'date-time' })
  createdAt: string;

  @ApiProperty({
    description: '그때 보낸 요청',
    type: 'object',
    additionalProperties: true,
    example: { bodyPartKoreanName: ['가슴'], machineKoreanName: ['바벨', '평벤치'] },
  })
  request: Record<string, unknown>;

  static from({ id, type, state, createdAt, request }: RecommendationHistory): HistoryEntryDto {
    return {
      id,
      type: type as RecommendationType,
      status: STATUS_OF[state],
      createdAt: createdAt.toISOString(),
      request,
    };
  }
}
