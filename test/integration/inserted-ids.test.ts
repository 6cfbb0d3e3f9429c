import type { Connection, Pool } from 'mysql2';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

const ROUTINES = '/api/myfit/routines/workout';
const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

withServers(
  'ids of rows inserted together where the server counts in threes, as the nodes of a Galera cluster do',
  () => {
    let t: TestApp;
    let member: TestMember;
    beforeAll(async () => {
      t = await startTestApp({ stack: 'server' });
      const { pool } = t.database.read.connection.driver as unknown as MysqlDriver & { pool: Pool };
      pool.on('acquire', (connection: Connection) =>
        connection.query('SET SESSION auto_increment_increment = 3, auto_increment_offset = 2'),
      );
      member = await t.signUp();
    });
    afterAll(() => t.close());

    it('are those of the rows', async () => {
      const { token } = member;
      const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '하나' }] };
      const { routineId } = (await t.post(ROUTINES, list, { token })).body.routines[0];
      const wanted = { workoutIds: [1, 2, 3, 4], weight: 20, rep: 10, setCount: 3 };
      const added = await t.post(`${ROUTINES}/${routineId}`, wanted, { token });
      const idsOf = (rows: { myWorkoutId: number }[]) => rows.map(({ myWorkoutId }) => myWorkoutId);
      const { body } = await t.get(`${ROUTINES}/${routineId}`, { token });
      const kept = idsOf(body);
      expect(kept.map(id => id % 3)).toEqual([2, 2, 2, 2]);
      expect(idsOf(added.body)).toEqual(kept);
    });
  },
);
