import { IsBoolean } from 'class-validator';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { KnownPasswordField, MailAddressField } from './credential-fields.js';

export class LoginDto {
  @MailAddressField()
  loginEmail: string;

  @KnownPasswordField()
  password: string;

  @ApiPropertyOptional({ description: '로그인 상태 유지', default: false, example: true })
  @EmptyAsAbsent()
  @IsBoolean({ message: '로그인 상태 유지는 참 또는 거짓이에요.' })
  rememberMe?: boolean;
}
