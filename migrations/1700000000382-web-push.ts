import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference, unique } from './support/columns.js';

/** Browsers that receive pushes, and what each member wants to be told. */
export class WebPush1700000000382 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'push_settings',
        columns: [
          c.int('userId', { isPrimary: true }),
          c.boolean('today', true),
          c.boolean('rest', true),
          c.boolean('refill', true),
          c.int('hour'),
          c.time('nextAt'),
          c.varchar('decidedOn', 10, { isNullable: true }),
          c.text('toldRefills'),
        ],
        indices: [index('push_settings_next', 'nextAt')],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'push_subscriptions',
        columns: [
          c.id(),
          c.int('userId'),
          c.int('loginId'),
          c.varchar('endpointHash', 43),
          c.text('endpoint'),
          c.varchar('p256dh', 87),
          c.varchar('auth', 22),
          c.varchar('serverKey', 87),
          c.int('failures', { default: '0' }),
          c.varchar('toldOn', 10, { isNullable: true }),
          c.varchar('restId', 36, { isNullable: true }),
          c.varchar('restSessionId', 36, { isNullable: true }),
          c.time('restEndsAt', { isNullable: true }),
          c.time('createdAt'),
        ],
        indices: [
          unique('push_subscriptions_endpoint', 'endpointHash'),
          unique('push_subscriptions_login', 'loginId'),
          index('push_subscriptions_user', 'userId'),
        ],
        foreignKeys: [reference('userId', 'users', 'CASCADE'), reference('loginId', 'logins', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('push_subscriptions', true);
    await runner.dropTable('push_settings', true);
  }
}
