import { MailAddressField } from '../../auth/dto/credential-fields.js';

export class MailAddressDto {
  @MailAddressField()
  mailAddress: string;
}
