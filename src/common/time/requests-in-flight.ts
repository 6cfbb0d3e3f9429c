import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { TimeSlicer } from './time-slicer.js';

/** A request older than this waits for something else: for an upload, or for the very import that would give way to it. */
const YOUNG_MS = 250;
/** Polling interval for pending requests. */
const LOOK_MS = 1;
/** Yielding work waits up to this many times as long as it worked, and so gets a fifth of the time of a process that is never idle. */
const PATIENCE = 4;
/** Longest wait, however long the work took. */
const LONGEST_MS = 50;

/**
 * The requests this process has not answered yet, so that long work can give way to them. A pure worker process has none and does not see those of
 * other processes.
 */
@Injectable()
export class RequestsInFlight implements OnModuleInit {
  /** Arrival times, oldest first. */
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

  /** Whether a request waits for its response. */
  get any(): boolean {
    const young = performance.now() - YOUNG_MS;
    for (const { at } of this.arrivals) if (at > young) return true;
    return false;
  }

  /**
   * Resolves when no request is waiting, or after a multiple of the time worked.
   *
   * @param isUrgent whether the waiting requests depend on this work
   */
  async giveWay(workedMs: number, isUrgent: () => boolean = () => false): Promise<void> {
    // Requests that arrived in the meantime are counted only after this turn.
    await nextTurn();
    const deadline = performance.now() + Math.min(PATIENCE * workedMs, LONGEST_MS);
    while (this.any && !isUrgent() && performance.now() < deadline) await pause(LOOK_MS);
  }

  /** A TimeSlicer that lets all waiting requests go first between its slices. */
  slicer(turnMs: number, isUrgent?: () => boolean): TimeSlicer {
    return new TimeSlicer(turnMs, worked => this.giveWay(worked, isUrgent));
  }
}
