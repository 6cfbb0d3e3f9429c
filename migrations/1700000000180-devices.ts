import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference, unique } from './support/columns.js';
import { addMissingColumns, dropColumns } from './support/repeatable.js';

/** The devices of each account, and the requester of a code. */
export class Devices1700000000180 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'known_devices',
        columns: [
          c.id(),
          c.int('userId', { isNullable: true }),
          c.int('adminId', { isNullable: true }),
          c.varchar('deviceId', 22),
          c.time('firstSeenAt'),
          c.time('lastSeenAt'),
        ],
        indices: [
          unique('known_devices_user', 'userId', 'deviceId'),
          unique('known_devices_admin', 'adminId', 'deviceId'),
          index('known_devices_last_seen', 'lastSeenAt'),
        ],
        foreignKeys: [reference('userId', 'users', 'CASCADE'), reference('adminId', 'admins', 'CASCADE')],
      }),
      true,
    );
    await addMissingColumns(
      runner,
      'logins',
      c.varchar('deviceName', 60, { isNullable: true }),
      c.varchar('deviceId', 22, { isNullable: true }),
      c.boolean('secondFactor', false),
    );
    await addMissingColumns(
      runner,
      'verification_codes',
      c.varchar('askedBy', 43, { default: "''" }),
      c.int('otherAttempts', { default: '0' }),
      c.varchar('proofHash', 64, { isNullable: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'verification_codes', 'askedBy', 'otherAttempts', 'proofHash');
    await dropColumns(runner, 'logins', 'deviceName', 'deviceId', 'secondFactor');
    await runner.dropTable('known_devices', true);
  }
}
