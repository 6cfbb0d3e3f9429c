import { ApiProperty } from '@nestjs/swagger';
import { WeekCardioDto } from '../../recommendation/public.js';
import type { KeptDay } from '../entities/training-week.entity.js';

class ExportedDayDto implements KeptDay {
  @ApiProperty({ description: '요일, 1 = 월요일', type: 'integer', nullable: true })
  day: number | null;

  @ApiProperty()
  skipped: boolean;

  @ApiProperty({ description: '그날의 추천' })
  historyId: number;

  @ApiProperty({ description: '대신 하는 내 루틴', type: Number, nullable: true, required: false })
  routineId?: number | null;
}

export class ExportedWeekDto {
  @ApiProperty({ description: '그 주의 월요일', example: '2026-01-05' })
  startsOn: string;

  @ApiProperty({ description: '한 주의 추천' })
  historyId: number;

  @ApiProperty({ description: '남은 날을 다시 짠 추천', type: Number, nullable: true })
  againId: number | null;

  @ApiProperty({ type: [ExportedDayDto] })
  days: ExportedDayDto[];

  @ApiProperty({
    description: '유산소를 하는 날들. null이면 추천받은 그대로예요.',
    type: [WeekCardioDto],
    nullable: true,
  })
  cardio: WeekCardioDto[] | null;
}
