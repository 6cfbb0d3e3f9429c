import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SupplementResource, WorkoutResource } from '../../catalogue/public.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { AdminsOnly } from '../../common/security/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { AppearancesService } from '../../recommendation/public.js';
import { AdminCatalogueService } from '../admin-catalogue.service.js';
import { AppearancesDto } from './appearances.dto.js';

@ApiTags('관리자')
@AdminsOnly()
@Controller('admin/appearances')
export class AppearancesController {
  private readonly supplements = new SupplementResource();
  private readonly workouts = new WorkoutResource();

  constructor(
    private readonly catalogue: AdminCatalogueService,
    private readonly appearances: AppearancesService,
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
}
