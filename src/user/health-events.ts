declare module '../infrastructure/events/domain-events.js' {
  interface DomainEventPayloads {
    /** The member has answered about their health, perhaps as before. */
    'health-told': { userId: number };
  }
}

export {};
