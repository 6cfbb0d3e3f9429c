import { MailAddressField } from '../../auth/public.js';

export class MailAddressDto {
  @MailAddressField()
  mailAddress: string;
}
