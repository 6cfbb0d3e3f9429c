import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { TokensDto } from '../../auth/dto/tokens.dto.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '../../common/http/api-documentation.js';
import { Public } from '../../common/security/access.decorators.js';
import { AdminLoginDto } from './admin-login.dto.js';
import { AdminSessionService } from './admin-session.service.js';

@ApiTags('관리자')
@Controller('admin')
export class AdminSessionController {
  constructor(@Inject(AdminSessionService) private readonly session: AdminSessionService) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  @ApiOperation({ summary: '관리자 로그인' })
  @ApiOkResponse({ type: TokensDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'LOGIN_FAILED_EXCEPTION', 'TOO_MANY_REQUESTS_EXCEPTION')
  login(@Body() body: AdminLoginDto): Promise<TokensDto> {
    return this.session.login(body);
  }
}
