import { Controller, Get, Header } from '@nestjs/common';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { AppError } from '../common/errors/app-error.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OK, OkDto } from '../common/http/ok.dto.js';
import { Public } from '../common/security/access.decorators.js';
import { ReadyDto } from './ready.dto.js';
import { ReadinessService } from './readiness.service.js';

@ApiTags('상태')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  @Public()
  @Get('live')
  @ApiOperation({ summary: '프로세스가 살아 있는지' })
  @ApiOkResponse({ type: OkDto })
  live(): OkDto {
    return OK;
  }

  @Public()
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: '요청을 받을 준비가 됐는지. 데이터베이스만으로 정해요.',
    description:
      '큐, 저장소, 메일은 응답에 함께 알려 줘요. 없어도 나머지는 계속 쓸 수 있어요. 2초 안에 답해요.',
  })
  @ApiOkResponse({ type: ReadyDto })
  @ApiErrors('SERVICE_UNAVAILABLE_EXCEPTION')
  async ready(): Promise<ReadyDto> {
    const { ready, parts } = await this.readiness.read();
    if (!ready) throw new AppError('SERVICE_UNAVAILABLE_EXCEPTION');
    return { ...OK, parts };
  }
}
