import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SingleRun } from '../common/time/single-run.js';
import { KnownDevices } from './devices/known-devices.service.js';
import { LoginService } from './login.service.js';
import { SpentNonces } from './spent-nonces.service.js';
import { VerificationService } from './verification/verification.service.js';

const EVERY_MS = 3_600_000;

/** Every hour, removes expired logins, challenges, old verification codes and devices not seen for a year. */
@Injectable()
export class ExpiredRowsSweep implements BeforeApplicationShutdown {
  private readonly runs = new SingleRun();

  constructor(
    private readonly logins: LoginService,
    private readonly codes: VerificationService,
    private readonly devices: KnownDevices,
    private readonly nonces: SpentNonces,
  ) {}

  @Interval(EVERY_MS)
  run(): Promise<void> {
    return this.runs.start(async () => {
      await this.logins.removeExpired();
      await this.codes.removeOld();
      await this.devices.removeOld();
      await this.nonces.removeOld();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.runs.settled();
  }
}
