import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '../common/http/ok.dto.js';
import type { PartState } from './readiness.service.js';

const STATES = ['up', 'down'];

class PartsDto {
  @ApiProperty({ enum: STATES })
  database?: PartState;

  @ApiProperty({ enum: STATES, description: '작업 큐 (Redis를 쓰면 Redis)' })
  queue?: PartState;

  @ApiProperty({ enum: STATES, description: '올린 사진의 저장소' })
  storage?: PartState;

  @ApiProperty({ enum: STATES })
  mail?: PartState;
}

export class ReadyDto extends OkDto {
  @ApiProperty({ description: '기대고 있는 것들의 상태', type: PartsDto })
  parts: PartsDto;
}
