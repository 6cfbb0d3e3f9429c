import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../infrastructure/workers/start-thread.js';
import type {
  AffordableSupplements,
  CatalogueProduct,
  SupplementChoice,
  SupplementInput,
} from '../engine/supplement/supplement-engine.types.js';
import type { ThreadAnswer, ThreadMessage, ThreadQuestion } from './supplement-thread.worker.js';

type Asked = Omit<SupplementInput, 'catalogue'>;

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** Products sent in one turn of the event loop: a part of it takes a few milliseconds at most. */
const PRODUCTS_A_TURN = 100;

/**
 * The supplement choice in a thread of its own: with 10,000 variants it takes a tenth of a second, in which the API has to answer. The
 * thread keeps the catalogue and is only told what has changed. It starts with the first question and again after it died.
 */
@Injectable()
export class SupplementThread implements OnModuleDestroy {
  private worker: Worker | undefined;
  private sent = new Map<number, CatalogueProduct>();
  private readonly waiting = new Map<number, Waiting>();
  private sending: Promise<unknown> = Promise.resolve();
  private asked = 0;

  async onModuleDestroy(): Promise<void> {
    await this.worker?.terminate();
  }

  /** @throws Error when the thread dies over it */
  choose(catalogue: readonly CatalogueProduct[], input: Asked): Promise<SupplementChoice> {
    return this.ask('choose', catalogue, input) as Promise<SupplementChoice>;
  }

  /** What can be bought alone for up to the budget. */
  affordable(catalogue: readonly CatalogueProduct[], input: Asked): Promise<AffordableSupplements> {
    return this.ask('affordable', catalogue, input) as Promise<AffordableSupplements>;
  }

  private async ask(
    question: ThreadQuestion,
    catalogue: readonly CatalogueProduct[],
    input: Asked,
  ): Promise<unknown> {
    // One after the other, so that no question overtakes the catalogue it is about.
    const turn = this.sending.catch(() => undefined).then(() => this.update(catalogue));
    this.sending = turn;
    const worker = await turn;
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ kind: 'ask', id, question, input } satisfies ThreadMessage);
    });
  }

  /** Tells the thread what has changed since it was told last. */
  private async update(catalogue: readonly CatalogueProduct[]): Promise<Worker> {
    const worker = (this.worker ??= this.start());
    const changed = catalogue.filter(product => this.sent.get(product.productId) !== product);
    for (let first = 0; first < changed.length; first += PRODUCTS_A_TURN) {
      const products = changed.slice(first, first + PRODUCTS_A_TURN);
      worker.postMessage({ kind: 'products', products } satisfies ThreadMessage);
      for (const product of products) this.sent.set(product.productId, product);
      await nextTurn();
    }
    if (this.sent.size > catalogue.length) {
      const present = new Set(catalogue.map(product => product.productId));
      const productIds = [...this.sent.keys()].filter(id => !present.has(id));
      worker.postMessage({ kind: 'gone', productIds } satisfies ThreadMessage);
      for (const id of productIds) this.sent.delete(id);
    }
    return worker;
  }

  private start(): Worker {
    const worker = startThread('./supplement-thread.worker', import.meta.url);
    // Alone it keeps no process alive.
    worker.unref();
    worker.on('message', (answer: ThreadAnswer) => {
      const waiting = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if ('error' in answer) waiting?.reject(new Error(answer.error));
      else waiting?.resolve(answer.result);
    });
    worker.on('error', error => this.lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.lose(worker, new Error('The supplement thread has ended')));
    return worker;
  }

  /** Whoever waits is told; the next question starts another thread. */
  private lose(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    this.sent = new Map();
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
