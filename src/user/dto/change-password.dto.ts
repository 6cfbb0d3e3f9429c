import { KnownPasswordField, NewPasswordField } from '../../auth/public.js';

export class ChangePasswordDto {
  @KnownPasswordField()
  oldPassword: string;

  @NewPasswordField()
  newPassword: string;
}
