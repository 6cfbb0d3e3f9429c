import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** How long a new connection may take to send its request on a machine busy starting the next process. */
const FIRST_REQUEST_MS = 1_000;
/** How long to wait for connections of the same burst on such a machine. */
const LONGEST_BURST_MS = 1_500;

interface Connection {
  /** When it was opened, ms of a monotonic clock. */
  since: number;
  /** Requests whose head has been read and whose response has not been sent. */
  requests: number;
  /** Whether it ever had a request. */
  requested: boolean;
}

/** Tracks which connections have requests in progress, so that the server can shut down without cutting one. */
@Injectable()
export class OpenConnections implements OnModuleInit {
  private readonly sockets = new Map<Socket, Connection>();
  private ending = false;
  /** When the newest was opened, ms of a monotonic clock. */
  private newest = 0;

  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.server.on('connection', (socket: Socket) => {
      this.newest = performance.now();
      this.sockets.set(socket, { since: this.newest, requests: 0, requested: false });
      socket.once('close', () => this.sockets.delete(socket));
    });
    server.addHook('onRequest', (request, reply, done) => {
      if (this.ending) reply.header('Connection', 'close');
      const connection = this.sockets.get(request.raw.socket);
      // A request made by the server itself has no connection.
      if (connection) {
        connection.requests++;
        connection.requested = true;
        reply.raw.once('close', () => connection.requests--);
      }
      done();
    });
  }

  /**
   * Keeps serving for `servingMs`, and a little longer while others connect, with one more response per connection; then stops listening, lets
   * requests in progress finish and cuts the rest after `graceMs` in all.
   */
  async end(graceMs: number, servingMs: number): Promise<void> {
    const began = performance.now();
    const deadline = began + graceMs;
    this.ending = true;
    for (let until = began + servingMs; performance.now() < until;) {
      await pause(until - performance.now());
      until = Math.min(this.newest + servingMs, began + LONGEST_BURST_MS);
    }
    // Right after an accept: connections still waiting to be accepted are reset when listening ends.
    await new Promise(resolve => setImmediate(resolve));
    this.host.httpAdapter.getInstance<FastifyInstance>().server.close();
    while (this.sockets.size > 0 && performance.now() < deadline) {
      this.cutQuiet();
      await pause(50);
    }
    for (const socket of this.sockets.keys()) socket.destroy();
  }

  /** Cuts connections without a complete request: silent, idle, or still sending headers. Nothing runs for them. */
  private cutQuiet(): void {
    for (const [socket, { requests, requested, since }] of this.sockets) {
      if (requests > 0) continue;
      if (requested || performance.now() - since > FIRST_REQUEST_MS) socket.destroySoon();
    }
  }
}

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
