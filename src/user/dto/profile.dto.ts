import { ApiProperty } from '@nestjs/swagger';
import type { Sex, User } from '../../members/public.js';
import { SEXES } from '../user.rules.js';

export class ProfileDto {
  @ApiProperty({ example: '홍길동' })
  userName: string;

  @ApiProperty({ enum: SEXES })
  sex: Sex;

  @ApiProperty({ format: 'date', example: '1995-05-05' })
  birthDate: string;

  @ApiProperty({ example: 'gildong@example.com' })
  loginEmail: string;

  @ApiProperty({ description: '비밀번호가 있는지. 다른 계정으로 가입했다면 없을 수 있어요.' })
  hasPassword: boolean;

  static from({ userName, sex, birthDate, loginEmail, hasPassword }: User): ProfileDto {
    return { userName, sex, birthDate, loginEmail, hasPassword };
  }
}
