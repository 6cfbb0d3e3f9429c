import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { AppError } from '../common/errors/app-error.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { CurrentId, MembersOnly } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { AuditDto, AuditRequestDto } from './dto/audit.dto.js';
import { IntakeItemDto, SaveIntakeItemDto } from './dto/intake-item.dto.js';
import { LabelDto, ReadLabelDto, ReportedKeywordDto, ReportedNameDto } from './dto/label.dto.js';
import { IntakeAudits } from './intake-audits.service.js';
import { readNutritionLabel } from './label/nutrition-label.js';
import { Intake } from './intake.service.js';
import { keptLabel, readReported } from './reported/read-reported.js';
import { ReportedLabels } from './reported/reported-labels.js';

const ITEM_PARAM = { name: 'intakeItemId', schema: { type: 'integer', minimum: 1 } } as const;

@ApiTags('내 영양제')
@MembersOnly()
@Controller('intake')
export class IntakeController {
  constructor(
    private readonly intake: Intake,
    private readonly audits: IntakeAudits,
    private readonly reported: ReportedLabels,
  ) {}

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

  @Post('label')
  @HttpCode(200)
  @ApiOperation({ summary: '붙여 넣은 라벨 읽기. 저장하지 않고, 확실하지 않은 것은 여쭤봐요.' })
  @ApiOkResponse({ type: LabelDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  label(@Body() { text }: ReadLabelDto): LabelDto {
    return { ...readNutritionLabel(text), label: text };
  }

  @Get('reported')
  @ApiOperation({ summary: '식품안전나라에 신고된 제품에서 찾기, 열 개까지. 가져온 것이 없으면 비어요.' })
  @ApiOkResponse({ type: [ReportedNameDto] })
  @ApiErrors('VALIDATION_EXCEPTION')
  searchReported(@Query() { keyword }: ReportedKeywordDto): Promise<ReportedNameDto[]> {
    return this.reported.search(keyword);
  }

  @Get('reported/:reportedProductId')
  @ApiOperation({ summary: '신고된 제품의 라벨 읽기. 확실하지 않은 것은 여쭤봐요.' })
  @ApiParam({ name: 'reportedProductId', schema: { type: 'integer', minimum: 1 } })
  @ApiOkResponse({ type: LabelDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'REPORTED_PRODUCT_NOT_FOUND_EXCEPTION')
  async reportedLabel(@Param('reportedProductId', IdPipe) id: number): Promise<LabelDto> {
    const label = await this.reported.one(id);
    if (!label) throw new AppError('REPORTED_PRODUCT_NOT_FOUND_EXCEPTION');
    return { ...readReported(label), label: keptLabel(label) };
  }

  @Post('audit')
  @HttpCode(200)
  @ApiOperation({ summary: '먹는 영양제 검사: 그대로, 줄이기, 빼기, 바꾸기와 하루 시간표' })
  @ApiOkResponse({ type: AuditDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'BODY_DATA_REQUIRED_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
    'SERVICE_UNAVAILABLE_EXCEPTION',
  )
  audit(@CurrentId() userId: number, @Body() wishes: AuditRequestDto): Promise<AuditDto> {
    return this.audits.of(userId, wishes);
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
