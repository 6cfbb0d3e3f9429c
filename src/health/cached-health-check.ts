import { waitAtMost } from '../common/time/wait-at-most.js';

/** Health check of an optional dependency: cached, and never waited for long. */
export class CachedHealthCheck {
  private up = false;
  private checkedAt = -Infinity;
  private checking: Promise<void> | undefined;

  /**
   * @param check rejects when the part cannot be used
   * @param freshMs for how long an answer counts
   * @param steadyNow milliseconds of a clock that never jumps
   */
  constructor(
    private readonly check: () => Promise<void>,
    private readonly freshMs: number,
    private readonly steadyNow: () => number = () => performance.now(),
  ) {}

  /** Waits at most `ms` for an answer that is fresh; without one the part is down. */
  async isUp(ms: number): Promise<boolean> {
    if (this.steadyNow() - this.checkedAt < this.freshMs) return this.up;
    this.checking ??= this.ask();
    const answered = await waitAtMost(this.checking, ms);
    return answered && this.up;
  }

  private async ask(): Promise<void> {
    this.up = await this.check().then(
      () => true,
      () => false,
    );
    this.checkedAt = this.steadyNow();
    this.checking = undefined;
  }
}
