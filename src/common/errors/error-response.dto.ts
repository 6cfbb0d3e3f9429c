import { ApiProperty } from '@nestjs/swagger';
import { ERROR_CODES, type ErrorCode } from './error-catalogue.js';

export class FieldErrorDto {
  @ApiProperty({ example: 'height' })
  field: string;

  @ApiProperty({ example: '키는 숫자 세 자리로 입력해 주세요.' })
  message: string;
}

/** The shape of every error response. */
export class ErrorResponseDto {
  @ApiProperty({ enum: ERROR_CODES, enumName: 'ErrorCode' })
  status: ErrorCode;

  @ApiProperty({ example: '입력한 내용을 다시 확인해 주세요.' })
  message: string;

  @ApiProperty({ example: 'b1c9c2d0-6a3e-4d7e-9c53-0f0f4f1f9a11' })
  requestId: string;

  @ApiProperty({ type: [FieldErrorDto], required: false })
  fields?: FieldErrorDto[];
}
