import { Length } from 'class-validator';
import { KnownPasswordField } from '../../auth/dto/credential-fields.js';
import { ApiProperty } from '@nestjs/swagger';

export class AdminLoginDto {
  @ApiProperty({ example: 'admin', maxLength: 60 })
  @Length(1, 60, { message: '아이디를 입력해 주세요.' })
  loginId: string;

  @KnownPasswordField()
  password: string;
}
