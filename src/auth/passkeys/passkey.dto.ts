import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, Matches } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { KnownPasswordField } from '../dto/credential-fields.js';
import type { Passkey } from './passkey.entity.js';

/** Values an authenticator may send (WebAuthn §5.8.4), including future ones. Six of them fit their column. */
const TRANSPORT = /^[a-z-]{1,15}$/;

const Base64UrlField = (most: number, example: string) =>
  applyDecorators(
    ApiProperty({ pattern: '^[A-Za-z0-9_-]+$', maxLength: most, example }),
    Matches(new RegExp(`^[A-Za-z0-9_-]{1,${most}}$`), { message: '패스키의 답이 아니에요.' }),
  );

class SentPasskeyDto {
  /** At most 1023 bytes (WebAuthn §6.5.1). */
  @Base64UrlField(1364, 'AQIDBA')
  credentialId: string;

  @Base64UrlField(4_000, 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0')
  clientDataJSON: string;
}

/** A new passkey, base64url as browsers send it (`RegistrationResponseJSON`). */
export class NewPasskeyDto extends SentPasskeyDto {
  @Base64UrlField(20_000, 'o2NmbXRkbm9uZQ')
  attestationObject: string;

  @ApiPropertyOptional({ type: [String], maxItems: 6, example: ['internal'] })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(6)
  @Matches(TRANSPORT, { each: true })
  transports?: string[];
}

/** A signature by a passkey, base64url as browsers send it (`AuthenticationResponseJSON`). */
export class PasskeyLoginDto extends SentPasskeyDto {
  @Base64UrlField(4_000, 'SZYN5YgO')
  authenticatorData: string;

  @Base64UrlField(2_000, 'MEUCIQ')
  signature: string;

  @Base64UrlField(100, 'dGhlaXJz')
  userHandle: string;

  @ApiPropertyOptional({ description: '로그인 상태 유지', default: false, example: true })
  @EmptyAsAbsent()
  @IsBoolean({ message: '로그인 상태 유지는 참 또는 거짓이에요.' })
  rememberMe?: boolean;
}

export class AskForPasskeyDto {
  @EmptyAsAbsent()
  @KnownPasswordField({ required: false, description: '로그인한 지 10분이 지났다면 꼭 필요해요.' })
  password?: string;
}

export class PasskeyDto {
  @ApiProperty({ example: 1 })
  id: number;

  @ApiProperty({ example: 'iPhone · Safari', description: '만든 기기' })
  deviceName: string;

  @ApiProperty()
  createdAt: Date;

  @ApiProperty({ type: Date, nullable: true, description: '마지막으로 로그인한 때' })
  lastUsedAt: Date | null;

  static from({ id, deviceName, createdAt, lastUsedAt }: Passkey): PasskeyDto {
    return { id, deviceName, createdAt, lastUsedAt };
  }
}
