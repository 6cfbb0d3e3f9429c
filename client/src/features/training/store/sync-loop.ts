import { create } from 'zustand';
import { ApiError, LOGIN_LEFT } from '../../../shared/api/api.error';
import { isDeviceFull } from '../../../shared/lib/device-full';
import { questionsOf } from './misdated';
import type { SyncTransport } from './rows';
import { synchronise } from './synchronise';
import type { TrainingLog } from './training-log';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** Written rows are already saved: the phone draws them first, and presses in quick succession are sent together. */
const SEND_AFTER_MS = 150;

/** `checking`: no answer yet since this page was opened. */
export type SyncState = 'checking' | 'idle' | 'sending' | 'offline' | 'login' | 'storage' | 'failed';

interface SyncStatus {
  state: SyncState;
  /** Sets that the server has not confirmed. */
  waitingSets: number;
  waitingRows: number;
  drafts: number;
  /** Some of these are saved nowhere but here. */
  unsaved: boolean;
  /** When the server last took what waited: answers from before do not know of it. */
  sentAt: number;
}

const NOTHING: SyncStatus = {
  ...{ state: 'checking', waitingSets: 0, waitingRows: 0, drafts: 0 },
  ...{ unsaved: false, sentAt: 0 },
};

/** What is pending and why, for every screen that shows it. */
export const useSyncStatus = create<SyncStatus>()(() => NOTHING);

/**
 * Sends one member's log when there is something to send and a way: after a write, when the network or the user
 * returns, and with growing pauses while the server does not answer. Only one tab sends at a time.
 */
export class SyncLoop {
  private running = false;
  private again = false;
  private stopped = false;
  private waitMs = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private later: ReturnType<typeof setTimeout> | undefined;
  private readonly channel: BroadcastChannel | null;
  private readonly leave = new AbortController();
  private settled: (() => void)[] = [];
  /** When the first attempt since this page was opened has ended. */
  readonly tried: Promise<void>;

  constructor(
    readonly log: TrainingLog,
    private readonly transport: SyncTransport,
    /** Called each time the server has taken what waited here. */
    private readonly onSent: () => void = () => undefined,
  ) {
    const name = `routineup.training.${log.memberId}`;
    this.channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
    const { signal } = this.leave;
    this.channel?.addEventListener(
      'message',
      ({ data: state }: MessageEvent<SyncState | null>) => {
        // Another tab has tried: this one takes over where that one is closed before it reaches the server.
        if (state !== null && !this.running) this.conclude(state, useSyncStatus.getState().waitingRows);
        log.changed();
      },
      { signal },
    );
    window.addEventListener('online', () => this.soon(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') this.soon();
      },
      { signal },
    );
    log.subscribe(written => {
      if (!written) return void this.count();
      // The count is read just before sending; that something is pending is known already.
      useSyncStatus.setState(({ waitingRows }) => ({ waitingRows: waitingRows + written.length }));
    });
    this.tried = this.soon();
  }

  /** Called after a local write: other tabs read it, and it is sent. */
  wrote(): void {
    this.channel?.postMessage(null);
    this.later ??= setTimeout(() => void this.soon(), SEND_AFTER_MS);
  }

  /** Sends now. @returns when there is nothing left to try for the moment */
  async soon(): Promise<void> {
    clearTimeout(this.timer);
    clearTimeout(this.later);
    this.later = undefined;
    this.again = true;
    if (this.stopped) return;
    const done = new Promise<void>(resolve => this.settled.push(resolve));
    if (this.running) void this.count();
    else void this.run();
    await done;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearTimeout(this.later);
    this.leave.abort();
    this.channel?.close();
    useSyncStatus.setState(NOTHING);
    this.release();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.again && !this.stopped) {
      this.again = false;
      const waiting = await this.count();
      if (!this.stopped && waiting > 0)
        useSyncStatus.setState(before => ({
          // A bad connection accepts requests and answers none: the state improves only with an answer.
          state: before.state === 'offline' ? 'offline' : 'sending',
        }));
      const state = await this.attempt();
      if (this.stopped) break;
      this.channel?.postMessage(state);
      this.conclude(state, waiting);
    }
    this.running = false;
    if (!this.stopped) await this.count();
    this.release();
  }

  /** An attempt, here or in another tab, has ended. */
  private conclude(state: SyncState, waiting: number): void {
    const sent = waiting > 0 && state === 'idle';
    useSyncStatus.setState({ state, ...(sent && { sentAt: Date.now() }) });
    if (sent) this.onSent();
    if (!this.again) this.schedule(state);
  }

  private async attempt(): Promise<SyncState> {
    try {
      const name = `routineup.training.sync.${this.log.memberId}`;
      const work = () => synchronise(this.log, this.transport);
      await (navigator.locks ? navigator.locks.request(name, work) : work());
      return 'idle';
    } catch (error) {
      return stateAfter(error);
    }
  }

  private schedule(state: SyncState): void {
    clearTimeout(this.timer);
    if (state === 'idle') this.waitMs = FIRST_WAIT_MS;
    if (state === 'idle' || state === 'login') return;
    this.timer = setTimeout(() => void this.soon(), this.waitMs);
    this.waitMs = Math.min(2 * this.waitMs, LONGEST_WAIT_MS);
  }

  /** @returns how many rows are pending */
  private async count(): Promise<number> {
    if (this.stopped) return 0;
    try {
      const [{ sets, rows }, drafts] = await Promise.all([this.log.waiting(), this.log.drafts()]);
      if (!this.stopped)
        useSyncStatus.setState({
          ...{ waitingSets: sets, waitingRows: rows, drafts: questionsOf(drafts).length },
          unsaved: drafts.some(({ reason }) => reason !== 'doubt'),
        });
      return rows;
    } catch {
      // The log was closed meanwhile: the member has logged out, here or in another tab.
      return 0;
    }
  }

  private release(): void {
    this.settled.splice(0).forEach(resolve => resolve());
  }
}

function stateAfter(error: unknown): SyncState {
  if (isDeviceFull(error)) return 'storage';
  if (!(error instanceof ApiError)) return 'failed';
  if (error.httpStatus === 401 || error.code === LOGIN_LEFT) return 'login';
  return error.httpStatus === 0 ? 'offline' : 'failed';
}
