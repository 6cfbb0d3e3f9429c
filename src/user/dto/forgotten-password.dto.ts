import { Matches } from 'class-validator';
import { MailAddressField, PASSWORD, VERIFICATION_CODE } from '../../auth/public.js';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';

/** With only the address, a code is mailed; with a code and a new password, the password is set. */
export class ForgottenPasswordDto {
  @MailAddressField()
  loginEmail: string;

  @ApiPropertyOptional({ pattern: VERIFICATION_CODE.source, example: '123456' })
  @EmptyAsAbsent()
  @Matches(VERIFICATION_CODE, { message: '인증 코드는 숫자 6자리예요.' })
  verificationCode?: string;

  @ApiPropertyOptional({ minLength: 8, maxLength: 25, format: 'password', example: 'routine2026' })
  @EmptyAsAbsent()
  @Matches(PASSWORD, { message: '비밀번호는 영문과 숫자를 넣어 8~25자로 입력해 주세요.' })
  newPassword?: string;
}
