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
import { MemberIdentities } from './member-identities.service.js';
import { IdentityDto, LinkIdentityDto } from './provider.dto.js';

@ApiTags('내 계정')
@MembersOnly()
@Controller('user/identities')
export class MemberIdentitiesController {
  constructor(private readonly identities: MemberIdentities) {}

  @Get()
  @ApiOperation({ summary: '내 계정에 연결한 다른 계정. 먼저 연결한 것부터.' })
  @ApiOkResponse({ type: [IdentityDto] })
  list(@CurrentPrincipal() member: Principal): Promise<IdentityDto[]> {
    return this.identities.list(member);
  }

  @Post()
  @HttpCode(201)
  @ApiOperation({ summary: '다른 계정 연결' })
  @ApiCreatedResponse({ type: IdentityDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'PROVIDER_LOGIN_FAILED_EXCEPTION',
    'IDENTITY_TAKEN_EXCEPTION',
    'WRONG_PASSWORD_EXCEPTION',
    'PASSWORD_REQUIRED_EXCEPTION',
    'LOGIN_AGAIN_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
  )
  link(
    @CurrentPrincipal() member: Principal,
    @Body() body: LinkIdentityDto,
    @CurrentCaller() caller: Caller,
  ): Promise<IdentityDto> {
    return this.identities.link(member, body, caller);
  }

  @Post('delete/:identityId')
  @HttpCode(204)
  @ApiOperation({ summary: '다른 계정 연결 끊기. 하나뿐인 로그인 방법은 끊을 수 없어요.' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'IDENTITY_NOT_FOUND_EXCEPTION', 'LAST_WAY_IN_EXCEPTION')
  unlink(
    @CurrentPrincipal() member: Principal,
    @Param('identityId', IdPipe) identityId: number,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.identities.unlink(member, identityId, caller);
  }
}
