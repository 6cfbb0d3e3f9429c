import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { IsDateText } from '../../common/validation/is-date-text.decorator.js';
import { USER_NAME } from '../user.rules.js';

export const UserNameField = () =>
  applyDecorators(
    ApiProperty({ pattern: USER_NAME.source, example: '홍길동' }),
    Matches(USER_NAME, { message: '이름은 한글 2~10자로 입력해 주세요.' }),
  );

export const BirthDateField = () =>
  applyDecorators(
    ApiProperty({ format: 'date', description: '만 14세부터 쓸 수 있어요.', example: '1995-05-05' }),
    IsDateText({ message: '생년월일은 YYYY-MM-DD로 입력해 주세요.' }),
  );
