import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { LoginService } from './login.service.js';
import { VerificationService } from './verification/verification.service.js';

const EVERY_MS = 3_600_000;

/** Every hour removes expired logins and old verification codes. */
@Injectable()
export class ExpiredRowsSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ExpiredRowsSweep.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(LoginService) private readonly logins: LoginService,
    @Inject(VerificationService) private readonly codes: VerificationService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.run().catch((error: unknown) => this.logger.warn(error));
    }, EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async run(): Promise<void> {
    await this.logins.removeExpired();
    await this.codes.removeOld();
  }
}
