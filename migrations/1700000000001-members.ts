import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference, unique } from './support/columns.js';

/** Members, their agreements, health notes and body data over time. */
export class Members1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    if (runner.connection.options.type === 'mariadb') {
      // Names compare case-sensitively, as on SQLite.
      const [row] = await runner.query('SELECT DATABASE() AS name');
      await runner.query(`ALTER DATABASE \`${row.name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
    }
    await runner.createTable(
      new Table({
        name: 'users',
        columns: [
          c.id(),
          c.varchar('userName', 10),
          c.varchar('birthDate', 10),
          c.varchar('sex', 1),
          c.varchar('loginEmail', 254),
          c.varchar('passwordHash', 255),
          c.time('createdAt'),
        ],
        indices: [unique('users_login_email', 'loginEmail')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'user_agreements',
        columns: [c.id(), c.int('userId'), c.varchar('kind', 10), c.time('agreedAt')],
        indices: [unique('user_agreements_user_kind', 'userId', 'kind')],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'user_health',
        columns: [
          c.int('userId', { isPrimary: true }),
          c.text('allergens'),
          c.text('conditions'),
          c.double('dietProteinPerKg', { isNullable: true }),
        ],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'body_data',
        columns: [
          c.id(),
          c.int('userId'),
          c.varchar('date', 10),
          c.double('height'),
          c.double('weight'),
          c.double('bodyFat'),
          c.double('muscleMass'),
          c.double('upDownBalance'),
          c.varchar('compositionSource', 10, { default: "'measured'" }),
          c.double('upperBodyFat', { isNullable: true }),
          c.double('lowerBodyFat', { isNullable: true }),
          c.double('upperMuscleMass', { isNullable: true }),
          c.double('lowerMuscleMass', { isNullable: true }),
        ],
        indices: [unique('body_data_user_date', 'userId', 'date')],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'verification_codes',
        columns: [
          c.id(),
          c.varchar('purpose', 10),
          c.varchar('mailAddress', 254),
          c.varchar('codeHash', 64),
          c.int('attempts', { default: '0' }),
          c.time('createdAt'),
          c.time('verifiedAt', { isNullable: true }),
          c.time('consumedAt', { isNullable: true }),
        ],
        indices: [index('verification_codes_address', 'mailAddress', 'purpose', 'createdAt')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['verification_codes', 'body_data', 'user_health', 'user_agreements', 'users']) {
      await runner.dropTable(table);
    }
  }
}
