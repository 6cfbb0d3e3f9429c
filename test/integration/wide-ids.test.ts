import { loadConfig } from '../../src/config/config.js';
import { ENTITIES } from '../../src/entities.js';
import { openDatabase } from '../../src/infrastructure/database/open-database.js';
import { Job } from '../../src/infrastructure/jobs/job.entity.js';
import { createStack } from '../support/test-stack.js';

const BEYOND_INT = 3_000_000_000;

for (const stackName of ['embedded', 'server'] as const) {
  const onStack = stackName === 'server' && process.env.TEST_SERVERS === '' ? describe.skip : describe;

  onStack(`ids of what is written all the time, on the ${stackName} stack`, () => {
    it('go on beyond 2,147,483,647, as numbers', async () => {
      const stack = await createStack(stackName);
      const database = await openDatabase(loadConfig(stack.env), ENTITIES);
      try {
        const at = new Date();
        const job = { name: 'x', payload: {}, state: 'DONE' as const, queuedAt: at, createdAt: at };
        const { identifiers } = await database.write(async manager => {
          await manager.query(
            `INSERT INTO jobs (id, name, payload, state, queuedAt, createdAt) VALUES (?, 'x', '{}', 'DONE', '2026-01-01 00:00:00', '2026-01-01 00:00:00')`,
            [BEYOND_INT],
          );
          return manager.insert(Job, job);
        });
        expect(identifiers.map(({ id }) => Number(id))).toEqual([BEYOND_INT + 1]);
        const rows = await database.read.find(Job, { order: { id: 'ASC' } });
        expect(rows.map(({ id }) => id)).toEqual([BEYOND_INT, BEYOND_INT + 1]);
      } finally {
        await database.close();
        await stack.remove();
      }
    });
  });
}
