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

  static from({ userName, sex, birthDate, loginEmail }: User): ProfileDto {
    return { userName, sex, birthDate, loginEmail };
  }
}
