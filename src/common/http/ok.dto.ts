import { ApiProperty } from '@nestjs/swagger';

/** The answer of calls that have nothing else to say. */
export class OkDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

export const OK: OkDto = { status: 'ok' };
