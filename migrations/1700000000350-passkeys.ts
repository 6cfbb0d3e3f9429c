import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference, unique } from './support/columns.js';

/** Passkeys of members and admins, and the answered challenges. */
export class Passkeys1700000000350 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'passkeys',
        columns: [
          c.id(),
          c.int('userId', { isNullable: true }),
          c.int('adminId', { isNullable: true }),
          c.varchar('userHandle', 22),
          c.varchar('credentialHash', 43),
          c.varchar('credentialId', 1364),
          c.text('publicKey'),
          c.varchar('transports', 100),
          c.double('counter'),
          c.varchar('deviceName', 60),
          c.time('createdAt'),
          c.time('lastUsedAt', { isNullable: true }),
        ],
        indices: [
          unique('passkeys_credential', 'credentialHash'),
          index('passkeys_user', 'userId'),
          index('passkeys_admin', 'adminId'),
        ],
        foreignKeys: [reference('userId', 'users', 'CASCADE'), reference('adminId', 'admins', 'CASCADE')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'spent_challenges',
        columns: [c.varchar('nonce', 22, { isPrimary: true }), c.time('expiresAt')],
        indices: [index('spent_challenges_expires', 'expiresAt')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('spent_challenges', true);
    await runner.dropTable('passkeys', true);
  }
}
