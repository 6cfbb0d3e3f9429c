import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches, MaxLength } from 'class-validator';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { mailAddressOf } from '../mail-address.js';
import { LONGEST_ADDRESS, MAIL_ADDRESS, PASSWORD, VERIFICATION_CODE } from '../credentials.rules.js';

const ADDRESS_MESSAGE = '이메일 주소를 다시 입력해 주세요.';

/** An e-mail address; all its spellings are equivalent. */
export const MailAddressField = () =>
  applyDecorators(
    ApiProperty({ format: 'email', maxLength: LONGEST_ADDRESS, example: 'gildong@example.com' }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? mailAddressOf(value) : value)),
    Matches(MAIL_ADDRESS, { message: ADDRESS_MESSAGE }),
    MaxLength(LONGEST_ADDRESS, { message: ADDRESS_MESSAGE }),
  );

/** A new password. */
export const NewPasswordField = (options: ApiPropertyOptions = {}) =>
  applyDecorators(
    ApiProperty({ minLength: 8, maxLength: 25, format: 'password', example: 'routine2026', ...options }),
    Matches(PASSWORD, { message: '비밀번호는 영문과 숫자를 넣어 8~25자로 입력해 주세요.' }),
  );

/** An existing password: it is compared, not validated. */
export const KnownPasswordField = (options: ApiPropertyOptions = {}) =>
  applyDecorators(
    ApiProperty({ maxLength: 100, format: 'password', example: 'routine2026', ...options }),
    Matches(/^[^\p{Cc}]{1,100}$/u, { message: '비밀번호를 입력해 주세요.' }),
  );

/** Six digits from a mail. */
export const VerificationCodeField = () =>
  applyDecorators(
    ApiProperty({ pattern: VERIFICATION_CODE.source, example: '123456' }),
    Matches(VERIFICATION_CODE, { message: '인증 코드는 숫자 6자리예요.' }),
  );
