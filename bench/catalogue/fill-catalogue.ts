/**
 * Fills the database of the environment (`DATA_DIR` or `DATABASE_URL`) with a generated catalogue, to measure a running
 * server: `DATA_DIR=/tmp/large node --import tsx bench/catalogue/fill-catalogue.ts [workouts supplements]`.
 */
import 'reflect-metadata';
import { loadSeedData } from '../../src/catalogue/seed/seed-data.js';
import { SeedWriter } from '../../src/catalogue/seed/seed-writer.js';
import type { SupplementSeed, WorkoutSeed } from '../../src/catalogue/seed/seed.types.js';
import { loadConfig } from '../../src/config/config.js';
import { ENTITIES } from '../../src/entities.js';
import { openDatabase } from '../../src/infrastructure/database/open-database.js';
import { generateSupplements, generateWorkouts } from '../search/catalogue-generator.js';

const [workouts = 20_000, supplements = 100_000] = process.argv.slice(2).map(Number);

const seed = await loadSeedData();
const generatedWorkouts = generateWorkouts(seed.workouts, seed.machines, workouts)
  .slice(seed.workouts.length)
  .map((workout, i): WorkoutSeed => {
    const model = seed.workouts[i % seed.workouts.length]!;
    return {
      ...model,
      slug: `generated-${i}`,
      koreanName: `${workout.koreanName} ${i}`.slice(-60),
      englishName: workout.englishName.slice(0, 100),
      aliases: [...workout.aliases],
      easierVariant: null,
    };
  });
const generatedSupplements = generateSupplements(seed.supplements, supplements)
  .slice(seed.supplements.length)
  .map((product, i): SupplementSeed => {
    const model = seed.supplements[i % seed.supplements.length]!;
    return {
      ...model,
      slug: `generated-${i}`,
      koreanName: product.koreanName.slice(0, 80),
      englishName: product.englishName.slice(0, 120),
      brand: product.brand.slice(0, 60),
      aliases: [...product.aliases],
      supplementType: product.supplementType,
      ingredientClasses: [...product.ingredientClasses],
      variants: model.variants.slice(0, 1),
    };
  });

const database = await openDatabase(loadConfig(), ENTITIES);
const counts = await database.write(manager =>
  new SeedWriter(manager).write({
    ...seed,
    workouts: [...seed.workouts, ...generatedWorkouts],
    supplements: [...seed.supplements, ...generatedSupplements],
  }),
);
console.log(counts);
await database.close();
