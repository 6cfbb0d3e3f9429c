import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { KnowsDevice, PasskeyLoginDto, PasskeyRequestDto, Passkeys, TokensDto } from '../../auth/public.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { CurrentCaller, type Caller } from '../../common/http/caller.js';
import { Public } from '../../common/security/access.decorators.js';
import { AdminPasskeys } from './admin-passkeys.service.js';

@ApiTags('관리자')
@Public()
@KnowsDevice()
@Controller('admin/login/passkey')
export class AdminPasskeyLoginController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly own: AdminPasskeys,
  ) {}

  @Post('options')
  @HttpCode(200)
  @ApiOperation({ summary: '패스키로 로그인하려고 할 때 브라우저에 줄 것' })
  @ApiOkResponse({ type: PasskeyRequestDto })
  @ApiErrors('PASSKEYS_OFF_EXCEPTION')
  options(): PasskeyRequestDto {
    return this.passkeys.request('admin');
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: '관리자가 패스키로 로그인. 인증 앱의 번호는 필요 없어요.' })
  @ApiOkResponse({ type: TokensDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'PASSKEY_FAILED_EXCEPTION',
    'PASSKEYS_OFF_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
  )
  login(@Body() body: PasskeyLoginDto, @CurrentCaller() caller: Caller): Promise<TokensDto> {
    return this.own.login(body, caller);
  }
}
