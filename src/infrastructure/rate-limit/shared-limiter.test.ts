import { RateLimiterMemory } from 'rate-limiter-flexible';
import { LimitConnection, SharedLimiter, type Limiter } from './shared-limiter.js';

describe('SharedLimiter', () => {
  const limit = { points: 5, duration: 60 };

  /** A limiter on a fake Redis that counts its calls and answers on command. */
  const start = () => {
    let answering = Promise.resolve();
    const redis: { status: 'ready' | 'reconnecting' } = { status: 'ready' };
    const counted = new RateLimiterMemory(limit);
    const late = <T>(answer: Promise<T>): Promise<T> => {
      answer.catch(() => undefined);
      return answering.then(() => answer);
    };
    const shared: Limiter = {
      consume: (...call) => late(counted.consume(...call)),
      penalty: (...call) => late(counted.penalty(...call)),
      reward: (...call) => late(counted.reward(...call)),
      delete: (...call) => late(counted.delete(...call)),
    };
    const limiter = new SharedLimiter(shared, new RateLimiterMemory(limit), new LimitConnection(redis));
    return {
      redis,
      counted,
      isAllowed: () =>
        limiter.consume('a').then(
          () => true,
          () => false,
        ),
      reward: () => limiter.reward('a'),
      /** Holds answers back until the returned function is called. */
      stall(): () => void {
        let goOn = () => {};
        answering = new Promise(resolve => (goOn = resolve));
        return goOn;
      },
    };
  };
  const countAllowed = async (isAllowed: () => Promise<boolean>, tries: number) => {
    let allowed = 0;
    for (let i = 0; i < tries; i++) if (await isAllowed()) allowed++;
    return allowed;
  };

  it('goes on from what was counted when Redis becomes slow, and from what was counted meanwhile when it answers again', async () => {
    const { counted, isAllowed, reward, stall } = start();
    expect(await countAllowed(isAllowed, 2)).toBe(2);
    const goOn = stall();
    expect(await countAllowed(isAllowed, 5)).toBe(3);
    goOn();
    await new Promise(resolve => setImmediate(resolve));
    expect(await isAllowed()).toBe(false);
    expect((await counted.get('a'))?.consumedPoints).toBe(8);
    for (let i = 0; i < 4; i++) await reward();
    expect(await countAllowed(isAllowed, 2)).toBe(1);
  });

  it('goes on from what was counted when Redis is gone', async () => {
    const { redis, isAllowed } = start();
    expect(await countAllowed(isAllowed, 4)).toBe(4);
    redis.status = 'reconnecting';
    expect(await countAllowed(isAllowed, 3)).toBe(1);
  });

  it('leaves the decision to Redis where it answers: other processes count there, too', async () => {
    const { counted, isAllowed } = start();
    await counted.penalty('a', 3);
    expect(await countAllowed(isAllowed, 4)).toBe(2);
  });
});
