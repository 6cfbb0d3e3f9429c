import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import {
  ApiAcceptedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '../common/http/api-documentation.js';
import { OK, OkDto } from '../common/http/ok.dto.js';
import { Public } from '../common/security/access.decorators.js';
import { ConfirmCodeDto } from './dto/confirm-code.dto.js';
import { MailAddressDto } from './dto/mail-address.dto.js';
import { SignupService } from './signup.service.js';

@ApiTags('가입')
@Public()
@Controller('register')
export class RegisterController {
  constructor(@Inject(SignupService) private readonly signup: SignupService) {}

  @Post('verify')
  @HttpCode(202)
  @ApiOperation({ summary: '이메일로 인증번호 6자리 보내기' })
  @ApiAcceptedResponse({ type: OkDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'ALREADY_EXIST_USER_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
    'SERVICE_UNAVAILABLE_EXCEPTION',
  )
  sendCode(@Body() { mailAddress }: MailAddressDto): Promise<OkDto> {
    return this.signup.sendCode(mailAddress).then(() => OK);
  }

  @Post('verify/code')
  @HttpCode(200)
  @ApiOperation({ summary: '인증번호 확인' })
  @ApiOkResponse({ type: OkDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'WRONG_VERIFICATION_CODE_EXCEPTION')
  confirmCode(@Body() { mailAddress, verificationCode }: ConfirmCodeDto): Promise<OkDto> {
    return this.signup.confirmCode(mailAddress, verificationCode).then(() => OK);
  }
}
