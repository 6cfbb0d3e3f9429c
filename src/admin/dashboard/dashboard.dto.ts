import { ApiProperty } from '@nestjs/swagger';
import { SUPPLEMENT_PURPOSES, type SupplementPurpose } from '../../catalogue/public.js';

export class JobCountDto {
  @ApiProperty({ example: 'recommendation' })
  name: string;

  @ApiProperty({ description: '기다리는 수', example: 0 })
  waiting: number;

  @ApiProperty({ description: '지금 하는 수', example: 1 })
  running: number;

  @ApiProperty({ description: '그만둔 수, 30일 동안', example: 0 })
  failed: number;
}

export class FailedJobDto {
  @ApiProperty({ example: 12 })
  id: number;

  @ApiProperty({ example: 'recommendation' })
  name: string;

  @ApiProperty({ example: '추천을 만들지 못했어요. 다시 시도해 주세요.' })
  reason: string;

  @ApiProperty({ type: Date, nullable: true })
  failedAt: Date | null;

  @ApiProperty({ description: '다시 시킬 수 있는지. 가져온 파일은 그 화면에서 되돌려요.' })
  retryable: boolean;
}

export class CatalogueGapDto {
  @ApiProperty({ example: '종아리' })
  bodyPart: string;

  @ApiProperty({ example: '케틀벨' })
  machine: string;

  @ApiProperty({ description: '하나뿐인 운동', example: '케틀벨 카프 레이즈' })
  onlyWorkout: string;
}

export class PurposeGapDto {
  @ApiProperty({ enum: SUPPLEMENT_PURPOSES, example: '관절 건강' })
  purpose: SupplementPurpose;

  @ApiProperty({ description: '이 목적을 돕는 제품, 둘까지', type: [String] })
  products: string[];
}

export class BackupStateDto {
  @ApiProperty({ description: '되돌려 확인한 마지막 백업, 없으면 null', type: Date, nullable: true })
  checkedAt: Date | null;

  @ApiProperty({ description: '그 백업의 크기, kB', type: Number, nullable: true, example: 1_204 })
  kilobytes: number | null;

  @ApiProperty({ description: '그 뒤에 만들지 못한 백업, 없으면 null', type: Date, nullable: true })
  failedAt: Date | null;

  @ApiProperty({ description: '확인한 백업이 26시간 넘게 없는지', example: false })
  overdue: boolean;
}

export class DashboardDto {
  @ApiProperty({ type: [JobCountDto] })
  jobs: JobCountDto[];

  @ApiProperty({ description: '가장 오래 기다린 작업이 기다린 시간, 초', example: 0 })
  longestWaitSeconds: number;

  @ApiProperty({ type: [FailedJobDto], description: '마지막 50개' })
  failedJobs: FailedJobDto[];

  @ApiProperty({ type: [CatalogueGapDto], description: '그 기구로 그 부위를 하는 운동이 하나뿐인 곳' })
  gaps: CatalogueGapDto[];

  @ApiProperty({ type: [PurposeGapDto], description: '돕는 제품이 셋보다 적은 목적' })
  purposeGaps: PurposeGapDto[];

  @ApiProperty({ type: BackupStateDto })
  backup: BackupStateDto;
}
