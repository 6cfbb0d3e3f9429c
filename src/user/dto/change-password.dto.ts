import { KnownPasswordField, NewPasswordField } from '../../auth/dto/credential-fields.js';

export class ChangePasswordDto {
  @KnownPasswordField()
  oldPassword: string;

  @NewPasswordField()
  newPassword: string;
}
