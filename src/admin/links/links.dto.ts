import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { LINK_FAULTS, type LinkFault } from './link-fault.js';

export class LinkInput {
  @ApiProperty({ description: '다시 확인할 링크', maxLength: 500, example: 'https://example.com/video' })
  @IsString()
  @MaxLength(500, { message: '링크는 500자까지예요.' })
  url: string;
}

export class LinkedRowDto {
  @ApiProperty({ enum: ['workouts', 'supplements'], example: 'workouts' })
  resource: 'workouts' | 'supplements';

  @ApiProperty({ description: '그 목록에서의 번호', example: 12 })
  id: number;

  @ApiProperty({ example: '바벨 벤치프레스' })
  koreanName: string;
}

export class DeadLinkDto {
  @ApiProperty({ example: 'https://example.com/video' })
  url: string;

  @ApiProperty({
    description: '마지막으로 확인했을 때 무엇이 잘못됐는지',
    enum: LINK_FAULTS,
    example: 'missing',
  })
  fault: LinkFault;

  @ApiProperty({ description: '실패한 날의 수', example: 2 })
  failedDays: number;

  @ApiProperty({ type: Date })
  checkedAt: Date;

  @ApiProperty({ type: [LinkedRowDto], description: '이 링크가 있는 항목' })
  rows: LinkedRowDto[];
}

export class LinksDto {
  @ApiProperty({ description: '확인한 링크의 수', example: 240 })
  checked: number;

  @ApiProperty({ description: '마지막으로 확인한 때, 아직이면 null', type: Date, nullable: true })
  checkedAt: Date | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: '모든 링크를 다시 확인하는 중이면 몇 %까지 했는지, 아니면 null',
    example: null,
  })
  progress: number | null;

  @ApiProperty({ type: [DeadLinkDto], description: '이틀 넘게 답하지 않는 링크, 100개까지' })
  dead: DeadLinkDto[];
}

export class CheckedLinkDto {
  @ApiProperty({
    description: '무엇이 잘못됐는지, 답하면 null',
    enum: LINK_FAULTS,
    nullable: true,
    example: null,
  })
  fault: LinkFault | null;
}
