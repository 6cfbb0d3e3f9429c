import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** How long a new connection has to send its request, on a machine that is busy starting the next process. */
const FIRST_REQUEST_MS = 1_000;
/** How long those are waited for who connect at the same moment, on such a machine. */
const LONGEST_BURST_MS = 1_500;

interface Connection {
  /** When it was opened, milliseconds of a steady clock. */
  since: number;
  /** Requests whose head has been read and whose answer has not been sent. */
  requests: number;
  /** Whether there has ever been one. */
  requested: boolean;
}

/** Knows which connections of a server have a request that is being worked on, so that it can end without cutting one. */
@Injectable()
export class OpenConnections implements OnModuleInit {
  private readonly sockets = new Map<Socket, Connection>();
  private ending = false;
  /** When the newest was opened, milliseconds of a steady clock. */
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
      // A request made by the server itself has none.
      if (connection) {
        connection.requests++;
        connection.requested = true;
        reply.raw.once('close', () => connection.requests--);
      }
      done();
    });
  }

  /**
   * Serves on for `servingMs`, and a little longer while others connect, each connection for one more answer; then accepts nothing more,
   * lets requests that are being worked on finish and cuts what is left after `graceMs` in all.
   */
  async end(graceMs: number, servingMs: number): Promise<void> {
    const began = performance.now();
    const deadline = began + graceMs;
    this.ending = true;
    for (let until = began + servingMs; performance.now() < until;) {
      await pause(until - performance.now());
      until = Math.min(this.newest + servingMs, began + LONGEST_BURST_MS);
    }
    // Right after connections have been accepted: those that wait to be are reset when listening ends.
    await new Promise(resolve => setImmediate(resolve));
    this.host.httpAdapter.getInstance<FastifyInstance>().server.close();
    while (this.sockets.size > 0 && performance.now() < deadline) {
      this.cutQuiet();
      await pause(50);
    }
    for (const socket of this.sockets.keys()) socket.destroy();
  }

  /** Connections without a complete request: silent, idle, or still sending headers. Nothing runs for them. */
  private cutQuiet(): void {
    for (const [socket, { requests, requested, since }] of this.sockets) {
      if (requests > 0) continue;
      if (requested || performance.now() - since > FIRST_REQUEST_MS) socket.destroySoon();
    }
  }
}

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
