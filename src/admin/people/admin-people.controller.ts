import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { AdminsOnly, CurrentId, LeastAdmin } from '../../common/security/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { AdminPeopleDto, ChangeAdminDto, InviteAdminDto } from './admin-people.dto.js';
import { AdminPeople } from './admin-people.service.js';

@ApiTags('관리자: 사람')
@AdminsOnly()
@LeastAdmin('owner')
@Controller('admin/people')
export class AdminPeopleController {
  constructor(private readonly people: AdminPeople) {}

  @Get()
  @ApiOperation({ summary: '관리자와 아직 받지 않은 초대' })
  @ApiOkResponse({ type: AdminPeopleDto })
  list(): Promise<AdminPeopleDto> {
    return this.people.list();
  }

  @Post('invitations')
  @ApiOperation({ summary: '메일로 관리자 초대하기', description: '주소는 사흘 동안 한 번 쓸 수 있어요.' })
  @ApiCreatedResponse({ type: AdminPeopleDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  invite(@CurrentId() adminId: number, @Body() body: InviteAdminDto): Promise<AdminPeopleDto> {
    return this.people.invite(adminId, body);
  }

  @Delete('invitations/:id')
  @HttpCode(204)
  @ApiOperation({ summary: '초대 거두기' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'INVITATION_NOT_FOUND_EXCEPTION')
  withdraw(@CurrentId() adminId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.people.withdraw(adminId, id);
  }

  @Put(':id')
  @ApiOperation({
    summary: '관리자의 역할을 바꾸거나 로그인을 막기',
    description: '막으면 그 관리자는 바로 로그아웃돼요.',
  })
  @ApiOkResponse({ type: AdminPeopleDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'ADMIN_NOT_FOUND_EXCEPTION', 'LAST_OWNER_EXCEPTION')
  change(
    @CurrentId() adminId: number,
    @Param('id', IdPipe) id: number,
    @Body() body: ChangeAdminDto,
  ): Promise<AdminPeopleDto> {
    return this.people.change(adminId, id, body);
  }
}
