import { Injectable } from '@nestjs/common';

/** Whether the process is shutting down: it then takes no new work. */
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
