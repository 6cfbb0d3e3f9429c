import { Length } from 'class-validator';
import { KnownPasswordField } from '../../auth/public.js';
import { ApiProperty } from '@nestjs/swagger';
import { LONGEST_ADMIN_LOGIN_ID } from '../../config/config.js';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { SecondFactorCodeField } from '../second-factor/second-factor.dto.js';

export class AdminLoginDto {
  @ApiProperty({ example: 'admin', maxLength: LONGEST_ADMIN_LOGIN_ID })
  @Length(1, LONGEST_ADMIN_LOGIN_ID, { message: '아이디를 입력해 주세요.' })
  loginId: string;

  @KnownPasswordField()
  password: string;

  @EmptyAsAbsent()
  @SecondFactorCodeField({
    required: false,
    description: '2단계 인증을 켠 뒤에는 꼭 필요해요: 인증 앱의 숫자 6자리, 또는 복구 코드',
  })
  code?: string;
}
