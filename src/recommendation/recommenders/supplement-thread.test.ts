import { Worker } from 'node:worker_threads';
import { jest } from '@jest/globals';
import { randomCatalogue, randomInput, seededRandom } from '../engine/supplement/supplement-cases.fixture.js';
import { affordableSupplements, chooseSupplements } from '../engine/supplement/supplement-engine.js';
import type { SupplementInput } from '../engine/supplement/supplement-engine.types.js';
import { SupplementThread } from './supplement-thread.service.js';
import type { ThreadMessage } from './supplement-thread.worker.js';

// A thread that runs source files loads its compiler first.
describe('the supplement choice in its own thread', () => {
  let thread: SupplementThread;
  beforeAll(() => (thread = new SupplementThread()));
  afterAll(() => thread.onModuleDestroy());

  const ask = ({ catalogue, ...input }: SupplementInput) => thread.choose(catalogue, input);

  it('answers what the engine answers, question by question', async () => {
    const inputs = Array.from({ length: 12 }, (_, index) => randomInput(index + 1, 40));
    const answers = await Promise.all(inputs.map(ask));
    expect(answers).toEqual(inputs.map(input => chooseSupplements(input)));
    const [first] = inputs;
    const { catalogue, ...input } = first!;
    expect(await thread.affordable(catalogue, input)).toEqual(affordableSupplements(first!));
  });

  it('forgets what has left the catalogue and learns what has changed', async () => {
    const { member, ...anything } = randomInput(10, 60);
    const healthy = { conditions: [], medicines: [], readinessYes: [], allergens: [] };
    const input: SupplementInput = {
      ...anything,
      member: { ...member, ...healthy, ageYears: 30, heightCm: 165, weightKg: 65 },
    };
    const whole = await ask(input);
    const chosen = whole.items.map(item => item.productId);
    expect(chosen.length).toBeGreaterThan(0);
    const rest = input.catalogue.filter(product => !chosen.includes(product.productId));
    expect(await ask({ ...input, catalogue: rest })).toEqual(
      chooseSupplements({ ...input, catalogue: rest }),
    );
    expect(await ask(input)).toEqual(whole);
  });

  it('says what went wrong, and answers the next question', async () => {
    const input = randomInput(3, 20);
    const impossible = { ...input, request: { ...input.request, monthlyBudget: 0.5 } };
    await expect(ask(impossible)).rejects.toThrow('monthlyBudget');
    expect(await ask(input)).toEqual(chooseSupplements(input));
  });

  it('does not hold the event loop while 10,000 variants are sent and chosen from', async () => {
    const input = { ...randomInput(11, 1), catalogue: randomCatalogue(seededRandom(11), 10_000) };
    await ask(randomInput(1, 10));
    let turns = 0;
    let isOver = false;
    const turn = () => {
      turns++;
      if (!isOver) setImmediate(turn);
    };
    const sentInTurn = new Map<number, number>();
    let askedInTurn = Infinity;
    const post = Worker.prototype.postMessage;
    const spy = jest.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
      this: Worker,
      message: ThreadMessage,
    ) {
      if (message.kind === 'products')
        sentInTurn.set(turns, (sentInTurn.get(turns) ?? 0) + message.products.length);
      if (message.kind === 'ask') askedInTurn = turns;
      post.call(this, message);
    });
    turn();
    await ask(input);
    isOver = true;
    spy.mockRestore();
    expect([...sentInTurn.values()].reduce((sum, products) => sum + products, 0)).toBe(
      input.catalogue.length,
    );
    expect(Math.max(...sentInTurn.values())).toBeLessThanOrEqual(200);
    // Thousands while the thread computes.
    expect(turns - askedInTurn).toBeGreaterThan(20);
  });

  it('starts again after the thread has died', async () => {
    const input = randomInput(5, 30);
    await thread.onModuleDestroy();
    expect(await ask(input)).toEqual(chooseSupplements(input));
  });
});
