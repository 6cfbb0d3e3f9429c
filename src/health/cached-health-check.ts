import { waitAtMost } from '../common/time/wait-at-most.js';

/** Health check of an optional dependency: cached, with a bounded wait. */
export class CachedHealthCheck {
  private up = false;
  private checkedAt = -Infinity;
  private checking: Promise<void> | undefined;

  /**
   * @param check rejects when the dependency is unusable
   * @param freshMs how long a result stays valid
   * @param steadyNow milliseconds of a monotonic clock
   */
  constructor(
    private readonly check: () => Promise<void>,
    private readonly freshMs: number,
    private readonly steadyNow: () => number = () => performance.now(),
  ) {}

  /** Waits at most `ms` for a fresh result; without one, the dependency counts as down. */
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
