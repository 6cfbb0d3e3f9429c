import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { KnowsDevice, TokensDto } from '../../auth/public.js';
import { CurrentCaller, type Caller } from '../../common/http/caller.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/security/access.decorators.js';
import { AdminLoginDto } from './admin-login.dto.js';
import { AdminSessionService } from './admin-session.service.js';

@ApiTags('관리자')
@Controller('admin')
export class AdminSessionController {
  constructor(private readonly session: AdminSessionService) {}

  @Public()
  @KnowsDevice()
  @Post('login')
  @HttpCode(200)
  @ApiOperation({ summary: '관리자 로그인' })
  @ApiOkResponse({ type: TokensDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'LOGIN_FAILED_EXCEPTION',
    'SECOND_FACTOR_REQUIRED_EXCEPTION',
    'WRONG_VERIFICATION_CODE_EXCEPTION',
    'SECOND_FACTOR_UNREADABLE_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
  )
  login(@Body() body: AdminLoginDto, @CurrentCaller() caller: Caller): Promise<TokensDto> {
    return this.session.login(body, caller);
  }
}
