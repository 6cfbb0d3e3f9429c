import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { CurrentCaller, type Caller } from '../../common/http/caller.js';
import { Public } from '../../common/security/access.decorators.js';
import { LOGIN_PROVIDERS, type LoginProvider } from '../../config/login-providers.js';
import { KnowsDevice } from '../devices/device-mark.interceptor.js';
import { OpenIdProviders } from './open-id-providers.service.js';
import { ProviderPipe } from './provider.pipe.js';
import {
  BeginJourneyDto,
  EndJourneyDto,
  JourneyDto,
  JourneyEndDto,
  LoginProvidersDto,
} from './provider.dto.js';
import { ProviderLogins } from './provider-logins.service.js';

const PROVIDER_PARAM = { name: 'provider', enum: LOGIN_PROVIDERS, description: '다른 계정' } as const;

@ApiTags('로그인')
@Public()
@Controller('auth/providers')
export class ProviderLoginController {
  constructor(
    private readonly providers: OpenIdProviders,
    private readonly logins: ProviderLogins,
  ) {}

  @Get()
  @ApiOperation({ summary: '쓸 수 있는 다른 계정: 카카오, 네이버, 구글, 애플' })
  @ApiOkResponse({ type: LoginProvidersDto })
  list(): LoginProvidersDto {
    return { providers: this.providers.names() };
  }

  @Post(':provider/begin')
  @HttpCode(200)
  @ApiParam(PROVIDER_PARAM)
  @ApiOperation({ summary: '다른 계정으로 로그인하러 떠나기' })
  @ApiOkResponse({ type: JourneyDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'PROVIDER_NOT_FOUND_EXCEPTION', 'PROVIDER_UNAVAILABLE_EXCEPTION')
  begin(
    @Param('provider', ProviderPipe) provider: LoginProvider,
    @Body() { purpose }: BeginJourneyDto,
  ): Promise<JourneyDto> {
    return this.logins.begin(provider, purpose);
  }

  @KnowsDevice()
  @Post(':provider/end')
  @HttpCode(200)
  @ApiParam(PROVIDER_PARAM)
  @ApiOperation({ summary: '다른 계정에서 돌아와 로그인하거나, 가입하고 연결할 준비' })
  @ApiOkResponse({ type: JourneyEndDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'PROVIDER_LOGIN_FAILED_EXCEPTION',
    'PROVIDER_NOT_FOUND_EXCEPTION',
    'PROVIDER_UNAVAILABLE_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
  )
  end(
    @Param('provider', ProviderPipe) provider: LoginProvider,
    @Body() body: EndJourneyDto,
    @CurrentCaller() caller: Caller,
  ): Promise<JourneyEndDto> {
    return this.logins.end(provider, body, caller);
  }
}
