import { CatalogueChanges } from '../../src/catalogue/changes/catalogue-changes.service.js';
import { CatalogueState } from '../../src/catalogue/entities/catalogue-state.entity.js';
import { SupplementProduct } from '../../src/catalogue/entities/supplement-product.entity.js';
import { Supplement } from '../../src/catalogue/entities/supplement.entity.js';
import { WorkoutBodyPart } from '../../src/catalogue/entities/workout-body-part.entity.js';
import { WorkoutMachine } from '../../src/catalogue/entities/workout-machine.entity.js';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { loadSeedData } from '../../src/catalogue/seed/seed-data.js';
import { SeedLoader } from '../../src/catalogue/seed/seed-loader.js';
import { SeedWriter } from '../../src/catalogue/seed/seed-writer.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the seed', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  }, 60_000);
  afterAll(() => t.close());

  const counts = async () => ({
    workouts: await t.database.read.count(Workout),
    parts: await t.database.read.count(WorkoutBodyPart),
    machines: await t.database.read.count(WorkoutMachine),
    products: await t.database.read.count(SupplementProduct),
    variants: await t.database.read.count(Supplement),
  });
  /** As a start after the seed files have changed. */
  const loadAgain = async (): Promise<void> => {
    await t.database.write(manager => manager.update(CatalogueState, { id: 1 }, { seedHash: 'older' }));
    await new SeedLoader(t.database, t.app.get(CatalogueChanges, { strict: false })).load();
  };

  it('holds every row of the seed, with its parts, machines and variants', async () => {
    const seed = await loadSeedData();
    const found = await counts();
    expect(found.workouts).toBe(seed.workouts.length);
    expect(found.products).toBe(seed.supplements.length);
    expect(found.variants).toBe(seed.supplements.flatMap(({ variants }) => variants).length);
    expect(found.machines).toBe(seed.workouts.flatMap(({ machines }) => machines).length);
    expect(found.parts).toBe(
      seed.workouts.flatMap(({ primaryBodyParts, secondaryBodyParts }) => [
        ...primaryBodyParts,
        ...secondaryBodyParts,
      ]).length,
    );
    const withVariant = seed.workouts.filter(({ easierVariant }) => easierVariant !== null);
    const linked = await t.database.read
      .createQueryBuilder(Workout, 'workout')
      .where('workout.easierVariantId IS NOT NULL')
      .getCount();
    expect(linked).toBe(withVariant.length);
  });

  it('does nothing when it is loaded a second time', async () => {
    const before = await counts();
    await loadAgain();
    expect(await counts()).toEqual(before);
  });

  it('never overwrites what an admin changed, nor brings back what an admin deleted', async () => {
    const [changed, deleted] = await t.database.read.find(Workout, { order: { id: 'ASC' }, take: 2 });
    const [product] = await t.database.read.find(SupplementProduct, { order: { id: 'ASC' }, take: 1 });
    await t.database.write(async manager => {
      await manager.update(Workout, { id: changed!.id }, { koreanName: '관리자가 지은 이름', skill: 3 });
      await manager.delete(Workout, { id: deleted!.id });
      await manager.delete(SupplementProduct, { id: product!.id });
    });
    const before = await counts();
    await loadAgain();
    expect(await counts()).toEqual(before);
    expect(await t.database.read.findOneByOrFail(Workout, { id: changed!.id })).toMatchObject({
      koreanName: '관리자가 지은 이름',
      skill: 3,
    });
    expect(await t.database.read.countBy(Workout, { slug: deleted!.slug! })).toBe(0);
    expect(await t.database.read.countBy(SupplementProduct, { slug: product!.slug! })).toBe(0);
  });

  it('adds what a later version of the seed brings, unless its name is taken', async () => {
    const seed = await loadSeedData();
    const [model] = seed.workouts;
    const fresh = { ...model!, slug: 'brand-new', koreanName: '새로 나온 운동', easierVariant: null };
    const taken = { ...model!, slug: 'brand-new-too', koreanName: '관리자가 지은 이름' };
    const before = await counts();
    await t.database.write(manager =>
      new SeedWriter(manager).write({ ...seed, workouts: [...seed.workouts, fresh, taken] }),
    );
    expect((await counts()).workouts).toBe(before.workouts + 1);
    expect(await t.database.read.countBy(Workout, { koreanName: '새로 나온 운동' })).toBe(1);
  });

  it('waits for another process that loads it at the same moment', async () => {
    await t.database.write(manager => manager.update(CatalogueState, { id: 1 }, { seedHash: 'older' }));
    const before = await counts();
    const changes = t.app.get(CatalogueChanges, { strict: false });
    await Promise.all([
      new SeedLoader(t.database, changes).load(),
      new SeedLoader(t.database, changes).load(),
    ]);
    expect(await counts()).toEqual(before);
  });
});
