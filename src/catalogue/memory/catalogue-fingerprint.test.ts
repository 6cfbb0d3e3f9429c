import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../config/config.js';
import { ENTITIES } from '../../entities.js';
import type { Database } from '../../infrastructure/database/database.js';
import { openDatabase } from '../../infrastructure/database/open-database.js';
import { loadSeedData } from '../seed/seed-data.js';
import { SeedWriter } from '../seed/seed-writer.js';
import { catalogueFingerprint } from './catalogue-fingerprint.js';

describe('the fingerprint of a catalogue', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'routineup-fingerprint-'));
  let database: Database;
  const fingerprint = () => catalogueFingerprint(database.read, true);
  const change = (sql: string, parameters: unknown[] = []) =>
    database.write(manager => manager.query(sql, parameters));

  beforeAll(async () => {
    database = await openDatabase(loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), ENTITIES);
    const seed = await loadSeedData();
    await database.write(manager => new SeedWriter(manager).write(seed));
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  it('stays the same while the rows do', async () => {
    const before = await fingerprint();
    await change('UPDATE workouts SET safety = safety || ?', ['!']);
    expect(await fingerprint()).toBe(before);
  });

  it.each([
    ['a letter of a text', "UPDATE workouts SET description = REPLACE(description, '을', '를') WHERE id = 3"],
    [
      'a name of the same length',
      "UPDATE supplement_products SET koreanName = '가' || SUBSTR(koreanName, 2) WHERE id = 5",
    ],
    ['a price', 'UPDATE supplements SET price = price + 10 WHERE id = 7'],
    ['hiding something', 'UPDATE workouts SET hidden = 1 WHERE id = 9'],
    [
      'an empty text instead of none',
      "UPDATE workouts SET videoLink = '' WHERE id = (SELECT MIN(id) FROM workouts WHERE videoLink IS NULL)",
    ],
    ['the order of body parts', 'UPDATE workout_body_parts SET position = position + 5 WHERE workoutId = 2'],
    [
      'a machine less',
      'DELETE FROM workout_machines WHERE workoutId = (SELECT MAX(workoutId) FROM workout_machines)',
    ],
    ['a row less', 'DELETE FROM supplements WHERE id = (SELECT MAX(id) FROM supplements)'],
  ])('changes with %s', async (_what, sql) => {
    const before = await fingerprint();
    await change(sql);
    expect(await fingerprint()).not.toBe(before);
  });
});
