import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SupplementResource, WorkoutResource } from '../../catalogue/public.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { AdminsOnly, CurrentId } from '../../common/security/access.decorators.js';
import { BulkChangedDto, BulkSupplementsInput, BulkUndoInput, BulkWorkoutsInput } from './bulk-change.dto.js';
import { BulkChanges } from './bulk-changes.service.js';

@ApiTags('관리자')
@AdminsOnly()
@Controller('admin/bulk')
export class BulkChangesController {
  private readonly supplements = new SupplementResource();
  private readonly workouts = new WorkoutResource();

  constructor(private readonly changes: BulkChanges) {}

  @Put('supplements')
  @ApiOperation({ summary: '여러 보충제를 한 번에 바꾸기: 숨김, 종류, 가격 (모두 아니면 아무것도)' })
  @ApiOkResponse({ type: BulkChangedDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'SUPPLEMENT_NOT_FOUND_EXCEPTION')
  async changeSupplements(
    @CurrentId() adminId: number,
    @Body() { ids, ...change }: BulkSupplementsInput,
  ): Promise<BulkChangedDto> {
    return { entries: await this.changes.apply(this.supplements, adminId, ids, change) };
  }

  @Put('workouts')
  @ApiOperation({ summary: '여러 운동을 한 번에 숨기거나 보이기 (모두 아니면 아무것도)' })
  @ApiOkResponse({ type: BulkChangedDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'WORKOUT_NOT_FOUND_EXCEPTION')
  async changeWorkouts(
    @CurrentId() adminId: number,
    @Body() { ids, ...change }: BulkWorkoutsInput,
  ): Promise<BulkChangedDto> {
    return { entries: await this.changes.apply(this.workouts, adminId, ids, change) };
  }

  @Post('undo')
  @HttpCode(204)
  @ApiOperation({ summary: '한 번에 바꾼 것 되돌리기 (모두 아니면 아무것도)' })
  @ApiNoContentResponse()
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'CATALOGUE_CHANGE_NOT_FOUND_EXCEPTION',
    'CHANGED_SINCE_EXCEPTION',
    'IN_USE_EXCEPTION',
    'CONFLICT_EXCEPTION',
  )
  async undo(@CurrentId() adminId: number, @Body() { entries }: BulkUndoInput): Promise<void> {
    await this.changes.undo(adminId, entries);
  }
}
