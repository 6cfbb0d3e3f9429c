declare module '../../infrastructure/events/domain-events.js' {
  interface DomainEventPayloads {
    /** A workout of a recommendation, or of a day of a week, was replaced by another. */
    'workout-swapped': { userId: number };
  }
}

export {};
