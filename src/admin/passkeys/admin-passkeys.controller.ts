import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { NewPasskeyDto, PasskeyCreationDto, PasskeyDto } from '../../auth/public.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { CurrentCaller, type Caller } from '../../common/http/caller.js';
import {
  AdminsOnly,
  BeforeSecondFactor,
  CurrentPrincipal,
  LeastAdmin,
  type Principal,
} from '../../common/security/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { AskForAdminPasskeyDto } from './admin-passkeys.dto.js';
import { AdminPasskeys } from './admin-passkeys.service.js';

@ApiTags('관리자')
@AdminsOnly()
@LeastAdmin('viewer')
@BeforeSecondFactor()
@Controller('admin/self/passkeys')
export class AdminPasskeysController {
  constructor(private readonly passkeys: AdminPasskeys) {}

  @Get()
  @ApiOperation({ summary: '내 패스키. 먼저 만든 것부터.' })
  @ApiOkResponse({ type: [PasskeyDto] })
  list(@CurrentPrincipal() admin: Principal): Promise<PasskeyDto[]> {
    return this.passkeys.list(admin);
  }

  @Post('options')
  @HttpCode(200)
  @ApiOperation({ summary: '패스키를 만들려고 할 때 브라우저에 줄 것' })
  @ApiOkResponse({ type: PasskeyCreationDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'WRONG_PASSWORD_EXCEPTION',
    'PASSKEYS_OFF_EXCEPTION',
    'TOO_MANY_PASSKEYS_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
  )
  options(
    @CurrentPrincipal() admin: Principal,
    @Body() { password }: AskForAdminPasskeyDto,
    @CurrentCaller() caller: Caller,
  ): Promise<PasskeyCreationDto> {
    return this.passkeys.creation(admin, password, caller);
  }

  @Post()
  @HttpCode(201)
  @ApiOperation({ summary: '만든 패스키 등록' })
  @ApiCreatedResponse({ type: PasskeyDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'PASSKEY_FAILED_EXCEPTION',
    'PASSKEYS_OFF_EXCEPTION',
    'TOO_MANY_PASSKEYS_EXCEPTION',
  )
  add(
    @CurrentPrincipal() admin: Principal,
    @Body() body: NewPasskeyDto,
    @CurrentCaller() caller: Caller,
  ): Promise<PasskeyDto> {
    return this.passkeys.add(admin, body, caller);
  }

  @Post('delete/:passkeyId')
  @HttpCode(204)
  @ApiOperation({ summary: '패스키 지우기' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'PASSKEY_NOT_FOUND_EXCEPTION')
  remove(
    @CurrentPrincipal() admin: Principal,
    @Param('passkeyId', IdPipe) passkeyId: number,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.passkeys.remove(admin, passkeyId, caller);
  }
}
