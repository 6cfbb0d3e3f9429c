import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SessionDto, SessionsService } from '../../auth/public.js';
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
import { AdminPasswordDto, AdminSelfDto } from './admin-people.dto.js';
import { AdminPeople } from './admin-people.service.js';
import { AdminSelf } from './admin-self.service.js';

/** What every admin may do with their own account. */
@ApiTags('관리자')
@AdminsOnly()
@LeastAdmin('viewer')
@BeforeSecondFactor()
@Controller('admin/self')
export class AdminSelfController {
  constructor(
    private readonly people: AdminPeople,
    private readonly own: AdminSelf,
    private readonly sessions: SessionsService,
  ) {}

  @Get()
  @ApiOperation({ summary: '내 아이디와 역할' })
  @ApiOkResponse({ type: AdminSelfDto })
  self(@CurrentPrincipal() { id }: Principal): Promise<AdminSelfDto> {
    return this.people.self(id);
  }

  @Post('password')
  @HttpCode(204)
  @ApiOperation({ summary: '내 비밀번호 바꾸기. 다른 관리자 로그인은 끝나요.' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'WRONG_PASSWORD_EXCEPTION', 'TOO_MANY_REQUESTS_EXCEPTION')
  changePassword(
    @CurrentPrincipal() admin: Principal,
    @Body() body: AdminPasswordDto,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.own.changePassword(admin, body, caller);
  }

  @Get('sessions')
  @ApiOperation({ summary: '내가 로그인한 기기. 마지막으로 쓴 것부터.' })
  @ApiOkResponse({ type: [SessionDto] })
  list(@CurrentPrincipal() admin: Principal): Promise<SessionDto[]> {
    return this.sessions.list(admin);
  }

  @Post('sessions/delete')
  @HttpCode(204)
  @ApiOperation({ summary: '다른 모든 기기에서 로그아웃' })
  @ApiNoContentResponse()
  endOthers(@CurrentPrincipal() admin: Principal, @CurrentCaller() caller: Caller): Promise<void> {
    return this.sessions.endOthers(admin, caller);
  }

  @Post('sessions/delete/:sessionId')
  @HttpCode(204)
  @ApiOperation({ summary: '그 기기에서 로그아웃' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'SESSION_NOT_FOUND_EXCEPTION')
  end(
    @CurrentPrincipal() admin: Principal,
    @Param('sessionId', IdPipe) sessionId: number,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.sessions.end(admin, sessionId, caller);
  }
}
