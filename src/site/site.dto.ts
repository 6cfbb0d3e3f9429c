import { ApiProperty } from '@nestjs/swagger';

export class SiteDto {
  @ApiProperty({ type: String, nullable: true, example: '02-000-0000' })
  contactPhone: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'help@routineup.example' })
  contactEmail: string | null;

  @ApiProperty({ description: '만든 사람들', example: ['홍길동'] })
  developers: string[];

  @ApiProperty({ example: ['홍길동'] })
  designers: string[];
}
