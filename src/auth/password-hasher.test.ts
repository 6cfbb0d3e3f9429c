import { PasswordHasher } from './password-hasher.js';

describe('PasswordHasher', () => {
  let passwords: PasswordHasher;
  beforeAll(async () => {
    passwords = new PasswordHasher();
    await passwords.onModuleInit();
  });

  it('hashes with argon2id, salted', async () => {
    const [one, two] = await Promise.all([passwords.hash('password1'), passwords.hash('password1')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('tells the right password from another', async () => {
    const hash = await passwords.hash('password1');
    expect(await passwords.matches('password1', hash)).toBe(true);
    expect(await passwords.matches('password2', hash)).toBe(false);
  });

  it('answers false for an account that does not exist', async () => {
    expect(await passwords.matches('password1', undefined)).toBe(false);
  });

  it('works through a crowd and sends the overflow away to come back', async () => {
    const results = await Promise.allSettled(Array.from({ length: 70 }, () => passwords.hash('password1')));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(70 - 2 - 60);
    for (const result of refused) {
      expect(result).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE_EXCEPTION' } });
    }
    expect(await passwords.matches('password1', await passwords.hash('password1'))).toBe(true);
  }, 60_000);
});
