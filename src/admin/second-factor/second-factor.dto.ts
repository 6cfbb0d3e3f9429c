import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { KnownPasswordField, VerificationCodeField } from '../../auth/public.js';

/** Six digits of the authenticator, or a recovery code. */
const SECOND_FACTOR_CODE = /^(?:\d{6}|[0-9a-f]{5}-[0-9a-f]{5})$/;

/** Accepts a code copied from paper: capitals, blanks, misplaced or missing hyphens. */
function writtenCode(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/^([0-9a-f]{5})([0-9a-f]{5})$/, '$1-$2');
}

export const SecondFactorCodeField = (options: ApiPropertyOptions = {}) =>
  applyDecorators(
    ApiProperty({
      example: '123456',
      description: '인증 앱의 숫자 6자리, 또는 복구 코드',
      ...options,
    }),
    Transform(({ value }: { value: unknown }) => writtenCode(value)),
    Matches(SECOND_FACTOR_CODE, { message: '인증 앱의 숫자 6자리나 복구 코드를 입력해 주세요.' }),
  );

export class SecondFactorStateDto {
  @ApiProperty({ description: '로그인할 때 인증 앱의 번호가 필요한지' })
  enrolled: boolean;

  @ApiProperty({ description: '이것이나 패스키를 먼저 켜야 나머지를 쓸 수 있는지' })
  missing: boolean;

  @ApiProperty({ description: '남은 복구 코드 수', example: 10 })
  recoveryCodesLeft: number;
}

export class StartSecondFactorDto {
  @KnownPasswordField()
  password: string;
}

export class StartedSecondFactorDto {
  @ApiProperty({ description: '인증 앱에 직접 입력하는 키 (Base32)' })
  secret: string;

  @ApiProperty({ description: 'QR 코드에 담는 주소', example: 'otpauth://totp/RoutineUp:admin?secret=…' })
  uri: string;
}

export class ConfirmSecondFactorDto {
  @VerificationCodeField()
  code: string;
}

export class RecoveryCodesDto {
  @ApiProperty({
    type: [String],
    description: '복구 코드. 다시 보여 드리지 않아요.',
    example: ['0a1b2-c3d4e'],
  })
  recoveryCodes: string[];
}

export class RemoveSecondFactorDto {
  @KnownPasswordField()
  password: string;

  @SecondFactorCodeField()
  code: string;
}
