import { ApiProperty } from '@nestjs/swagger';

const TYPE = { enum: ['public-key'] };

class RelyingPartyDto {
  @ApiProperty({ example: 'routineup.example' })
  id: string;

  @ApiProperty({ example: '루틴업' })
  name: string;
}

export class PasskeyOwnerDto {
  @ApiProperty({ description: '임의의 값, base64url' })
  id: string;

  @ApiProperty({ example: 'gildong@example.com' })
  name: string;

  @ApiProperty({ example: '홍길동' })
  displayName: string;
}

class PasskeyAlgorithmDto {
  @ApiProperty({ description: 'COSE 번호', example: -7 })
  alg: number;

  @ApiProperty(TYPE)
  type: 'public-key';
}

class KnownPasskeyDto {
  @ApiProperty({ description: 'base64url' })
  id: string;

  @ApiProperty(TYPE)
  type: 'public-key';

  @ApiProperty({ type: [String] })
  transports: string[];
}

class PasskeyChoiceDto {
  @ApiProperty({ enum: ['required'] })
  residentKey: 'required';

  @ApiProperty()
  requireResidentKey: boolean;

  @ApiProperty({ enum: ['required'] })
  userVerification: 'required';
}

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export class PasskeyCreationDto {
  @ApiProperty()
  rp: RelyingPartyDto;

  @ApiProperty()
  user: PasskeyOwnerDto;

  @ApiProperty({ description: '5분 동안 한 번 쓸 수 있어요. base64url' })
  challenge: string;

  @ApiProperty({ type: [PasskeyAlgorithmDto] })
  pubKeyCredParams: PasskeyAlgorithmDto[];

  @ApiProperty({ description: '밀리초', example: 300_000 })
  timeout: number;

  @ApiProperty({ type: [KnownPasskeyDto], description: '이미 있는 것' })
  excludeCredentials: KnownPasskeyDto[];

  @ApiProperty()
  authenticatorSelection: PasskeyChoiceDto;

  @ApiProperty({ enum: ['none'] })
  attestation: 'none';
}

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export class PasskeyRequestDto {
  @ApiProperty({ description: '5분 동안 한 번 쓸 수 있어요. base64url' })
  challenge: string;

  @ApiProperty({ example: 'routineup.example' })
  rpId: string;

  @ApiProperty({ description: '밀리초', example: 300_000 })
  timeout: number;

  @ApiProperty({ enum: ['required'] })
  userVerification: 'required';
}
