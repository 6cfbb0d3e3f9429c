import { Injectable } from '@nestjs/common';
import type { JobName } from './job-payloads.js';

/** How an attempt ended. `lost`: another worker has the job; `interrupted`: its process is shutting down. */
export type Ending = 'done' | 'failed' | 'retry' | 'lost' | 'interrupted';

export interface EndedAttempt {
  name: JobName;
  ending: Ending;
  seconds: number;
}

/** Notifies listeners in this process how attempts at jobs end. */
@Injectable()
export class JobEndings {
  private readonly listeners: ((ended: EndedAttempt) => void)[] = [];

  onEnd(listener: (ended: EndedAttempt) => void): void {
    this.listeners.push(listener);
  }

  tell(ended: EndedAttempt): void {
    for (const listener of this.listeners) listener(ended);
  }
}
