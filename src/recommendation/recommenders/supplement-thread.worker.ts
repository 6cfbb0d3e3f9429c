import { parentPort } from 'node:worker_threads';
import { answerTo } from '../../infrastructure/workers/question-thread.js';
import { affordableSupplements, chooseSupplements } from '../engine/supplement/supplement-engine.js';
import type { CatalogueProduct, SupplementInput } from '../engine/supplement/supplement-engine.types.js';

/** Messages to the thread. The catalogue comes in parts, before the questions about it. */
export type ThreadMessage =
  | { kind: 'products'; products: CatalogueProduct[] }
  | { kind: 'gone'; productIds: number[] }
  | { kind: 'ask'; id: number; question: ThreadQuestion; input: Omit<SupplementInput, 'catalogue'> };

export type ThreadQuestion = 'choose' | 'affordable';

const catalogue = new Map<number, CatalogueProduct>();
const ANSWERS = { choose: chooseSupplements, affordable: affordableSupplements };

parentPort?.on('message', (message: ThreadMessage) => {
  if (message.kind === 'products') {
    for (const product of message.products) catalogue.set(product.productId, product);
  } else if (message.kind === 'gone') {
    for (const productId of message.productIds) catalogue.delete(productId);
  } else {
    const { id, question, input } = message;
    const whole = { ...input, catalogue: [...catalogue.values()] };
    parentPort?.postMessage(answerTo(id, () => ANSWERS[question](whole)));
  }
});
