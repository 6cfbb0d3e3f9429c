import { MailAddressField } from '../../auth/public.js';

export class LoginEmailDto {
  @MailAddressField()
  loginEmail: string;
}
