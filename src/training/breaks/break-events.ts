declare module '../../infrastructure/events/domain-events.js' {
  interface DomainEventPayloads {
    /** Some of these days are off now, or no longer. Both `YYYY-MM-DD`. */
    'days-off-changed': { userId: number; from: string; to: string };
  }
}

export {};
