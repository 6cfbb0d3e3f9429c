import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference, unique } from './support/columns.js';

/** Body parts, machines, workouts, supplements. */
export class Catalogue1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'body_parts',
        columns: [c.id(), c.varchar('koreanName', 30), c.varchar('englishName', 60)],
        indices: [unique('body_parts_korean_name', 'koreanName')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'machines',
        columns: [
          c.id(),
          c.varchar('slug', 80, { isNullable: true }),
          c.varchar('koreanName', 40),
          c.varchar('englishName', 80),
          c.varchar('imgPath', 255, { isNullable: true }),
        ],
        indices: [unique('machines_slug', 'slug'), unique('machines_korean_name', 'koreanName')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'workouts',
        columns: [
          c.id(),
          c.varchar('slug', 80, { isNullable: true }),
          c.varchar('koreanName', 60),
          c.varchar('englishName', 100),
          c.text('aliases'),
          c.text('description'),
          c.text('mistakes'),
          c.text('safety'),
          c.varchar('imgPath', 255, { isNullable: true }),
          c.varchar('videoLink', 255, { isNullable: true }),
          c.varchar('pattern', 40),
          c.varchar('family', 60),
          c.varchar('mechanic', 20),
          c.varchar('loadType', 30),
          c.varchar('baseLift', 20, { isNullable: true }),
          c.double('ratioMale'),
          c.double('ratioFemale'),
          c.varchar('ratioSource', 255),
          c.double('incrementKg'),
          c.double('minLoadKg'),
          c.double('bodyweightShare', { isNullable: true }),
          c.boolean('assistable', false),
          c.int('easierVariantId', { isNullable: true }),
          c.int('skill'),
          c.boolean('hidden', false),
          c.int('version', { default: '1' }),
        ],
        indices: [
          unique('workouts_slug', 'slug'),
          unique('workouts_korean_name', 'koreanName'),
          index('workouts_hidden', 'hidden'),
          index('workouts_easier_variant', 'easierVariantId'),
        ],
        foreignKeys: [reference('easierVariantId', 'workouts', 'SET NULL')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'workout_body_parts',
        columns: [
          c.int('workoutId', { isPrimary: true }),
          c.int('bodyPartId', { isPrimary: true }),
          c.boolean('isPrimary', false),
          c.int('position'),
        ],
        indices: [index('workout_body_parts_part', 'bodyPartId')],
        foreignKeys: [
          reference('workoutId', 'workouts', 'CASCADE'),
          reference('bodyPartId', 'body_parts', 'RESTRICT'),
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'workout_machines',
        columns: [c.int('workoutId', { isPrimary: true }), c.int('machineId', { isPrimary: true })],
        indices: [index('workout_machines_machine', 'machineId')],
        foreignKeys: [
          reference('workoutId', 'workouts', 'CASCADE'),
          reference('machineId', 'machines', 'RESTRICT'),
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'supplement_products',
        columns: [
          c.id(),
          c.varchar('slug', 80, { isNullable: true }),
          c.varchar('koreanName', 80),
          c.varchar('englishName', 120),
          c.varchar('brand', 60),
          c.text('aliases'),
          c.varchar('supplementType', 20),
          c.text('ingredientClasses'),
          c.varchar('source', 255),
          c.text('description'),
          c.boolean('certified', false),
          c.text('perServing'),
          c.text('allergens'),
          c.text('excludedConditions'),
          c.text('cautions'),
          c.varchar('marketURL', 500),
          c.boolean('hidden', false),
          c.int('version', { default: '1' }),
        ],
        indices: [
          unique('supplement_products_slug', 'slug'),
          index('supplement_products_korean_name', 'koreanName'),
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'supplements',
        columns: [
          c.id(),
          c.int('productId'),
          c.varchar('flavor', 40),
          c.int('servings'),
          c.int('price'),
          c.varchar('imageURL', 255, { isNullable: true }),
        ],
        indices: [unique('supplements_product_flavor_servings', 'productId', 'flavor', 'servings')],
        foreignKeys: [reference('productId', 'supplement_products', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'supplements',
      'supplement_products',
      'workout_machines',
      'workout_body_parts',
      'workouts',
      'machines',
      'body_parts',
    ]) {
      await runner.dropTable(table);
    }
  }
}
