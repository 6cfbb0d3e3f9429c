import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { TimeSlicer } from '../time/time-slicer.js';

/** What is not answered by then waits for more than us: for an upload, or for the very import that would let it go first. */
const YOUNG_MS = 250;
/** Between two looks at whether there are still requests. */
const LOOK_MS = 1;
/** Yielding work waits that many times as long as it has worked, and so gets a fifth of the time of a process that is never idle. */
const PATIENCE = 4;
/** Never longer than that, whatever the work was. */
const LONGEST_MS = 50;

/**
 * The requests that this process has not answered yet, so that long work can let them go first. A process that only works jobs has none
 * and does not see those of other processes.
 */
@Injectable()
export class RequestsInFlight implements OnModuleInit {
  /** When each has come, the oldest first. */
  private readonly arrivals = new Set<{ at: number }>();

  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const server: FastifyInstance | undefined = this.host.httpAdapter?.getInstance();
    server?.addHook('onRequest', (_request, reply, done) => {
      const arrival = { at: performance.now() };
      this.arrivals.add(arrival);
      reply.raw.once('close', () => this.arrivals.delete(arrival));
      done();
    });
  }

  /** Whether a request waits for an answer. */
  get any(): boolean {
    const young = performance.now() - YOUNG_MS;
    for (const { at } of this.arrivals) if (at > young) return true;
    return false;
  }

  /**
   * Resolves when no request waits, or after a multiple of the time that was worked.
   *
   * @param isUrgent whether going on is what they wait for
   */
  async giveWay(workedMs: number, isUrgent: () => boolean = () => false): Promise<void> {
    // Requests that arrived in the meantime are counted only after this.
    await nextTurn();
    const deadline = performance.now() + Math.min(PATIENCE * workedMs, LONGEST_MS);
    while (this.any && !isUrgent() && performance.now() < deadline) await pause(LOOK_MS);
  }

  /** TimeSlicer between which all of them go first. */
  slicer(turnMs: number, isUrgent?: () => boolean): TimeSlicer {
    return new TimeSlicer(turnMs, worked => this.giveWay(worked, isUrgent));
  }
}
