import mysql, { type PoolConnection } from 'mysql2';
import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { limitedMysql } from './limited-mysql.js';

test('a statement fails with those before it on a connection that gets no answer', async () => {
  const silent = mysql.createServer(connection => {
    const capabilityFlags = 0xffffff ^ 0x800; // Without TLS.
    connection.serverHandshake({ serverVersion: '10.11.14-MariaDB', connectionId: 1, capabilityFlags });
    connection.on('query', () => undefined);
    connection.on('error', () => undefined);
  });
  silent.listen(0);
  // mysql2 has no public way to the port.
  const { _server: server } = silent as unknown as { _server: Server };
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = limitedMysql({ acquireMs: 2_000, statementMs: 200 }).createPool({ host: '127.0.0.1', port });
  try {
    const connection = await new Promise<PoolConnection>((resolve, reject) => {
      pool.getConnection((error, got) => (error ? reject(error) : resolve(got)));
    });
    const errors: (string | undefined)[] = [];
    await new Promise<void>(resolve => {
      connection.query('SELECT 1', [], error => {
        errors.push(error?.code);
        resolve();
      });
    });
    expect(errors).toEqual(['PROTOCOL_SEQUENCE_TIMEOUT']);
  } finally {
    pool.end();
    server.close();
  }
});
