import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentCaller, type Caller } from '../common/http/caller.js';
import {
  CurrentId,
  CurrentPrincipal,
  MembersOnly,
  type Principal,
} from '../common/security/access.decorators.js';
import { AccountService } from './account.service.js';
import { ChangePasswordDto } from './dto/change-password.dto.js';
import { DeleteAccountDto } from './dto/delete-account.dto.js';
import { EditProfileDto } from './dto/edit-profile.dto.js';
import { HealthNotesDto } from './dto/health-notes.dto.js';
import { ProfileDto } from './dto/profile.dto.js';
import { AnswerReadinessDto, SaveHealthNotesDto } from './dto/save-health-notes.dto.js';
import { HealthNotesService } from './health-notes.service.js';

@ApiTags('내 계정')
@MembersOnly()
@Controller('user')
export class UserController {
  constructor(
    private readonly account: AccountService,
    private readonly healthNotes: HealthNotesService,
  ) {}

  @Get('private')
  @ApiOperation({ summary: '내 정보' })
  @ApiOkResponse({ type: ProfileDto })
  profile(@CurrentId() userId: number): Promise<ProfileDto> {
    return this.account.profile(userId);
  }

  @Post('private')
  @HttpCode(200)
  @ApiOperation({ summary: '이름과 생년월일 고치기' })
  @ApiOkResponse({ type: ProfileDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  edit(@CurrentId() userId: number, @Body() body: EditProfileDto): Promise<ProfileDto> {
    return this.account.edit(userId, body);
  }

  @Post('private/password')
  @HttpCode(204)
  @ApiOperation({ summary: '비밀번호 바꾸기. 모든 기기에서 로그아웃되니 다시 로그인해 주세요.' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'WRONG_PASSWORD_EXCEPTION', 'TOO_MANY_REQUESTS_EXCEPTION')
  changePassword(
    @CurrentPrincipal() member: Principal,
    @Body() body: ChangePasswordDto,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.account.changePassword(member, body, caller);
  }

  @Post('delete')
  @HttpCode(204)
  @ApiOperation({ summary: '탈퇴. 저장된 모든 것이 지워져요.' })
  @ApiNoContentResponse()
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'WRONG_PASSWORD_EXCEPTION',
    'LOGIN_AGAIN_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
  )
  remove(
    @CurrentPrincipal() member: Principal,
    @Body() { password }: DeleteAccountDto,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.account.remove(member, password, caller);
  }

  @Get('health')
  @ApiOperation({ summary: '내 건강 정보: 알레르기, 건강 상태, 약, 아픈 곳, 운동 전 확인' })
  @ApiOkResponse({ type: HealthNotesDto })
  health(@CurrentId() userId: number): Promise<HealthNotesDto> {
    return this.healthNotes.of(userId);
  }

  @Post('health')
  @HttpCode(200)
  @ApiOperation({ summary: '건강 정보 저장. 보내지 않은 항목은 그대로예요.' })
  @ApiOkResponse({ type: HealthNotesDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'HEALTH_QUESTION_EXCEPTION')
  saveHealth(@CurrentId() userId: number, @Body() body: SaveHealthNotesDto): Promise<HealthNotesDto> {
    return this.healthNotes.save(userId, body);
  }

  @Put('health/readiness')
  @ApiOperation({ summary: '운동 전 확인에 답하거나 건너뛰기' })
  @ApiOkResponse({ type: HealthNotesDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  answerReadiness(@CurrentId() userId: number, @Body() { yes }: AnswerReadinessDto): Promise<HealthNotesDto> {
    return this.healthNotes.answerReadiness(userId, yes);
  }
}
