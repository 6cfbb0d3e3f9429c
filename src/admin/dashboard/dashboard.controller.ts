import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { AdminsOnly } from '../../common/security/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { DashboardDto } from './dashboard.dto.js';
import { Dashboard } from './dashboard.service.js';

@ApiTags('관리자: 현황')
@AdminsOnly()
@Controller('admin/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: Dashboard) {}

  @Get()
  @ApiOperation({ summary: '뒤에서 하는 작업과 카탈로그의 빈틈' })
  @ApiOkResponse({ type: DashboardDto })
  read(): Promise<DashboardDto> {
    return this.dashboard.read();
  }

  @Post('jobs/:id/retry')
  @HttpCode(204)
  @ApiOperation({ summary: '그만둔 작업을 다시 시키기' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'JOB_NOT_FOUND_EXCEPTION', 'CONFLICT_EXCEPTION')
  retry(@Param('id', IdPipe) id: number): Promise<void> {
    return this.dashboard.retry(id);
  }
}
