import { KnownPasswordField } from '../../auth/dto/credential-fields.js';

export class DeleteAccountDto {
  @KnownPasswordField()
  password: string;
}
