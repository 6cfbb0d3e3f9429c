import { MailAddresses1700000000170 } from '../../migrations/1700000000170-mail-addresses.js';
import { User } from '../../src/members/user.entity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const MIGRATION = new MailAddresses1700000000170();

describe('addresses stored in another spelling', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it('get the one their owners are looked for by, unless that is taken', async () => {
    const stored = [
      '길동@xn--vv4b11d.xn--3e0b707e',
      'a@ｅxample.com',
      'b@ｅxample.com',
      'b@example.com',
      '다@example.com',
    ];
    const members = [];
    for (const address of stored) {
      const member = await t.signUp();
      await t.database.write(manager =>
        manager.update(User, { loginEmail: member.email }, { loginEmail: address }),
      );
      members.push(member);
    }
    const now = async () =>
      (await t.database.read.find(User, { order: { id: 'ASC' } })).map(({ loginEmail }) => loginEmail);
    for (let run = 0; run < 2; run++) {
      await t.database.write(manager => MIGRATION.up(manager.queryRunner!));
      expect(await now()).toEqual([
        '길동@예시.한국',
        'a@example.com',
        'b@ｅxample.com',
        'b@example.com',
        '다@example.com',
      ]);
    }
    const [first] = members;
    const login = { loginEmail: stored[0], password: first!.password };
    expect((await t.post('/api/auth/login', login)).status).toBe(200);
  });
});
