import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';

export const OFFER_KINDS = ['machine', 'workout', 'supplement', 'variant'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export class CorrectedFieldDto {
  @ApiProperty({ example: 'description' })
  field: string;

  @ApiProperty({ description: '지금 내용을 읽을 수 있는 글로', example: '바를 잡고 밀어요.' })
  current: string;

  @ApiProperty({ description: '새 판의 내용을 읽을 수 있는 글로', example: '가슴까지 내렸다가 밀어요.' })
  offered: string;
}

export class CorrectionDto {
  @ApiProperty({ example: 1 })
  id: number;

  @ApiProperty({ enum: OFFER_KINDS })
  kind: OfferKind;

  @ApiProperty({ example: '바벨 벤치프레스' })
  name: string;

  @ApiProperty({ type: [CorrectedFieldDto] })
  fields: CorrectedFieldDto[];
}

export class DecideCorrectionDto {
  @ApiProperty({
    type: [String],
    description: '새 판의 내용으로 바꿀 항목. 나머지는 그대로 둬요.',
    example: ['description'],
  })
  @IsArray()
  @ArrayMaxSize(60)
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  fields: string[];
}
