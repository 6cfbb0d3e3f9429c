import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '../common/http/api-documentation.js';
import { Public, RefreshTokenOnly } from '../common/security/access.decorators.js';
import { AuthService } from './auth.service.js';
import { CurrentRefresh } from './current-refresh.decorator.js';
import { LoginDto } from './dto/login.dto.js';
import { TokensDto } from './dto/tokens.dto.js';
import { LoginService, type RefreshPrincipal } from './login.service.js';

@ApiTags('로그인')
@Controller('auth')
export class AuthController {
  constructor(
    @Inject(AuthService) private readonly auth: AuthService,
    @Inject(LoginService) private readonly logins: LoginService,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  @ApiOperation({ summary: '이메일과 비밀번호로 로그인' })
  @ApiOkResponse({ type: TokensDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'LOGIN_FAILED_EXCEPTION', 'TOO_MANY_REQUESTS_EXCEPTION')
  login(@Body() body: LoginDto): Promise<TokensDto> {
    return this.auth.login(body);
  }

  @RefreshTokenOnly()
  @Get('refresh')
  @ApiOperation({ summary: '새 토큰 받기. refreshToken을 Bearer로 보내요.' })
  @ApiOkResponse({ type: TokensDto })
  refresh(@CurrentRefresh() token: RefreshPrincipal): Promise<TokensDto> {
    return this.logins.refresh(token);
  }

  @RefreshTokenOnly()
  @Get('logout')
  @HttpCode(204)
  @ApiOperation({ summary: '로그아웃. refreshToken을 Bearer로 보내요.' })
  @ApiNoContentResponse()
  logout(@CurrentRefresh() token: RefreshPrincipal): Promise<void> {
    return this.logins.revoke(token.loginId);
  }
}
