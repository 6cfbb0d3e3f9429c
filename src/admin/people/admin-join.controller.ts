import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { CurrentCaller, type Caller } from '../../common/http/caller.js';
import { Public } from '../../common/security/access.decorators.js';
import { JoinAdminDto } from './admin-people.dto.js';
import { AdminPeople } from './admin-people.service.js';

/** Public: an invited person is not an admin yet. */
@ApiTags('관리자: 사람')
@Public()
@Controller('admin/people/join')
export class AdminJoinController {
  constructor(private readonly people: AdminPeople) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({ summary: '초대받은 주소로 관리자 되기' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'INVITATION_NOT_FOUND_EXCEPTION')
  join(@Body() body: JoinAdminDto, @CurrentCaller() caller: Caller): Promise<void> {
    return this.people.join(body, caller);
  }
}
