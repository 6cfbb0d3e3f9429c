import { MailAddressField, VerificationCodeField } from '../../auth/dto/credential-fields.js';

export class ConfirmCodeDto {
  @MailAddressField()
  mailAddress: string;

  @VerificationCodeField()
  verificationCode: string;
}
