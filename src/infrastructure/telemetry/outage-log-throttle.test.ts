import { mock } from 'node:test';
import { AppError } from '../../common/errors/app-error.js';
import { createPino, PinoLogger } from './pino-logger.js';

const outOfReach = (code: string, port: number) =>
  Object.assign(new Error(`connect ${code}`), { code, address: '127.0.0.1', port });

describe('the log of an outage', () => {
  let lines: { err?: { code: string } }[] = [];
  let logger: PinoLogger;
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    lines = [];
    logger = new PinoLogger(
      createPino('info', { write: (line: string) => void lines.push(JSON.parse(line) as object) }),
    );
  });
  afterEach(() => mock.timers.reset());

  it('tells the first failure whole, and once a minute how many more there were', () => {
    for (let n = 0; n < 141; n++)
      logger.error({ requestId: n, err: outOfReach('ECONNREFUSED', 3306) }, 'Errors');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      requestId: 0,
      err: { code: 'ECONNREFUSED', stack: expect.any(String) },
    });
    mock.timers.tick(60_000);
    expect(lines[1]).toMatchObject({ outage: 'ECONNREFUSED 127.0.0.1:3306', times: 140 });
    for (let n = 0; n < 5; n++) logger.error({ err: outOfReach('ECONNREFUSED', 3306) }, 'Errors');
    mock.timers.tick(60_000);
    expect(lines[2]).toMatchObject({ times: 5 });
    // A minute without failures: the next one is a new outage.
    mock.timers.tick(60_000);
    logger.error({ err: outOfReach('ECONNREFUSED', 3306) }, 'Errors');
    expect(lines).toHaveLength(4);
    expect(lines[3]!.err?.code).toBe('ECONNREFUSED');
  });

  it('tells causes apart, however they are wrapped', () => {
    const failed = Object.assign(new Error('Query failed'), { driverError: outOfReach('ETIMEDOUT', 3306) });
    logger.error({ err: failed }, 'Errors');
    logger.warn({ err: new AppError('SERVICE_UNAVAILABLE_EXCEPTION', { cause: failed }) }, 'Jobs');
    logger.error(failed, 'Scheduler');
    expect(lines).toHaveLength(1);
    logger.error({ err: outOfReach('ETIMEDOUT', 6379) }, 'Errors');
    logger.warn({ err: new Error('Connection is closed.'), outage: 'Redis' }, 'Queue');
    logger.warn({ err: new Error('Socket timeout.'), outage: 'Redis' }, 'RateLimits');
    expect(lines).toHaveLength(3);
  });

  it('tells every defect of ours', () => {
    for (let n = 0; n < 5; n++)
      logger.error({ requestId: n, err: new TypeError('undefined is no function') }, 'Errors');
    for (let n = 0; n < 5; n++) logger.error('something else', 'Errors');
    expect(lines).toHaveLength(10);
  });

  it('tells every answer of 500 with its request, also where something out of reach is behind it', () => {
    const err = new Error('The file could not be read', { cause: outOfReach('ECONNRESET', 3306) });
    for (let n = 0; n < 3; n++) logger.error({ requestId: n, code: 'INTERNAL_EXCEPTION', err }, 'Errors');
    expect(lines).toMatchObject([{ requestId: 0 }, { requestId: 1 }, { requestId: 2 }]);
  });
});
