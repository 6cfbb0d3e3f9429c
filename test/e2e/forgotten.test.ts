// Both databases: every table is looked through.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ADMIN_WORKOUT } from '../support/admin-workout.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const png = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

/** Deleted data is gone from the rows and from the bytes of the files. */
describe('what was deleted', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  /** Files in the data folder that still contain a text. */
  const filesWith = (text: string) =>
    readdirSync(t.config.dataDir, { recursive: true })
      .map(name => join(t.config.dataDir, String(name)))
      .filter(path => statSync(path).isFile() && readFileSync(path).includes(text));

  /** Columns that still contain a text, as `table.column`. */
  async function tablesWith(text: string): Promise<string[]> {
    const { read } = t.database;
    const found: string[] = [];
    for (const { tableName, columns } of read.connection.entityMetadatas) {
      for (const { databaseName } of columns) {
        const rows: unknown[] = await read.query(
          `SELECT 1 FROM \`${tableName}\` WHERE \`${databaseName}\` LIKE ? LIMIT 1`,
          [`%${text}%`],
        );
        if (rows.length > 0) found.push(`${tableName}.${databaseName}`);
      }
    }
    return found;
  }

  it('of a member leaves the address in no table, no file and no mail', async () => {
    const { token, email, password } = await t.signUp({ userName: '지워질사람이름' });
    const other = await t.signUp();
    await t.post('/api/user/password', { loginEmail: email });
    // A mail of an earlier version, whose file name does not identify the recipient.
    writeFileSync(join(t.config.mail.outbox, '2025-01-01-old.eml'), `Subject: x\r\nTo: ${email}\r\n\r\nx`);
    expect((await tablesWith(email)).length).toBeGreaterThan(0);
    expect(filesWith(email).length).toBeGreaterThan(0);

    expect((await t.post('/api/user/delete', { password }, { token })).status).toBe(204);
    for (const trace of [email, '지워질사람이름']) {
      expect(await tablesWith(trace)).toEqual([]);
      expect(filesWith(trace)).toEqual([]);
    }
    // Other members' mails stay.
    expect(t.mails().some(({ to }) => to.includes(other.email))).toBe(true);
    expect((await t.get('/api/user/private', { token: other.token })).status).toBe(200);
  });

  it('of a product takes its picture along, as a new picture does the old one; those still shown stay', async () => {
    const token = await t.adminToken();
    const headers = { 'content-type': 'image/png' };
    const workout = async (koreanName: string): Promise<number> =>
      (await t.post('/api/admin/workouts', { ...ADMIN_WORKOUT, koreanName }, { token })).body.id;
    const picture = async (id: number, colour: string) =>
      (await t.request('PUT', `/api/admin/workouts/${id}/image`, await png(colour), { token, headers })).body
        .imgPath as string;
    const shown = async (path: string) =>
      Promise.all([path, path.replace('.webp', '-small.webp')].map(async url => (await t.get(url)).status));
    const [gone, kept] = [await workout('지울 프레스'), await workout('남을 프레스')];
    const first = await picture(gone, 'red');
    const second = await picture(gone, 'blue');
    const others = await picture(kept, 'green');
    expect(await shown(first)).toEqual([404, 404]);
    expect(await shown(second)).toEqual([200, 200]);
    expect((await t.delete(`/api/admin/workouts/${gone}`, { token })).status).toBe(204);
    expect(await shown(second)).toEqual([404, 404]);
    expect(await shown(others)).toEqual([200, 200]);
  });
});
