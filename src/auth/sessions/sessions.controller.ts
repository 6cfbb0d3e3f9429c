import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { CurrentCaller, type Caller } from '../../common/http/caller.js';
import { CurrentPrincipal, MembersOnly, type Principal } from '../../common/security/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { SessionDto } from './session.dto.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('내 계정')
@MembersOnly()
@Controller('user/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  @ApiOperation({ summary: '로그인한 기기. 마지막으로 쓴 것부터.' })
  @ApiOkResponse({ type: [SessionDto] })
  list(@CurrentPrincipal() member: Principal): Promise<SessionDto[]> {
    return this.sessions.list(member);
  }

  @Post('delete')
  @HttpCode(204)
  @ApiOperation({ summary: '다른 모든 기기에서 로그아웃' })
  @ApiNoContentResponse()
  endOthers(@CurrentPrincipal() member: Principal, @CurrentCaller() caller: Caller): Promise<void> {
    return this.sessions.endOthers(member, caller);
  }

  @Post('delete/:sessionId')
  @HttpCode(204)
  @ApiOperation({ summary: '그 기기에서 로그아웃' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'SESSION_NOT_FOUND_EXCEPTION')
  end(
    @CurrentPrincipal() member: Principal,
    @Param('sessionId', IdPipe) sessionId: number,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.sessions.end(member, sessionId, caller);
  }
}
