import { KnownPasswordField } from '../../auth/public.js';

export class DeleteAccountDto {
  @KnownPasswordField()
  password: string;
}
