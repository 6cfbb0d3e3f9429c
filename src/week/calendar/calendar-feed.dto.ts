import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';

export class MakeCalendarFeedDto {
  @ApiPropertyOptional({ description: '운동을 시작하는 시각. 없으면 하루 일정이에요.', example: '19:30' })
  @EmptyAsAbsent()
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: '시각은 19:30처럼 적어 주세요.' })
  startTime?: string;
}

export class CalendarFeedDto {
  @ApiProperty({ description: '캘린더 주소가 있는지' })
  active: boolean;

  @ApiProperty({ type: String, nullable: true, example: '19:30' })
  startTime: string | null;

  @ApiProperty({ type: Date, nullable: true })
  createdAt: Date | null;
}

export class NewCalendarFeedDto extends CalendarFeedDto {
  @ApiProperty({
    description: '이번에만 보여 드려요. 아는 사람은 누구나 운동 계획과 내 영양제를 다시 살 날을 봐요.',
  })
  url: string;
}

export class ExportedCalendarFeedDto extends OmitType(CalendarFeedDto, ['active']) {}
