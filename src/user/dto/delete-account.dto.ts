import { KnownPasswordField } from '../../auth/public.js';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';

export class DeleteAccountDto {
  @EmptyAsAbsent()
  @KnownPasswordField({ required: false, description: '비밀번호가 있으면 꼭 필요해요.' })
  password?: string;
}
