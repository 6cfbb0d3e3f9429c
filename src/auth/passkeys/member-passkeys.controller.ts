import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { CurrentCaller, type Caller } from '../../common/http/caller.js';
import { CurrentPrincipal, MembersOnly, type Principal } from '../../common/security/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { MemberPasskeys } from './member-passkeys.service.js';
import { AskForPasskeyDto, NewPasskeyDto, PasskeyDto } from './passkey.dto.js';
import { PasskeyCreationDto } from './passkey-options.dto.js';

@ApiTags('내 계정')
@MembersOnly()
@Controller('user/passkeys')
export class MemberPasskeysController {
  constructor(private readonly passkeys: MemberPasskeys) {}

  @Get()
  @ApiOperation({ summary: '내 패스키. 먼저 만든 것부터.' })
  @ApiOkResponse({ type: [PasskeyDto] })
  list(@CurrentPrincipal() member: Principal): Promise<PasskeyDto[]> {
    return this.passkeys.list(member);
  }

  @Post('options')
  @HttpCode(200)
  @ApiOperation({ summary: '패스키를 만들려고 할 때 브라우저에 줄 것' })
  @ApiOkResponse({ type: PasskeyCreationDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'WRONG_PASSWORD_EXCEPTION',
    'PASSWORD_REQUIRED_EXCEPTION',
    'LOGIN_AGAIN_EXCEPTION',
    'PASSKEYS_OFF_EXCEPTION',
    'TOO_MANY_PASSKEYS_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
  )
  options(
    @CurrentPrincipal() member: Principal,
    @Body() { password }: AskForPasskeyDto,
    @CurrentCaller() caller: Caller,
  ): Promise<PasskeyCreationDto> {
    return this.passkeys.creation(member, password, caller);
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
    @CurrentPrincipal() member: Principal,
    @Body() body: NewPasskeyDto,
    @CurrentCaller() caller: Caller,
  ): Promise<PasskeyDto> {
    return this.passkeys.add(member, body, caller);
  }

  @Post('delete/:passkeyId')
  @HttpCode(204)
  @ApiOperation({ summary: '패스키 지우기. 하나뿐인 로그인 방법은 지울 수 없어요.' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'PASSKEY_NOT_FOUND_EXCEPTION', 'LAST_WAY_IN_EXCEPTION')
  remove(
    @CurrentPrincipal() member: Principal,
    @Param('passkeyId', IdPipe) passkeyId: number,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.passkeys.remove(member, passkeyId, caller);
  }
}
