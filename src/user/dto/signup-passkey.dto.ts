import { PickType } from '@nestjs/swagger';
import { SignupDto } from './signup.dto.js';

/** What the device shows beside the new passkey, and the proof of the address. */
export class SignupPasskeyDto extends PickType(SignupDto, ['userName', 'loginEmail', 'signupProof']) {}
