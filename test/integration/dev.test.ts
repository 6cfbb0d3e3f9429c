import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

it('npm run dev says which port is in use, instead of starting one half beside it', async () => {
  const other = createServer();
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/dev.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    env: { ...process.env, PORT: String(port) },
  });
  other.close();
  expect(stderr).toContain(`Port ${port} is in use.`);
  expect(status).toBe(1);
});
