declare module '../infrastructure/events/domain-events.js' {
  interface DomainEventPayloads {
    /** A member's logins have ended: one of them, all but one, or all. */
    'logins-ended': { userId: number; loginId?: number; but?: number };
  }
}
export {};
