import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminsOnly } from '../../common/security/access.decorators.js';
import { RecommendationOutcomes } from '../../recommendation/public.js';
import { RecommendationDaysDto } from './recommendation-days.dto.js';

@ApiTags('관리자: 현황')
@AdminsOnly()
@Controller('admin/recommendationDays')
export class RecommendationDaysController {
  constructor(private readonly ends: RecommendationOutcomes) {}

  @Get()
  @ApiOperation({
    summary: '30일 동안의 추천과 어떻게 끝났는지',
    description:
      '추천이 없던 날은 나오지 않아요. 세 번보다 적게 나온 까닭은 한 사람의 건강을 알릴 수 있어 빼요.',
  })
  @ApiOkResponse({ type: RecommendationDaysDto })
  async read(): Promise<RecommendationDaysDto> {
    const [days, reasons] = await Promise.all([this.ends.days(), this.ends.reasons()]);
    return { days, reasons };
  }
}
