import { ApiProperty } from '@nestjs/swagger';

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

export class DashboardDto {
  @ApiProperty({ type: [JobCountDto] })
  jobs: JobCountDto[];

  @ApiProperty({ description: '가장 오래 기다린 작업이 기다린 시간, 초', example: 0 })
  longestWaitSeconds: number;

  @ApiProperty({ type: [FailedJobDto], description: '마지막 50개' })
  failedJobs: FailedJobDto[];

  @ApiProperty({ type: [CatalogueGapDto], description: '그 기구로 그 부위를 하는 운동이 하나뿐인 곳' })
  gaps: CatalogueGapDto[];
}
