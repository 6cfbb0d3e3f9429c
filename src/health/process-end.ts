import { Injectable } from '@nestjs/common';

/** Whether the process has been told to end: it takes no new work then. */
@Injectable()
export class ProcessEnd {
  private begun = false;

  get near(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }
}
