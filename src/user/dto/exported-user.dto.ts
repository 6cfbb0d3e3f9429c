import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IdentityDto, PasskeyDto } from '../../auth/public.js';
import { AGREEMENT_KINDS, type AgreementKind } from '../entities/user-agreement.entity.js';
import { ProfileDto } from './profile.dto.js';

class ExportedAgreementDto {
  @ApiProperty({ enum: AGREEMENT_KINDS })
  kind: AgreementKind;

  @ApiProperty()
  agreedAt: Date;
}

class ExportedLoginDto {
  @ApiProperty()
  deviceName: string;

  @ApiProperty()
  createdAt: Date;

  @ApiProperty()
  lastUsedAt: Date;
}

class ExportedPasskeyDto extends OmitType(PasskeyDto, ['id']) {}

class ExportedIdentityDto extends OmitType(IdentityDto, ['id']) {}

export class ExportedUserDto extends ProfileDto {
  @ApiProperty()
  createdAt: Date;

  @ApiProperty({ type: [ExportedAgreementDto] })
  agreements: ExportedAgreementDto[];

  @ApiProperty({ type: [ExportedLoginDto] })
  logins: ExportedLoginDto[];

  @ApiProperty({ type: [ExportedPasskeyDto] })
  passkeys: ExportedPasskeyDto[];

  @ApiProperty({ type: [ExportedIdentityDto] })
  identities: ExportedIdentityDto[];
}
