import { ApiProperty } from '@nestjs/swagger';

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
