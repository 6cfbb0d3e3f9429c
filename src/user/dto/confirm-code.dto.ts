import { MailAddressField, VerificationCodeField } from '../../auth/public.js';

export class ConfirmCodeDto {
  @MailAddressField()
  mailAddress: string;

  @VerificationCodeField()
  verificationCode: string;
}
