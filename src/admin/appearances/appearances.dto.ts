import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { IsId } from '../../common/validation/is-id.decorator.js';

export class TypedRowQueryDto {
  @ApiPropertyOptional({ description: '고치는 항목의 번호. 새 항목이면 없어요.', example: 12 })
  @IsOptional()
  @Type(() => Number)
  @IsId()
  id?: number;
}

export class AppearanceDto {
  @ApiProperty({ example: '가슴 · 헬스장 · 초보 남성' })
  request: string;

  @ApiProperty({ description: '추천에서 몇 번째인지', example: 1 })
  place: number;
}

export class AppearancesDto {
  @ApiProperty({ description: '숨겨서 추천하지 않는지', example: false })
  hidden: boolean;

  @ApiProperty({ description: '해 본 요청 수', example: 80 })
  tried: number;

  @ApiProperty({ type: [AppearanceDto], description: '이 항목이 나온 요청' })
  found: AppearanceDto[];
}
