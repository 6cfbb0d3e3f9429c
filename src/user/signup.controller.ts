import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { KnowsDevice, TokensDto } from '../auth/public.js';
import { CurrentCaller, type Caller } from '../common/http/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OK, OkDto } from '../common/http/ok.dto.js';
import { Public } from '../common/security/access.decorators.js';
import { LoginEmailDto } from './dto/login-email.dto.js';
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
  )
  signUp(@Body() body: SignupDto, @CurrentCaller() caller: Caller): Promise<TokensDto> {
    return this.signup.signUp(body, caller);
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
