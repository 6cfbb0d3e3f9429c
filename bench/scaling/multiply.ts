import type { Stack } from './stacks.js';

/** Tables with members' rows, parents first, and the id columns that must shift together. */
const OWNED: Record<string, string[]> = {
  users: ['id'],
  user_health: ['userId'],
  user_agreements: ['id', 'userId'],
  logins: ['id', 'userId'],
  known_devices: ['id', 'userId'],
  verification_codes: ['id'],
  body_data: ['id', 'userId'],
  training_choices: ['userId'],
  training_places: ['id', 'userId'],
  recommendation_histories: ['id', 'userId'],
  jobs: ['id', 'userId'],
  routines: ['id', 'userId'],
  my_workouts: ['id', 'routineId', 'historyId'],
  my_supplements: ['id', 'userId'],
  strength_observations: ['id', 'userId'],
  strength_beliefs: ['userId'],
};

/** Copies all members' data, so that there are twice as many identical members. Leaves the catalogue alone. */
export async function doubleMembers(stack: Stack): Promise<void> {
  const tables = await Promise.all(
    Object.entries(OWNED).map(async ([table, ids]) => {
      const columns = await columnsOf(stack, table);
      return { table, columns, ids: ids.filter(id => columns.includes(id)) };
    }),
  );
  let step = 0;
  for (const { table, ids } of tables) {
    if (!ids.includes('id')) continue;
    const [row] = await stack.query(`SELECT MAX(id) AS largest FROM ${table}`);
    step = Math.max(step, Number(row?.largest ?? 0));
  }
  for (const { table, columns, ids } of tables) {
    const taken = columns.map(column => {
      if (ids.includes(column)) return `${column} + ${step}`;
      return column === 'loginEmail' ? mailAddress(stack, step) : quoted(stack, column);
    });
    const names = columns.map(column => quoted(stack, column)).join(', ');
    await stack.query(`INSERT INTO ${table} (${names}) SELECT ${taken.join(', ')} FROM ${table}`);
  }
}

export async function memberCount(stack: Stack): Promise<number> {
  const [row] = await stack.query('SELECT COUNT(*) AS members FROM users');
  return Number(row!.members);
}

async function columnsOf(stack: Stack, table: string): Promise<string[]> {
  const rows =
    stack.name === 'embedded'
      ? await stack.query(`SELECT name FROM pragma_table_info('${table}')`)
      : await stack.query(
          `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'routineup' AND table_name = '${table}'`,
        );
  return rows.map(({ name }) => String(name));
}

function mailAddress({ name }: Stack, step: number): string {
  return name === 'embedded' ? `(id + ${step}) || '@example.com'` : `CONCAT(id + ${step}, '@example.com')`;
}

function quoted({ name }: Stack, column: string): string {
  return name === 'embedded' ? `"${column}"` : `\`${column}\``;
}
