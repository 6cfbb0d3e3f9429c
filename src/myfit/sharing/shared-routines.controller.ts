import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { CurrentId, MembersOnly, Public } from '../../common/security/access.decorators.js';
import { RecommendedRoutineDto } from '../dto/recommended-routines.dto.js';
import { SharedRoutineDto, TakeRoutineDto } from './routine-shares.dto.js';
import { RoutineShares } from './routine-shares.service.js';

@ApiTags('공유한 루틴')
@ApiParam({ name: 'secret', description: '링크의 마지막 부분', schema: { type: 'string' } })
@Controller('shared/routines')
@ApiErrors('SHARED_ROUTINE_NOT_FOUND_EXCEPTION')
export class SharedRoutinesController {
  constructor(private readonly shares: RoutineShares) {}

  @Public()
  @Get(':secret')
  @Header('X-Robots-Tag', 'noindex')
  @ApiOperation({ summary: '링크로 공유받은 루틴' })
  @ApiOkResponse({ type: SharedRoutineDto })
  read(@Param('secret') secret: string): Promise<SharedRoutineDto> {
    return this.shares.read(secret);
  }

  @MembersOnly()
  @Post(':secret/take')
  @ApiOperation({ summary: '공유받은 루틴을 내 루틴에 담기. 무게는 내 기록에 맞춰요.' })
  @ApiCreatedResponse({ type: RecommendedRoutineDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'ROUTINE_NOT_FOUND_EXCEPTION', 'WORKOUT_NOT_FOUND_EXCEPTION')
  take(
    @CurrentId() userId: number,
    @Param('secret') secret: string,
    @Body() { requestId }: TakeRoutineDto,
  ): Promise<RecommendedRoutineDto> {
    return this.shares.take(userId, secret, requestId);
  }
}
