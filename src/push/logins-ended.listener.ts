import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../infrastructure/events/domain-events.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

/** A device that was logged out receives nothing any more. */
@Injectable()
export class LoginsEndedListener implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  onModuleInit(): void {
    this.events.on('logins-ended', (manager, ended) => this.subscriptions.endWith(manager, ended));
  }
}
