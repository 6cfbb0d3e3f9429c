import { MailAddressField } from '../../auth/dto/credential-fields.js';

export class LoginEmailDto {
  @MailAddressField()
  loginEmail: string;
}
