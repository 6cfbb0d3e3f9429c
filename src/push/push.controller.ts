import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { CurrentPrincipal, MembersOnly, type Principal } from '../common/security/access.decorators.js';
import { PushRests } from './push-rests.service.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { PushStateDto, RunningRestDto, SavePushSettingsDto, SubscribeDto } from './push.dto.js';

@ApiTags('알림')
@MembersOnly()
@Controller('user/push')
export class PushController {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly rests: PushRests,
  ) {}

  @Get()
  @ApiOperation({ summary: '알림 설정' })
  @ApiOkResponse({ type: PushStateDto })
  read(@CurrentPrincipal() member: Principal): Promise<PushStateDto> {
    return this.subscriptions.of(member);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: '이 기기에서 알림 받기' })
  @ApiOkResponse({ type: PushStateDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'PUSH_OFF_EXCEPTION')
  subscribe(@CurrentPrincipal() member: Principal, @Body() body: SubscribeDto): Promise<PushStateDto> {
    return this.subscriptions.subscribe(member, body);
  }

  @Put()
  @ApiOperation({ summary: '무엇을 언제 알릴지 고르기' })
  @ApiOkResponse({ type: PushStateDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  save(@CurrentPrincipal() member: Principal, @Body() body: SavePushSettingsDto): Promise<PushStateDto> {
    return this.subscriptions.save(member, body);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: '이 기기에서 알림 끄기' })
  @ApiNoContentResponse()
  unsubscribe(@CurrentPrincipal() member: Principal): Promise<void> {
    return this.subscriptions.unsubscribe(member);
  }

  @Put('rest')
  @HttpCode(204)
  @ApiOperation({ summary: '화면이 꺼진 동안 쉬는 시간이 끝나면 이 기기에 알리기' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION')
  rest(@CurrentPrincipal() member: Principal, @Body() body: RunningRestDto): Promise<void> {
    return this.rests.start(member, body);
  }

  @Delete('rest')
  @HttpCode(204)
  @ApiOperation({ summary: '쉬는 시간의 끝을 알리지 않기' })
  @ApiNoContentResponse()
  noRest(@CurrentPrincipal() member: Principal): Promise<void> {
    return this.rests.stop(member);
  }
}
