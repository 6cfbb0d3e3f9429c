import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { PURGE_MS } from './myfit.constants.js';
import { RoutinesService } from './routines.service.js';

/** Every minute, routines deleted for good go. */
@Injectable()
export class RoutinePurge implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RoutinePurge.name);
  private timer: NodeJS.Timeout | undefined;
  private purging: Promise<void> = Promise.resolve();

  constructor(@Inject(RoutinesService) private readonly routines: RoutinesService) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.purging = this.routines
        .purge()
        .catch((error: unknown) => this.logger.warn({ err: error, during: 'purge' }));
    }, PURGE_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.purging;
  }
}
