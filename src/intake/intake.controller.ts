import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { CurrentId, MembersOnly } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { IntakeItemDto, SaveIntakeItemDto } from './dto/intake-item.dto.js';
import { Intake } from './intake.service.js';

const ITEM_PARAM = { name: 'intakeItemId', schema: { type: 'integer', minimum: 1 } } as const;

@ApiTags('내 영양제')
@MembersOnly()
@Controller('intake')
export class IntakeController {
  constructor(private readonly intake: Intake) {}

  @Get()
  @ApiOperation({ summary: '지금 먹는 영양제' })
  @ApiOkResponse({ type: [IntakeItemDto] })
  list(@CurrentId() userId: number): Promise<IntakeItemDto[]> {
    return this.intake.list(userId);
  }

  @Post()
  @ApiOperation({ summary: '먹는 영양제 더하기: 카탈로그의 제품이거나 내가 적은 제품' })
  @ApiCreatedResponse({ type: IntakeItemDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'SUPPLEMENT_NOT_FOUND_EXCEPTION')
  add(@CurrentId() userId: number, @Body() item: SaveIntakeItemDto): Promise<IntakeItemDto> {
    return this.intake.add(userId, item);
  }

  @Put(':intakeItemId')
  @ApiOperation({ summary: '먹는 영양제 고치기. 통째로 바꿔요.' })
  @ApiParam(ITEM_PARAM)
  @ApiOkResponse({ type: IntakeItemDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'INTAKE_ITEM_NOT_FOUND_EXCEPTION', 'SUPPLEMENT_NOT_FOUND_EXCEPTION')
  change(
    @CurrentId() userId: number,
    @Param('intakeItemId', IdPipe) id: number,
    @Body() item: SaveIntakeItemDto,
  ): Promise<IntakeItemDto> {
    return this.intake.change(userId, id, item);
  }

  @Delete(':intakeItemId')
  @HttpCode(204)
  @ApiOperation({ summary: '안 먹는 영양제 지우기' })
  @ApiParam(ITEM_PARAM)
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'INTAKE_ITEM_NOT_FOUND_EXCEPTION')
  remove(@CurrentId() userId: number, @Param('intakeItemId', IdPipe) id: number): Promise<void> {
    return this.intake.remove(userId, id);
  }
}
