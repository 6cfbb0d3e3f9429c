import { Global, Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * Events of domains that others may handle, by name. A domain adds its own:
 *
 *     declare module '../infrastructure/events/domain-events.js' {
 *       interface DomainEventPayloads { 'workout-answered': { userId: number } }
 *     }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled where the events are
export interface DomainEventPayloads {}

export type DomainEventName = keyof DomainEventPayloads & string;

type Listener<Name extends DomainEventName> = (
  manager: EntityManager,
  payload: DomainEventPayloads[Name],
) => Promise<void>;

/**
 * Lets a domain publish events without knowing the listeners. Listeners run one after the other in the transaction of the change, so that a change
 * and its consequences are committed together or not at all.
 */
@Injectable()
export class DomainEvents {
  private readonly listeners = new Map<DomainEventName, Listener<never>[]>();

  /** Call this while the application starts. */
  on<Name extends DomainEventName>(name: Name, listener: Listener<Name>): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }

  async emit<Name extends DomainEventName>(
    manager: EntityManager,
    name: Name,
    payload: DomainEventPayloads[Name],
  ): Promise<void> {
    for (const listener of this.listeners.get(name) ?? [])
      await (listener as Listener<Name>)(manager, payload);
  }
}

@Global()
@Module({ providers: [DomainEvents], exports: [DomainEvents] })
export class DomainEventsModule {}
