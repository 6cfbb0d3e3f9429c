import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SingleRun } from '../common/time/single-run.js';
import { PURGE_MS } from './myfit.constants.js';
import { RoutinesService } from './routines.service.js';

/** Every minute, removes routines past their undo time. */
@Injectable()
export class RoutinePurge implements BeforeApplicationShutdown {
  private readonly runs = new SingleRun();

  constructor(private readonly routines: RoutinesService) {}

  @Interval(PURGE_MS)
  run(): Promise<void> {
    return this.runs.start(() => this.routines.purge());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.runs.settled();
  }
}
