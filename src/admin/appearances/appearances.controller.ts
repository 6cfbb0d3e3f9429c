import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  RowReader,
  SupplementInput,
  SupplementResource,
  WorkoutInput,
  WorkoutResource,
} from '../../catalogue/public.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { AdminsOnly } from '../../common/security/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { RecommendationPreviews } from '../../recommendation/public.js';
import { AdminCatalogueService } from '../admin-catalogue.service.js';
import { AppearancesDto, TypedRowQueryDto } from './appearances.dto.js';

@ApiTags('관리자')
@AdminsOnly()
@Controller('admin/appearances')
export class AppearancesController {
  private readonly supplements = new SupplementResource();
  private readonly workouts = new WorkoutResource();

  constructor(
    private readonly catalogue: AdminCatalogueService,
    private readonly appearances: RecommendationPreviews,
  ) {}

  @Get('supplements/:id')
  @ApiOperation({ summary: '이 보충제의 제품이 어떤 추천에 나오는지, 추천 엔진으로 해 본 결과' })
  @ApiOkResponse({ type: AppearancesDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'SUPPLEMENT_NOT_FOUND_EXCEPTION')
  async ofSupplement(@Param('id', IdPipe) id: number): Promise<AppearancesDto> {
    const { productId, hidden = false } = await this.catalogue.get(this.supplements, id);
    return { hidden, ...(await this.appearances.ofProduct(productId)) };
  }

  @Get('workouts/:id')
  @ApiOperation({ summary: '이 운동이 어떤 추천에 나오는지, 추천 엔진으로 해 본 결과' })
  @ApiOkResponse({ type: AppearancesDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'WORKOUT_NOT_FOUND_EXCEPTION')
  async ofWorkout(@Param('id', IdPipe) id: number): Promise<AppearancesDto> {
    const { hidden = false } = await this.catalogue.get(this.workouts, id);
    return { hidden, ...(await this.appearances.ofWorkout(id)) };
  }

  @Post('supplements')
  @HttpCode(200)
  @ApiOperation({
    summary: '저장하기 전의 보충제가 어떤 추천에 나올지',
    description: '아무것도 저장하지 않아요.',
  })
  @ApiOkResponse({ type: AppearancesDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'SUPPLEMENT_NOT_FOUND_EXCEPTION')
  async ofTypedSupplement(
    @Query() { id }: TypedRowQueryDto,
    @Body() input: SupplementInput,
  ): Promise<AppearancesDto> {
    const product = await this.catalogue.tried(
      this.supplements,
      id ?? null,
      input,
      async (manager, { productId }) => (await new RowReader(manager).products([productId]))[0]!,
    );
    return { hidden: product.hidden, ...(await this.appearances.ofProduct(product.id, product)) };
  }

  @Post('workouts')
  @HttpCode(200)
  @ApiOperation({
    summary: '저장하기 전의 운동이 어떤 추천에 나올지',
    description: '아무것도 저장하지 않아요.',
  })
  @ApiOkResponse({ type: AppearancesDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'WORKOUT_NOT_FOUND_EXCEPTION')
  async ofTypedWorkout(
    @Query() { id }: TypedRowQueryDto,
    @Body() input: WorkoutInput,
  ): Promise<AppearancesDto> {
    const workout = await this.catalogue.tried(
      this.workouts,
      id ?? null,
      input,
      async (manager, row) => (await new RowReader(manager).workouts([row.id]))[0]!,
    );
    return { hidden: workout.hidden, ...(await this.appearances.ofWorkout(workout.id, workout)) };
  }
}
