import { Body, Controller, Get, HttpCode, Post, Put, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ApiPage, sendPage } from '../common/http/pagination.js';
import { CurrentId, MembersOnly } from '../common/security/access.decorators.js';
import { KeepsAnswer } from '../infrastructure/answers/revised-answers.js';
import { BodyDataService } from './body-data.service.js';
import { BodyGoalsService } from './body-goals.service.js';
import { BodyDataDto } from './dto/body-data.dto.js';
import { BodyGoalDto } from './dto/body-goal.dto.js';
import { DeleteBodyDataDto } from './dto/delete-body-data.dto.js';
import { SaveBodyDataDto } from './dto/save-body-data.dto.js';

@ApiTags('몸 정보')
@MembersOnly()
@Controller('bodyData')
export class BodyDataController {
  constructor(
    private readonly bodyData: BodyDataService,
    private readonly goals: BodyGoalsService,
  ) {}

  @Get()
  @KeepsAnswer()
  @ApiOperation({ summary: '내 몸 정보 전체, 최근 것부터' })
  @ApiPage(BodyDataDto)
  async list(
    @CurrentId() userId: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BodyDataDto[]> {
    return sendPage(reply, await this.bodyData.list(userId));
  }

  @Get('recent')
  @ApiOperation({ summary: '가장 최근 몸 정보' })
  @ApiOkResponse({ type: BodyDataDto })
  @ApiErrors('BODY_DATA_NOT_FOUND_EXCEPTION')
  recent(@CurrentId() userId: number): Promise<BodyDataDto> {
    return this.bodyData.recent(userId);
  }

  @Get('goal')
  @ApiOperation({ summary: '목표 체중' })
  @ApiOkResponse({ type: BodyGoalDto })
  goal(@CurrentId() userId: number): Promise<BodyGoalDto> {
    return this.goals.shown(userId);
  }

  @Put('goal')
  @ApiOperation({ summary: '목표 체중 정하기. null이면 지워요.' })
  @ApiOkResponse({ type: BodyGoalDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  saveGoal(@CurrentId() userId: number, @Body() body: BodyGoalDto): Promise<BodyGoalDto> {
    return this.goals.save(userId, body);
  }

  @Post()
  @HttpCode(201)
  @ApiOperation({ summary: '몸 정보 저장. 같은 날짜는 새 값으로 바뀌어요.' })
  @ApiCreatedResponse({ type: BodyDataDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  save(@CurrentId() userId: number, @Body() body: SaveBodyDataDto): Promise<BodyDataDto> {
    return this.bodyData.save(userId, body);
  }

  @Post('delete')
  @HttpCode(204)
  @ApiOperation({ summary: '하루의 몸 정보 지우기' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'BODY_DATA_NOT_FOUND_EXCEPTION')
  remove(@CurrentId() userId: number, @Body() { date }: DeleteBodyDataDto): Promise<void> {
    return this.bodyData.remove(userId, date);
  }
}
