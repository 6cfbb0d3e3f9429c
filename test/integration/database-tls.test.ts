import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';
import { loadConfig } from '../../src/config/config.js';
import { ENTITIES } from '../../src/entities.js';
import { openDatabase } from '../../src/infrastructure/database/open-database.js';
import { createStack, type TestStack } from '../support/test-stack.js';

/** A server's first packet: protocol 10 with TLS and plugin authentication. */
const GREETING = (() => {
  const capabilities = 0x000f_ffff;
  const body = Buffer.concat([
    Buffer.from('\x0a11.4.8-MariaDB\0', 'latin1'),
    Buffer.from([1, 0, 0, 0]),
    Buffer.alloc(8, 'a'),
    Buffer.from([
      0,
      capabilities & 0xff,
      (capabilities >> 8) & 0xff,
      45,
      2,
      0,
      (capabilities >> 16) & 0xff,
      0,
      21,
    ]),
    Buffer.alloc(10),
    Buffer.alloc(12, 'b'),
    Buffer.from('\0mysql_native_password\0', 'latin1'),
  ]);
  return Buffer.concat([Buffer.from([body.length, 0, 0, 0]), body]);
})();

const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

describe('with DATABASE_TLS=on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routineup-tls-'));
  const path = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const servers: Server[] = [];
  beforeAll(() => {
    openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=own authority',
      ...['-keyout', path('ca.key'), '-out', path('ca.pem')],
    );
  });
  afterAll(() => {
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true });
  });

  /** Speaks MariaDB's protocol up to the TLS handshake. @returns its port */
  async function serverNamed(name: string): Promise<number> {
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      `/CN=${name}`,
      '-keyout',
      path('own.key'),
      '-out',
      path('own.csr'),
    );
    writeFileSync(path('own.ext'), `subjectAltName=DNS:${name}`);
    openssl(
      'x509',
      '-req',
      '-in',
      path('own.csr'),
      '-CA',
      path('ca.pem'),
      '-CAkey',
      path('ca.key'),
      '-CAcreateserial',
      '-days',
      '2',
      ...['-extfile', path('own.ext'), '-out', path('own.pem')],
    );
    const secureContext = createSecureContext({
      key: readFileSync(path('own.key')),
      cert: readFileSync(path('own.pem')),
    });
    const server = createServer(socket => {
      socket.on('error', () => undefined);
      socket.write(GREETING);
      socket.once('readable', () => {
        // The client's SSL request; its first encrypted bytes may have arrived with it.
        socket.read(36);
        const secure = new TLSSocket(socket, { isServer: true, secureContext });
        // A client that continues has accepted the certificate.
        secure.on('error', () => undefined).once('data', () => secure.end());
      });
    }).listen(0, 'localhost');
    servers.push(server);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  const opening = (host: string, port: number) => {
    const env = {
      DATABASE_URL: `mysql://root@${host}:${port}/x`,
      DATABASE_TLS: 'on',
      DATABASE_TLS_CA: path('ca.pem'),
    };
    return openDatabase(loadConfig({ ...env, DATA_DIR: folder, JWT_SECRET: 'x'.repeat(40) }), ENTITIES);
  };

  it('the certificate has to be of the server’s name', async () => {
    await expect(opening('localhost', await serverNamed('another.example'))).rejects.toThrow(/altnames/);
    await expect(opening('localhost', await serverNamed('localhost'))).rejects.toThrow(/closed/);
  });

  it('an address, whose certificate the driver would take for any name, is refused at the start', () => {
    for (const host of ['127.0.0.1', '[::1]', '10.0.0.7'])
      expect(() => opening(host, 3306)).toThrow('DATABASE_URL: needs the name');
  });
});

withServers('a connection to MariaDB that has to be encrypted', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await createStack('server');
  });
  afterAll(() => stack.remove());

  it('is not opened in the clear: a server without TLS, or one nobody has vouched for, is refused', async () => {
    const { DATABASE_URL = '' } = stack.env;
    const url = DATABASE_URL.replace('127.0.0.1', 'localhost');
    const config = loadConfig({ ...stack.env, DATABASE_URL: url, DATABASE_TLS: 'on' });
    expect(config.databaseTls).toMatchObject({ verifyIdentity: true, minVersion: 'TLSv1.2' });
    await expect(openDatabase(config, ENTITIES)).rejects.toThrow(/secure connection|certificate/);
  });

  it('wants a file with certificates, if any', () => {
    for (const path of ['/nowhere/ca.pem', join(import.meta.dirname, '../../package.json')]) {
      expect(() => loadConfig({ ...stack.env, DATABASE_TLS: 'on', DATABASE_TLS_CA: path })).toThrow(
        'DATABASE_TLS_CA',
      );
    }
  });
});
