import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { CurrentId, MembersOnly } from '../../common/security/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { RoutineShareDto, ShareRoutineDto } from './routine-shares.dto.js';
import { RoutineShares } from './routine-shares.service.js';

@ApiTags('내 루틴')
@MembersOnly()
@Controller('myfit/routines/workout/:routineId/share')
@ApiParam({ name: 'routineId', schema: { type: 'integer', minimum: 1 } })
@ApiErrors('VALIDATION_EXCEPTION', 'ROUTINE_NOT_FOUND_EXCEPTION')
export class RoutineSharesController {
  constructor(private readonly shares: RoutineShares) {}

  @Get()
  @ApiOperation({ summary: '루틴의 공유 링크' })
  @ApiOkResponse({ type: RoutineShareDto })
  read(@CurrentId() userId: number, @Param('routineId', IdPipe) routineId: number): Promise<RoutineShareDto> {
    return this.shares.of(userId, routineId);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: '루틴의 공유 링크 만들기. 무게와 몸 정보는 보여 주지 않아요.' })
  @ApiOkResponse({ type: RoutineShareDto })
  share(
    @CurrentId() userId: number,
    @Param('routineId', IdPipe) routineId: number,
    @Body() { withName }: ShareRoutineDto,
  ): Promise<RoutineShareDto> {
    return this.shares.share(userId, routineId, withName);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: '루틴의 공유 링크 없애기' })
  @ApiNoContentResponse()
  revoke(@CurrentId() userId: number, @Param('routineId', IdPipe) routineId: number): Promise<void> {
    return this.shares.revoke(userId, routineId);
  }
}
