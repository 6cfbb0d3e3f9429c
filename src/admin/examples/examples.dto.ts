import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class ExamplesDto {
  @ApiProperty({ description: '회원에게 보이는 예시 제품 수', example: 29 })
  shown: number;

  @ApiProperty({ description: '숨긴 예시 제품 수', example: 0 })
  hidden: number;

  @ApiProperty({ description: '회원에게 보이는 실제 제품이 있는지', example: true })
  replaceable: boolean;
}

export class HideExamplesDto {
  @ApiProperty({ description: 'true면 예시를 모두 숨기고 false면 모두 다시 보여요.', example: false })
  @IsBoolean({ message: 'true 또는 false를 보내 주세요.' })
  hidden: boolean;
}
