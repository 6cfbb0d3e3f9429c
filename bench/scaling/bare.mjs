// The baseline for reads.ts: Fastify and mysql2, the login's row and one SELECT, nothing else.
//   PORT, DATABASE_URL; GET /body-data and /cards/:routineId with the bearer `<login>.<member>`
import Fastify from 'fastify';
import { createPool } from 'mysql2/promise';

const pool = createPool({
  uri: process.env.DATABASE_URL,
  connectionLimit: 10,
  timezone: 'Z',
  dateStrings: ['DATE'],
});
const server = Fastify();

server.addHook('onRequest', async request => {
  const [, login] = /^Bearer (\d+)\./.exec(request.headers.authorization ?? '') ?? [];
  const [[row]] = await pool.execute('SELECT userId FROM logins WHERE id = ?', [login]);
  if (!row) throw Object.assign(new Error('no login'), { statusCode: 401 });
  request.userId = row.userId;
});
server.get('/body-data', async request => {
  const [rows] = await pool.execute('SELECT * FROM body_data WHERE userId = ? ORDER BY date DESC', [
    request.userId,
  ]);
  return rows;
});
server.get('/cards/:routineId', async request => {
  const [rows] = await pool.execute(
    'SELECT my_workouts.* FROM my_workouts JOIN routines ON routines.id = my_workouts.routineId WHERE routineId = ? AND userId = ? ORDER BY myWorkoutIndex',
    [request.params.routineId, request.userId],
  );
  return rows;
});
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('listening');
