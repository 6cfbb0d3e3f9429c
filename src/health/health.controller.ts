import { Controller, Get, Inject } from '@nestjs/common';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { AppError } from '../common/errors/app-error.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '../common/http/api-documentation.js';
import { OK, OkDto } from '../common/http/ok.dto.js';
import { Public } from '../common/security/access.decorators.js';
import { Database } from '../infrastructure/database/database.js';
import { JobQueue } from '../infrastructure/queue/job-queue.js';
import { FileStorage } from '../infrastructure/storage/file-storage.js';

@ApiTags('상태')
@Controller('health')
export class HealthController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(JobQueue) private readonly queue: JobQueue,
    @Inject(FileStorage) private readonly storage: FileStorage,
  ) {}

  @Public()
  @Get('live')
  @ApiOperation({ summary: '프로세스가 살아 있는지' })
  @ApiOkResponse({ type: OkDto })
  live(): OkDto {
    return OK;
  }

  @Public()
  @Get('ready')
  @ApiOperation({ summary: '요청을 받을 준비가 됐는지 (데이터베이스, 큐, 저장소)' })
  @ApiOkResponse({ type: OkDto })
  @ApiErrors('SERVICE_UNAVAILABLE_EXCEPTION')
  async ready(): Promise<OkDto> {
    try {
      await Promise.all([this.database.ping(), this.queue.ping(), this.storage.check()]);
    } catch (cause) {
      throw new AppError('SERVICE_UNAVAILABLE_EXCEPTION', { cause });
    }
    return OK;
  }
}
