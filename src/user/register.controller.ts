import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { KnowsDevice } from '../auth/public.js';
import { CurrentCaller, type Caller } from '../common/http/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OK, OkDto } from '../common/http/ok.dto.js';
import { Public } from '../common/security/access.decorators.js';
import { ConfirmCodeDto } from './dto/confirm-code.dto.js';
import { MailAddressDto } from './dto/mail-address.dto.js';
import { SignupProofDto } from './dto/signup-proof.dto.js';
import { SignupService } from './signup.service.js';

@ApiTags('가입')
@Public()
@KnowsDevice()
@Controller('register')
export class RegisterController {
  constructor(private readonly signup: SignupService) {}

  @Post('verify')
  @HttpCode(202)
  @ApiOperation({ summary: '이메일로 인증 코드 6자리 보내기' })
  @ApiAcceptedResponse({ type: OkDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'ALREADY_EXIST_USER_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
    'SERVICE_UNAVAILABLE_EXCEPTION',
  )
  sendCode(@Body() { mailAddress }: MailAddressDto, @CurrentCaller() caller: Caller): Promise<OkDto> {
    return this.signup.sendCode(mailAddress, caller).then(() => OK);
  }

  @Post('verify/code')
  @HttpCode(200)
  @ApiOperation({ summary: '인증 코드 확인. 가입할 때 보낼 증표를 답해요.' })
  @ApiOkResponse({ type: SignupProofDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'WRONG_VERIFICATION_CODE_EXCEPTION', 'TOO_MANY_REQUESTS_EXCEPTION')
  async confirmCode(
    @Body() { mailAddress, verificationCode }: ConfirmCodeDto,
    @CurrentCaller() caller: Caller,
  ): Promise<SignupProofDto> {
    return {
      status: 'ok',
      signupProof: await this.signup.confirmCode(mailAddress, verificationCode, caller),
    };
  }
}
