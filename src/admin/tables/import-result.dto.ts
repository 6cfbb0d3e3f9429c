import { ApiProperty } from '@nestjs/swagger';

/** Most errors in a response: nobody reads more, and sending many times as many would block the event loop. */
export const MOST_ERRORS = 1_000;

export class ImportErrorDto {
  @ApiProperty({ description: '파일의 줄 번호 (첫 줄은 열 이름)', example: 2 })
  row: number;

  @ApiProperty({ example: 'price' })
  field: string;

  @ApiProperty({ example: '가격(원)은 정수로 입력해 주세요.' })
  message: string;

  @ApiProperty({ description: '그 칸에 있는 값', example: '29,900원부터' })
  value: string;
}

/** What an import did, or would do with `dryRun`. With errors, nothing is changed. */
export class ImportResultDto {
  @ApiProperty({ example: 1 })
  created: number;

  @ApiProperty({ example: 1 })
  updated: number;

  @ApiProperty({ example: 1 })
  unchanged: number;

  @ApiProperty({
    type: [ImportErrorDto],
    maxItems: MOST_ERRORS,
    description: `처음 ${MOST_ERRORS.toLocaleString('ko-KR')}곳까지예요. 그 뒤는 살펴보지 않아요.`,
  })
  errors: ImportErrorDto[];
}
