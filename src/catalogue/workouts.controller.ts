import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { ApiPage, sendPage } from '../common/http/pagination.js';
import { Public } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { PagePipe } from '../common/validation/page.pipe.js';
import { NamedDto } from './dto/names.dto.js';
import { KeywordQueryDto, WorkoutSearchDto } from './dto/search-requests.dto.js';
import { CopiedWorkoutDto, WorkoutDetailDto, WorkoutDto } from './dto/workout.dto.js';
import { WorkoutsService } from './workouts.service.js';

@ApiTags('운동')
@Public()
@Controller('workouts')
export class WorkoutsController {
  constructor(private readonly workouts: WorkoutsService) {}

  @Get()
  @ApiOperation({ summary: '모든 운동' })
  @ApiQuery({ name: 'page', required: false, description: '1부터', schema: { type: 'integer', minimum: 1 } })
  @ApiPage(WorkoutDto)
  @ApiErrors('VALIDATION_EXCEPTION')
  async all(
    @Query('page', PagePipe) page: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WorkoutDto[]> {
    return sendPage(reply, await this.workouts.search({}, page));
  }

  @Post('search/list')
  @HttpCode(200)
  @ApiOperation({ summary: '운동 검색, 첫 페이지' })
  @ApiPage(WorkoutDto)
  @ApiErrors('VALIDATION_EXCEPTION')
  async first(
    @Body() request: WorkoutSearchDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WorkoutDto[]> {
    return sendPage(reply, await this.workouts.search(request, 1));
  }

  @Post('search/list/:page')
  @HttpCode(200)
  @ApiOperation({ summary: '운동 검색' })
  @ApiParam({ name: 'page', description: '1부터', schema: { type: 'integer', minimum: 1 } })
  @ApiPage(WorkoutDto)
  @ApiErrors('VALIDATION_EXCEPTION')
  async search(
    @Param('page', PagePipe) page: number,
    @Body() request: WorkoutSearchDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WorkoutDto[]> {
    return sendPage(reply, await this.workouts.search(request, page));
  }

  @Get('search/list')
  @ApiOperation({ summary: '입력하는 동안 보여 줄 운동 이름, 열 개까지' })
  @ApiOkResponse({ type: [NamedDto] })
  @ApiErrors('VALIDATION_EXCEPTION')
  suggest(@Query() query: KeywordQueryDto): Promise<NamedDto[]> {
    return this.workouts.suggest(query.keyword);
  }

  @Get('copy')
  @Header('Cache-Control', 'public, max-age=3600')
  @ApiOperation({ summary: '모든 운동과 검색어. 네트워크 없이 찾으려고 기기에 둬요.' })
  @ApiOkResponse({ type: [CopiedWorkoutDto] })
  copy(): Promise<CopiedWorkoutDto[]> {
    return this.workouts.copy();
  }

  @Get(':id')
  @ApiOperation({ summary: '운동 자세히' })
  @ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1 } })
  @ApiOkResponse({ type: WorkoutDetailDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'WORKOUT_NOT_FOUND_EXCEPTION')
  detail(@Param('id', IdPipe) id: number): Promise<WorkoutDetailDto> {
    return this.workouts.detail(id);
  }
}
