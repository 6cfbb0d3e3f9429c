import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';

/** Body-weight ratios of the first edition, and those measured on published norms since. */
const BODYWEIGHT_RATIOS: [
  slug: string,
  was: [male: number, female: number],
  now: [male: number, female: number],
][] = [
  ['push-up', [1.25, 1.45], [1.4, 2]],
  ['knee-push-up', [1.25, 1.45], [1.4, 2]],
  ['incline-push-up', [1.25, 1.45], [1.4, 2]],
  ['decline-push-up', [1.2, 1.38], [1.34, 1.9]],
  ['diamond-push-up', [1.1, 1.28], [1.23, 1.76]],
  ['knee-close-push-up', [1.1, 1.28], [1.23, 1.76]],
  ['chest-dip', [1.3, 1.25], [1.4, 2]],
  ['assisted-dip', [1.3, 1.25], [1.4, 2]],
  ['triceps-dip', [1.25, 1.2], [1.35, 1.9]],
  ['pull-up', [1.25, 1.25], [1.55, 1.75]],
  ['chin-up', [1.25, 1.25], [1.6, 1.8]],
  ['assisted-pull-up', [1.25, 1.25], [1.55, 1.75]],
  ['kettlebell-swing', [0.2, 0.2], [0.26, 0.3]],
];

/**
 * What a workout stresses, and whether it is safe without a load model. Existing rows count as unreviewed; the seed fills in its own rows at the
 * next start.
 */
export class WorkoutStresses1700000000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    const columns = [
      c.boolean('gentle', false),
      c.text('stresses', { isNullable: true }),
      c.text('mildStresses', { isNullable: true }),
      c.varchar('stressReason', 255, { default: "''" }),
    ];
    for (const column of columns) {
      if (await runner.hasColumn('workouts', column.name)) continue;
      await runner.addColumn('workouts', new TableColumn(column));
    }
    // Only if no admin has set another number since.
    for (const [slug, was, now] of BODYWEIGHT_RATIOS) {
      await runner.query(
        'UPDATE `workouts` SET `ratioMale` = ?, `ratioFemale` = ? WHERE `slug` = ? AND `ratioMale` = ? AND `ratioFemale` = ?',
        [...now, slug, ...was],
      );
    }
    await runner.query(
      "UPDATE `workouts` SET `minLoadKg` = 8 WHERE `slug` = 'kettlebell-swing' AND `minLoadKg` = 4",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['gentle', 'stresses', 'mildStresses', 'stressReason']) {
      await runner.dropColumn('workouts', column);
    }
  }
}
