import { KnownPasswordField } from '../../auth/public.js';

export class AskForAdminPasskeyDto {
  @KnownPasswordField()
  password: string;
}
