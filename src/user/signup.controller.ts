import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { KnowsDevice, PasskeyCreationDto, TokensDto } from '../auth/public.js';
import { CurrentCaller, type Caller } from '../common/http/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OK, OkDto } from '../common/http/ok.dto.js';
import { Public } from '../common/security/access.decorators.js';
import { LoginEmailDto } from './dto/login-email.dto.js';
import { SignupPasskeyDto } from './dto/signup-passkey.dto.js';
import { SignupDto } from './dto/signup.dto.js';
import { SignupService } from './signup.service.js';

@ApiTags('가입')
@Public()
@KnowsDevice()
@Controller('user/auth')
export class SignupController {
  constructor(private readonly signup: SignupService) {}

  @Post()
  @HttpCode(201)
  @ApiOperation({ summary: '가입. 첫 몸 정보도 함께 저장돼요.' })
  @ApiCreatedResponse({ type: TokensDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'ALREADY_EXIST_USER_EXCEPTION',
    'EMAIL_NOT_VERIFIED_EXCEPTION',
    'PROVIDER_LOGIN_FAILED_EXCEPTION',
    'IDENTITY_TAKEN_EXCEPTION',
    'PASSKEY_FAILED_EXCEPTION',
    'PASSKEYS_OFF_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
  )
  signUp(@Body() body: SignupDto, @CurrentCaller() caller: Caller): Promise<TokensDto> {
    return this.signup.signUp(body, caller);
  }

  @Post('passkey/options')
  @HttpCode(200)
  @ApiOperation({ summary: '비밀번호 대신 패스키로 가입할 때 브라우저에 줄 것' })
  @ApiOkResponse({ type: PasskeyCreationDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'ALREADY_EXIST_USER_EXCEPTION',
    'EMAIL_NOT_VERIFIED_EXCEPTION',
    'PASSKEYS_OFF_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
  )
  passkeyOptions(
    @Body() body: SignupPasskeyDto,
    @CurrentCaller() caller: Caller,
  ): Promise<PasskeyCreationDto> {
    return this.signup.passkeyOptions(body, caller);
  }

  @Post('verify/email')
  @HttpCode(200)
  @ApiOperation({ summary: '가입할 수 있는 이메일인지' })
  @ApiOkResponse({ type: OkDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'ALREADY_EXIST_USER_EXCEPTION', 'TOO_MANY_REQUESTS_EXCEPTION')
  verifyEmail(@Body() { loginEmail }: LoginEmailDto, @CurrentCaller() caller: Caller): Promise<OkDto> {
    return this.signup.requireUnused(loginEmail, caller).then(() => OK);
  }
}
