import { BirthDateField, UserNameField } from './profile-fields.js';

export class EditProfileDto {
  @UserNameField()
  userName: string;

  @BirthDateField()
  birthDate: string;
}
