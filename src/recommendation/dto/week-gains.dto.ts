import { ApiProperty } from '@nestjs/swagger';
import { WeekProofDto } from './week-recommendation.dto.js';

export class WeekGainDto {
  @ApiProperty({
    description: '더하는 요일, 1 = 월요일. 순서대로 하는 주나 시간만 늘릴 때는 null',
    type: 'integer',
    nullable: true,
    example: 6,
  })
  day: number | null;

  @ApiProperty({
    description: '이 주의 점수보다 적어도 이만큼 높아요(%). 찾은 주를 지금 주의 위 끝과 견줘요.',
    example: 9.4,
  })
  gainPercent: number;
}

/** What more time would add; null where no more time is possible, or no gain is certain. */
export class WeekGainsDto {
  @ApiProperty({
    description: '더 오래 찾아본 뒤에 보여 준 주에 대해 증명된 것. 주는 그대로예요.',
    type: WeekProofDto,
  })
  proof: WeekProofDto;

  @ApiProperty({ description: '하루 더 하면', type: WeekGainDto, nullable: true })
  oneMoreDay: WeekGainDto | null;

  @ApiProperty({ description: '날마다 10분씩 더 하면', type: WeekGainDto, nullable: true })
  tenMoreMinutes: WeekGainDto | null;
}
