import { parentPort } from 'node:worker_threads';
import { affordableSupplements, chooseSupplements } from '../engine/supplement/supplement-engine.js';
import type { CatalogueProduct, SupplementInput } from '../engine/supplement/supplement-engine.types.js';

/** What the thread is told. The catalogue comes in parts, before the questions about it. */
export type ThreadMessage =
  | { kind: 'products'; products: CatalogueProduct[] }
  | { kind: 'gone'; productIds: number[] }
  | { kind: 'ask'; id: number; question: ThreadQuestion; input: Omit<SupplementInput, 'catalogue'> };

export type ThreadQuestion = 'choose' | 'affordable';

export type ThreadAnswer = { id: number } & ({ result: unknown } | { error: string });

const catalogue = new Map<number, CatalogueProduct>();
const ANSWERS = { choose: chooseSupplements, affordable: affordableSupplements };

parentPort?.on('message', (message: ThreadMessage) => {
  if (message.kind === 'products') {
    for (const product of message.products) catalogue.set(product.productId, product);
  } else if (message.kind === 'gone') {
    for (const productId of message.productIds) catalogue.delete(productId);
  } else {
    parentPort?.postMessage(answer(message));
  }
});

function answer({ id, question, input }: Extract<ThreadMessage, { kind: 'ask' }>): ThreadAnswer {
  try {
    return { id, result: ANSWERS[question]({ ...input, catalogue: [...catalogue.values()] }) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
