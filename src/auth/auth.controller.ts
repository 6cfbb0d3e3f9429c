import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentCaller, type Caller } from '../common/http/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public, RefreshTokenOnly } from '../common/security/access.decorators.js';
import { AuthService } from './auth.service.js';
import { CurrentRefresh } from './current-refresh.decorator.js';
import { KnowsDevice } from './devices/device-mark.interceptor.js';
import { LoginDto } from './dto/login.dto.js';
import { TokensDto } from './dto/tokens.dto.js';
import { LoginService, type RefreshPrincipal } from './login.service.js';
import { SessionsService } from './sessions/sessions.service.js';

@ApiTags('로그인')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly logins: LoginService,
    private readonly sessions: SessionsService,
  ) {}

  @Public()
  @KnowsDevice()
  @Post('login')
  @HttpCode(200)
  @ApiOperation({ summary: '이메일과 비밀번호로 로그인' })
  @ApiOkResponse({ type: TokensDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'LOGIN_FAILED_EXCEPTION', 'TOO_MANY_REQUESTS_EXCEPTION')
  login(@Body() body: LoginDto, @CurrentCaller() caller: Caller): Promise<TokensDto> {
    return this.auth.login(body, caller);
  }

  @RefreshTokenOnly()
  @Get('refresh')
  @ApiOperation({ summary: '새 토큰 받기. refreshToken을 Bearer로 보내요.' })
  @ApiOkResponse({ type: TokensDto })
  refresh(@CurrentRefresh() token: RefreshPrincipal, @CurrentCaller() caller: Caller): Promise<TokensDto> {
    return this.logins.refresh(token, caller);
  }

  @RefreshTokenOnly()
  @Get('logout')
  @HttpCode(204)
  @ApiOperation({ summary: '로그아웃. refreshToken을 Bearer로 보내요.' })
  @ApiNoContentResponse()
  logout(@CurrentRefresh() token: RefreshPrincipal, @CurrentCaller() caller: Caller): Promise<void> {
    return this.sessions.logOut(token, caller);
  }
}
