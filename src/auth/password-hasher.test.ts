import { PasswordHasher } from './password-hasher.js';

describe('PasswordHasher', () => {
  let passwords: PasswordHasher;
  beforeAll(async () => {
    passwords = new PasswordHasher({ rateLimit: true });
    await passwords.onModuleInit();
  });

  it('hashes with argon2id and 16 bytes of salt', async () => {
    const [one, two] = await Promise.all([passwords.hash('password1'), passwords.hash('password1')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$/);
    expect(one).not.toBe(two);
  });

  it('tells the right password from another', async () => {
    const hash = await passwords.hash('password1');
    expect(await passwords.matches('password1', hash, 'a')).toBe(true);
    expect(await passwords.matches('password2', hash, 'a')).toBe(false);
  });

  it('answers false for an account that does not exist', async () => {
    expect(await passwords.matches('password1', undefined, 'a')).toBe(false);
  });

  it('keeps one caller from filling the line for others', async () => {
    const hash = await passwords.hash('password1');
    const flood = Promise.allSettled(
      Array.from({ length: 90 }, () => passwords.matches('password2', hash, 'flooder')),
    );
    expect(await passwords.matches('password1', hash, 'owner')).toBe(true);
    const refused = (await flood).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(90 - 12);
    for (const result of refused)
      expect(result).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS_EXCEPTION', retryAfterSeconds: 1 } });
    expect(await passwords.matches('password1', hash, 'flooder')).toBe(true);
  });

  it('works through a crowd and sends the overflow away to come back', async () => {
    const results = await Promise.allSettled(Array.from({ length: 70 }, () => passwords.hash('password1')));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(70 - 2 - 60);
    for (const result of refused) {
      expect(result).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE_EXCEPTION' } });
    }
    expect(await passwords.matches('password1', await passwords.hash('password1'), 'a')).toBe(true);
  });
});
