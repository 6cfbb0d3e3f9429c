import { Type } from 'class-transformer';
import {
  ArrayUnique,
  IsArray,
  IsIn,
  IsObject,
  IsString,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { MailAddressField, NewPasskeyDto, NewPasswordField, ProviderTicketField } from '../../auth/public.js';
import { BodyFieldsDto } from '../../body-data/public.js';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { AGREEMENT_KINDS, type AgreementKind } from '../entities/user-agreement.entity.js';
import type { Sex } from '../../members/public.js';
import { SEXES } from '../user.rules.js';
import { BirthDateField, UserNameField } from './profile-fields.js';

export class SignupDto extends BodyFieldsDto {
  @UserNameField()
  userName: string;

  @BirthDateField()
  birthDate: string;

  @MailAddressField()
  loginEmail: string;

  @ValidateIf(
    form => form.password !== undefined || (form.providerTicket === undefined && form.passkey === undefined),
  )
  @NewPasswordField({ required: false, description: 'providerTicket이나 passkey로 가입하면 없어도 돼요.' })
  password?: string;

  @ApiProperty({ enum: SEXES })
  @IsIn(SEXES, { message: '성별을 골라 주세요.' })
  sex: Sex;

  @ApiPropertyOptional({
    enum: AGREEMENT_KINDS,
    isArray: true,
    description: '동의한 것: 이용약관, 개인정보, 건강 정보(민감정보)',
  })
  @EmptyAsAbsent()
  @IsArray({ message: '동의 항목은 목록으로 보내 주세요.' })
  @IsIn(AGREEMENT_KINDS, { each: true, message: '동의 항목은 terms, privacy, health 중에서 골라 주세요.' })
  @ArrayUnique({ message: '동의 항목을 두 번 보낼 수 없어요.' })
  agreements?: AgreementKind[];

  @ApiPropertyOptional({
    maxLength: 100,
    example: 'qk3o6xGZ0V7mXn5m0cJv5C1m4yqLhXo2n8b9wQyT1aE',
    description: '인증 코드를 확인한 답(`POST /api/register/verify/code`)의 signupProof. 없으면 409예요.',
  })
  @EmptyAsAbsent()
  @IsString({ message: '이메일 인증을 다시 해 주세요.' })
  @MaxLength(100, { message: '이메일 인증을 다시 해 주세요.' })
  signupProof?: string;

  @EmptyAsAbsent()
  @ProviderTicketField({ required: false })
  providerTicket?: string;

  @ApiPropertyOptional({
    type: NewPasskeyDto,
    description: '`POST /api/user/auth/passkey/options`로 만든 패스키',
  })
  @EmptyAsAbsent()
  @IsObject({ message: '패스키의 답이 아니에요.' })
  @ValidateNested()
  @Type(() => NewPasskeyDto)
  passkey?: NewPasskeyDto;
}
