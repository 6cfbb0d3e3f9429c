import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { PLACES, type Place } from '../../training-preferences/public.js';
import { RoutinesDto } from './routines.dto.js';

export class FillRoutinesDto {
  @ApiProperty({ description: '운동하는 곳. 그곳에 있는 기구로만 채워요.', enum: PLACES, example: 'gym' })
  @IsIn(PLACES, { message: '모르는 운동 장소예요.' })
  place: Place;
}

export class FilledRoutinesDto extends RoutinesDto {
  @ApiProperty({
    description: '몸 정보로 정한 무게인지. 아니면 가장 가벼운 무게예요.',
    example: true,
  })
  fromBodyData: boolean;
}
