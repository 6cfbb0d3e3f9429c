import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { QuestionThread } from '../../infrastructure/workers/question-thread.js';
import { startThread } from '../../infrastructure/workers/start-thread.js';
import type { StackAudit, StackAuditInput } from '../engine/supplement/stack-audit.types.js';
import type {
  AffordableSupplements,
  CatalogueProduct,
  SupplementChoice,
  SupplementInput,
} from '../engine/supplement/supplement-engine.types.js';
import type { ThreadMessage, ThreadQuestion } from './supplement-thread.worker.js';

type ChoiceRequest = Omit<SupplementInput, 'catalogue'>;

/** Products sent per turn of the event loop: one part takes a few milliseconds at most. */
const PRODUCTS_A_TURN = 100;

/**
 * Chooses supplements in a worker thread: 10,000 variants take a tenth of a second, while the API has to keep answering. The thread keeps
 * the catalogue and only receives changes.
 */
@Injectable()
export class SupplementThread implements OnModuleDestroy {
  private sent = new Map<number, CatalogueProduct>();
  private sending: Promise<unknown> = Promise.resolve();
  private readonly thread = new QuestionThread(
    () => startThread('./supplement-thread.worker', import.meta.url),
    () => (this.sent = new Map()),
  );

  async onModuleDestroy(): Promise<void> {
    await this.thread.end();
  }

  /** @throws Error if the thread dies during the computation */
  choose(catalogue: readonly CatalogueProduct[], input: ChoiceRequest): Promise<SupplementChoice> {
    return this.ask(catalogue, { question: 'choose', input }) as Promise<SupplementChoice>;
  }

  /** Products to buy alone within the budget. */
  affordable(catalogue: readonly CatalogueProduct[], input: ChoiceRequest): Promise<AffordableSupplements> {
    return this.ask(catalogue, { question: 'affordable', input }) as Promise<AffordableSupplements>;
  }

  audit(
    catalogue: readonly CatalogueProduct[],
    input: Omit<StackAuditInput, 'catalogue'>,
  ): Promise<StackAudit> {
    return this.ask(catalogue, { question: 'audit', input }) as Promise<StackAudit>;
  }

  private async ask(catalogue: readonly CatalogueProduct[], question: ThreadQuestion): Promise<unknown> {
    // Serialised, so that no question overtakes the catalogue it refers to.
    const turn = this.sending.catch(() => undefined).then(() => this.update(catalogue));
    this.sending = turn;
    await turn;
    return this.thread.ask({ kind: 'ask', ...question });
  }

  /** Sends what has changed since the last update; everything if the thread died in between. */
  private async update(catalogue: readonly CatalogueProduct[]): Promise<void> {
    for (;;) {
      const changed = catalogue.filter(product => this.sent.get(product.productId) !== product);
      if (changed.length === 0) break;
      for (let first = 0; first < changed.length; first += PRODUCTS_A_TURN) {
        const products = changed.slice(first, first + PRODUCTS_A_TURN);
        this.thread.post({ kind: 'products', products } satisfies ThreadMessage);
        for (const product of products) this.sent.set(product.productId, product);
        await nextTurn();
      }
    }
    if (this.sent.size > catalogue.length) {
      const present = new Set(catalogue.map(product => product.productId));
      const productIds = [...this.sent.keys()].filter(id => !present.has(id));
      this.thread.post({ kind: 'gone', productIds } satisfies ThreadMessage);
      for (const id of productIds) this.sent.delete(id);
    }
  }
}
