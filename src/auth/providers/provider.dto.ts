import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsString, MaxLength } from 'class-validator';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { LOGIN_PROVIDERS, type LoginProvider } from '../../config/login-providers.js';
import { KnownPasswordField } from '../dto/credential-fields.js';
import { TokensDto } from '../dto/tokens.dto.js';
import type { Identity } from './identity.entity.js';
import { JOURNEY_PURPOSES, type JourneyPurpose } from './provider-tickets.service.js';

const MESSAGE = '로그인을 처음부터 다시 해 주세요.';

const SealedField = (description: string, options: ApiPropertyOptions = {}) =>
  applyDecorators(
    ApiProperty({
      ...{ maxLength: 4_000, description, example: 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0' },
      ...options,
    }),
    IsString({ message: MESSAGE }),
    MaxLength(4_000, { message: MESSAGE }),
  );

export const ProviderTicketField = (options: ApiPropertyOptions = {}) =>
  SealedField('다른 계정으로 로그인한 답의 ticket. 30분 동안 쓸 수 있어요.', options);

export class LoginProvidersDto {
  @ApiProperty({ enum: LOGIN_PROVIDERS, isArray: true, description: '설정된 것만' })
  providers: LoginProvider[];
}

export class BeginJourneyDto {
  @ApiProperty({ enum: JOURNEY_PURPOSES, description: '로그인인지, 내 계정에 연결하는지' })
  @IsIn(JOURNEY_PURPOSES, { message: MESSAGE })
  purpose: JourneyPurpose;
}

export class JourneyDto {
  @ApiProperty({ description: '브라우저가 갈 주소' })
  url: string;

  @ApiProperty({ description: '돌아와서 그대로 보낼 것. 10분 동안 한 번 쓸 수 있어요.' })
  journey: string;
}

export class EndJourneyDto {
  @SealedField('떠날 때 받은 journey')
  journey: string;

  @ApiProperty({ maxLength: 4_000, description: '돌아온 주소의 ? 뒤', example: 'code=abc&state=def' })
  @IsString({ message: MESSAGE })
  @MaxLength(4_000, { message: MESSAGE })
  answer: string;

  @ApiPropertyOptional({ description: '로그인 상태 유지', default: false, example: true })
  @EmptyAsAbsent()
  @IsBoolean({ message: '로그인 상태 유지는 참 또는 거짓이에요.' })
  rememberMe?: boolean;
}

/** Prefills the sign-up; the member can change everything before it is stored. */
export class ToldOfOwnerDto {
  @ApiProperty({ type: String, nullable: true, example: '홍길동' })
  userName: string | null;

  @ApiProperty({ type: String, nullable: true, example: '1995-05-05' })
  birthDate: string | null;

  @ApiProperty({ enum: ['남', '여'], nullable: true })
  sex: '남' | '여' | null;

  @ApiProperty({ type: String, nullable: true, example: 'gildong@example.com' })
  loginEmail: string | null;

  @ApiProperty({ description: '메일로 다시 확인하지 않아도 되는지' })
  emailVerified: boolean;

  @ApiProperty({ description: '이 메일로 가입한 계정이 있는지. 그 계정에 로그인한 뒤 연결할 수 있어요.' })
  accountExists: boolean;
}

export class JourneyEndDto {
  @ApiProperty({ type: TokensDto, nullable: true, description: '연결된 계정이 있으면 로그인' })
  tokens: TokensDto | null;

  @ApiProperty({ type: String, nullable: true, description: '아니면 가입하거나 연결할 때 보낼 것' })
  ticket: string | null;

  @ApiProperty({ type: ToldOfOwnerDto, nullable: true })
  told: ToldOfOwnerDto | null;
}

export class LinkIdentityDto {
  @ProviderTicketField()
  ticket: string;

  @EmptyAsAbsent()
  @KnownPasswordField({ required: false, description: '로그인한 지 10분이 지났다면 꼭 필요해요.' })
  password?: string;
}

export class IdentityDto {
  @ApiProperty({ example: 1 })
  id: number;

  @ApiProperty({ enum: LOGIN_PROVIDERS })
  provider: LoginProvider;

  @ApiProperty({ type: String, nullable: true, example: 'gildong@example.com' })
  mailAddress: string | null;

  @ApiProperty()
  createdAt: Date;

  @ApiProperty({ type: Date, nullable: true, description: '마지막으로 로그인한 때' })
  lastUsedAt: Date | null;

  static from({ id, provider, mailAddress, createdAt, lastUsedAt }: Identity): IdentityDto {
    return { id, provider, mailAddress, createdAt, lastUsedAt };
  }
}
