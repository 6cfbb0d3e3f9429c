import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class ShowKeptWeeksDto {
  @ApiProperty({ description: '이어 온 주를 보여 줄지', example: true })
  @IsBoolean({ message: '이어 온 주를 보여 줄지는 true나 false로 보내 주세요.' })
  shown: boolean;
}

export class KeptWeeksDto extends ShowKeptWeeksDto {
  @ApiProperty({
    description:
      '이번 주까지 이어 온 주. 가볍게 한 주, 아프거나 쉰 주, 임신 중이거나 출산한 뒤의 주도 세어요.',
    type: 'integer',
    example: 4,
  })
  weeks: number;
}
