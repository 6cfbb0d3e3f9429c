import 'reflect-metadata';
import { loadConfig } from '../../src/config/config.js';
import { ENTITIES } from '../../src/entities.js';
import { openDatabase } from '../../src/infrastructure/database/open-database.js';
import { createStack, type TestStack } from '../support/test-stack.js';

const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

withServers('a connection to MariaDB that has to be encrypted', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await createStack('server');
  });
  afterAll(() => stack.remove());

  it('is not opened in the clear: a server without TLS, or one nobody has vouched for, is refused', async () => {
    const config = loadConfig({ ...stack.env, DATABASE_TLS: 'on' });
    expect(config.databaseTls).toMatchObject({ verifyIdentity: true, minVersion: 'TLSv1.2' });
    await expect(openDatabase(config, ENTITIES)).rejects.toThrow(/secure connection|certificate/);
  });

  it('wants a file with certificates, if any', () => {
    for (const path of ['/nowhere/ca.pem', import.meta.filename]) {
      expect(() => loadConfig({ ...stack.env, DATABASE_TLS: 'on', DATABASE_TLS_CA: path })).toThrow(
        'DATABASE_TLS_CA',
      );
    }
  });
});
