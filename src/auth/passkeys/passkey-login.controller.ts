import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { CurrentCaller, type Caller } from '../../common/http/caller.js';
import { Public } from '../../common/security/access.decorators.js';
import { KnowsDevice } from '../devices/device-mark.interceptor.js';
import { TokensDto } from '../dto/tokens.dto.js';
import { PasskeyLoginDto } from './passkey.dto.js';
import { PasskeyLogins } from './passkey-logins.service.js';
import { PasskeyRequestDto } from './passkey-options.dto.js';
import { Passkeys } from './passkeys.service.js';

@ApiTags('로그인')
@Public()
@KnowsDevice()
@Controller('auth/login/passkey')
export class PasskeyLoginController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly logins: PasskeyLogins,
  ) {}

  @Post('options')
  @HttpCode(200)
  @ApiOperation({ summary: '패스키로 로그인하려고 할 때 브라우저에 줄 것' })
  @ApiOkResponse({ type: PasskeyRequestDto })
  @ApiErrors('PASSKEYS_OFF_EXCEPTION')
  options(): PasskeyRequestDto {
    return this.passkeys.request('member');
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: '패스키로 로그인' })
  @ApiOkResponse({ type: TokensDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'PASSKEY_FAILED_EXCEPTION',
    'PASSKEYS_OFF_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
  )
  login(@Body() body: PasskeyLoginDto, @CurrentCaller() caller: Caller): Promise<TokensDto> {
    return this.logins.login(body, caller);
  }
}
