import { Injectable } from '@nestjs/common';

/** The current time, injectable, so that tests can advance it by minutes and days. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** Milliseconds that only go forward, whatever happens to the time of day: for durations within this process. */
  steadyMs(): number {
    return performance.now();
  }
}
