import type { EntityManager } from 'typeorm';
import { DomainEvents } from './domain-events.js';

declare module './domain-events.js' {
  interface DomainEventPayloads {
    'made-up': { id: number };
  }
}

const MANAGER = {} as EntityManager;

describe('an event', () => {
  it('is told to every listener, one after the other, in the transaction it happened in', async () => {
    const events = new DomainEvents();
    const told: [string, EntityManager, number][] = [];
    events.on('made-up', async (manager, { id }) => {
      await Promise.resolve();
      told.push(['first', manager, id]);
    });
    events.on('made-up', async (manager, { id }) => void told.push(['second', manager, id]));
    await events.emit(MANAGER, 'made-up', { id: 7 });
    expect(told.map(([who, , id]) => [who, id])).toEqual([
      ['first', 7],
      ['second', 7],
    ]);
    expect(told.every(([, manager]) => manager === MANAGER)).toBe(true);
  });

  it('fails with its listener, so that nothing of the change is kept', async () => {
    const events = new DomainEvents();
    events.on('made-up', () => Promise.reject(new Error('cannot follow')));
    await expect(events.emit(MANAGER, 'made-up', { id: 7 })).rejects.toThrow('cannot follow');
  });
});
