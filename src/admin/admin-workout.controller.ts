import { Controller, Param, Put } from '@nestjs/common';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AcceptsUpload, Upload } from '../common/http/uploads.js';
import { AdminsOnly, CurrentId } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { AdminResourceController } from './admin-resource.controller.js';
import { AdminWorkoutDto, IdentifiedWorkoutInput, WorkoutResource } from '../catalogue/public.js';

const resource = new WorkoutResource();

@AdminsOnly()
@ApiTags('관리자: 운동')
@Controller('admin/workouts')
export class AdminWorkoutController extends AdminResourceController(resource, {
  koreanName: '운동',
  row: AdminWorkoutDto,
  identifiedInput: IdentifiedWorkoutInput,
}) {
  @Put(':id/image')
  @ApiOperation({ summary: '운동 그림 바꾸기 (파일 그대로)' })
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: AdminWorkoutDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'WORKOUT_NOT_FOUND_EXCEPTION',
    'PAYLOAD_TOO_LARGE_EXCEPTION',
    'UNSUPPORTED_MEDIA_TYPE_EXCEPTION',
  )
  @AcceptsUpload('image/jpeg', 'image/png', 'image/webp')
  setImage(
    @CurrentId() adminId: number,
    @Param('id', IdPipe) id: number,
    @Upload() image?: Buffer,
  ): Promise<AdminWorkoutDto> {
    return this.catalogue.setPicture(resource, adminId, id, image);
  }
}
