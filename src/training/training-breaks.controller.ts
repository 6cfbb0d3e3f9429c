import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { CurrentId, MembersOnly } from '../common/security/access.decorators.js';
import { TrainingBreaks } from './breaks/training-breaks.service.js';
import { SaveBreakDto, TrainingBreakDto } from './dto/training-break.dto.js';
import { DatePipe } from '../common/validation/date.pipe.js';

const START_PARAM = { name: 'startsOn', description: '쉬는 첫날', example: '2026-01-06' } as const;

@ApiTags('이번 주')
@MembersOnly()
@Controller('training/breaks')
export class TrainingBreaksController {
  constructor(private readonly breaks: TrainingBreaks) {}

  @Get()
  @ApiOperation({ summary: '쉬는 날들, 나중 것부터' })
  @ApiOkResponse({ type: [TrainingBreakDto] })
  all(@CurrentId() userId: number): Promise<TrainingBreakDto[]> {
    return this.breaks.all(userId);
  }

  @Put(':startsOn')
  @ApiOperation({ summary: '아프거나 자리를 비워서 쉬는 날 정하기: 그사이의 운동은 놓친 것이 아니에요.' })
  @ApiParam(START_PARAM)
  @ApiOkResponse({ type: TrainingBreakDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  save(
    @CurrentId() userId: number,
    @Param('startsOn', DatePipe) startsOn: string,
    @Body() body: SaveBreakDto,
  ): Promise<TrainingBreakDto> {
    return this.breaks.save(userId, startsOn, body);
  }

  @Delete(':startsOn')
  @HttpCode(204)
  @ApiOperation({ summary: '쉬기로 한 것 지우기' })
  @ApiParam(START_PARAM)
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'TRAINING_BREAK_NOT_FOUND_EXCEPTION')
  end(@CurrentId() userId: number, @Param('startsOn', DatePipe) startsOn: string): Promise<void> {
    return this.breaks.end(userId, startsOn);
  }
}
