import { ApiProperty } from '@nestjs/swagger';

/** The response of calls that return no data. */
export class OkDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

export const OK: OkDto = { status: 'ok' };
