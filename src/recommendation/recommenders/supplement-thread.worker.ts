import { parentPort } from 'node:worker_threads';
import { answerTo } from '../../infrastructure/workers/question-thread.js';
import { auditStack } from '../engine/supplement/stack-audit.js';
import type { StackAuditInput } from '../engine/supplement/stack-audit.types.js';
import { affordableSupplements, chooseSupplements } from '../engine/supplement/supplement-engine.js';
import type { CatalogueProduct, SupplementInput } from '../engine/supplement/supplement-engine.types.js';

/** Messages to the thread. The catalogue arrives in parts, before the questions about it. */
export type ThreadMessage =
  | { kind: 'products'; products: CatalogueProduct[] }
  | { kind: 'gone'; productIds: number[] }
  | ({ kind: 'ask'; id: number } & ThreadQuestion);

export type ThreadQuestion =
  | { question: 'choose' | 'affordable'; input: Omit<SupplementInput, 'catalogue'> }
  | { question: 'audit'; input: Omit<StackAuditInput, 'catalogue'> };

const catalogue = new Map<number, CatalogueProduct>();

function answered(asked: ThreadQuestion) {
  const all = { catalogue: [...catalogue.values()] };
  switch (asked.question) {
    case 'audit':
      return auditStack({ ...asked.input, ...all });
    case 'choose':
      return chooseSupplements({ ...asked.input, ...all });
    case 'affordable':
      return affordableSupplements({ ...asked.input, ...all });
  }
}

parentPort?.on('message', (message: ThreadMessage) => {
  if (message.kind === 'products') {
    for (const product of message.products) catalogue.set(product.productId, product);
  } else if (message.kind === 'gone') {
    for (const productId of message.productIds) catalogue.delete(productId);
  } else {
    parentPort?.postMessage(answerTo(message.id, () => answered(message)));
  }
});
