import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookupWithin, PrivateAddress, type LookupLimits } from './public-lookup.js';

describe('a connection to a name', () => {
  let server: Server;
  let connections = 0;
  let addresses: string[] = [];
  const resolved: string[] = [];
  const limits: LookupLimits = {
    // Only the test server's address counts as public.
    mayAsk: address => address === '127.0.0.1',
    resolve: (name, _, done) => {
      resolved.push(name);
      done(
        null,
        addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    },
  };
  beforeAll(async () => {
    server = createServer((_, response) => response.end());
    server.on('connection', () => connections++);
    await new Promise<void>(done => server.listen(0, done));
  });
  afterAll(() => new Promise(done => server.close(done)));
  beforeEach(() => {
    connections = 0;
    resolved.length = 0;
  });

  const ask = (agent: Agent) =>
    new Promise<number>((done, reject) => {
      const { port } = server.address() as AddressInfo;
      get(`http://rebound.test:${port}`, { agent }, response => {
        response.resume().on('end', () => done(response.statusCode!));
      }).on('error', reject);
    });

  it('that leads inside only later is refused then, and a connection that is kept goes where it went', async () => {
    const agent = new Agent({ keepAlive: true, lookup: lookupWithin(limits) });
    addresses = ['127.0.0.1'];
    await expect(ask(agent)).resolves.toBe(200);
    addresses = ['::1'];
    await expect(ask(agent)).resolves.toBe(200);
    expect([resolved.length, connections]).toEqual([1, 1]);
    agent.destroy();
    await expect(ask(agent)).rejects.toBeInstanceOf(PrivateAddress);
    expect([resolved.length, connections]).toEqual([2, 1]);
  });

  it.each([[['127.0.0.1', '::1']], [['::1', '127.0.0.1']], [[]]])('at %j is refused', async told => {
    addresses = told;
    await expect(ask(new Agent({ lookup: lookupWithin(limits) }))).rejects.toBeInstanceOf(PrivateAddress);
    expect(connections).toBe(0);
  });

  it('that nobody knows fails with the resolver’s own error', async () => {
    const unknown = Object.assign(new Error('none'), { code: 'ENOTFOUND' });
    const resolve: LookupLimits['resolve'] = (_, __, done) => done(unknown, []);
    await expect(ask(new Agent({ lookup: lookupWithin({ ...limits, resolve }) }))).rejects.toBe(unknown);
  });
});
