import { Injectable } from '@nestjs/common';

/** The current time, in one injectable place, so that tests can let minutes and days pass. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
