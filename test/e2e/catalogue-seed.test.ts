// Both databases: conflicts of names, bulk writes.
import { In } from 'typeorm';
import { CatalogueChanges } from '../../src/catalogue/changes/catalogue-changes.service.js';
import { CatalogueState } from '../../src/catalogue/entities/catalogue-state.entity.js';
import { Machine } from '../../src/catalogue/entities/machine.entity.js';
import { SeedLedgerEntry } from '../../src/catalogue/entities/seed-ledger-entry.entity.js';
import { SupplementProduct } from '../../src/catalogue/entities/supplement-product.entity.js';
import { Supplement } from '../../src/catalogue/entities/supplement.entity.js';
import { WorkoutBodyPart } from '../../src/catalogue/entities/workout-body-part.entity.js';
import { WorkoutMachine } from '../../src/catalogue/entities/workout-machine.entity.js';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { Clock } from '../../src/common/time/clock.js';
import { loadSeedData } from '../../src/catalogue/seed/seed-data.js';
import { SeedLoader } from '../../src/catalogue/seed/seed-loader.js';
import { SeedWriter } from '../../src/catalogue/seed/seed-writer.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the seed', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const counts = async () => ({
    workouts: await t.database.read.count(Workout),
    parts: await t.database.read.count(WorkoutBodyPart),
    machines: await t.database.read.count(WorkoutMachine),
    products: await t.database.read.count(SupplementProduct),
    variants: await t.database.read.count(Supplement),
  });
  /** As on a start after the seed files have changed. */
  const loadAgain = async (): Promise<void> => {
    await t.database.write(manager => manager.update(CatalogueState, { id: 1 }, { seedHash: 'older' }));
    await new SeedLoader(t.database, t.app.get(CatalogueChanges, { strict: false }), t.app.get(Clock)).load();
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

  it('completes what an earlier edition brought, and leaves what an admin has set since', async () => {
    const bySlug = (slug: string) =>
      t.database.read.findOneOrFail(Workout, { where: { slug }, relations: { machines: { machine: true } } });
    const fresh = await Promise.all(['barbell-back-squat', 'crunch', 'plank'].map(bySlug));
    const bench = await bySlug('barbell-bench-press');
    await t.database.write(async manager => {
      const unknown = { stresses: null, mildStresses: null, stressReason: '', gentle: false };
      await manager.update(Workout, { id: In(fresh.map(({ id }) => id)) }, unknown);
      await manager.update(
        Workout,
        { slug: 'crunch' },
        { baseLift: null, ratioMale: 0, ratioFemale: 0, bodyweightShare: null },
      );
      await manager.update(Workout, { slug: 'plank' }, { baseLift: 'squat', ratioMale: 1.5 });
      await manager.update(
        Workout,
        { id: bench.id },
        { stresses: ['wrist'], stressReason: '관리자가 봤어요.' },
      );
      // The rack is new; an admin removed the flat bench.
      const [rack, flatBench] = await Promise.all(
        ['rack', 'flat-bench'].map(slug => manager.findOneByOrFail(Machine, { slug })),
      );
      await manager.delete(WorkoutMachine, { machineId: rack!.id });
      await manager.delete(Machine, { id: rack!.id });
      await manager.delete(SeedLedgerEntry, { kind: 'machine', slug: 'rack' });
      await manager.delete(WorkoutMachine, { workoutId: bench.id, machineId: flatBench!.id });
    });
    await loadAgain();

    const slugs = (workout: Workout) => workout.machines.map(({ machine }) => machine.slug).sort();
    const [squat, crunch, plank] = await Promise.all(['barbell-back-squat', 'crunch', 'plank'].map(bySlug));
    for (const [index, row] of [squat, crunch, plank].entries()) {
      const { stresses, mildStresses, stressReason, gentle } = fresh[index]!;
      expect(row).toMatchObject({ stresses, mildStresses, stressReason, gentle });
    }
    expect(slugs(squat!)).toEqual(['barbell', 'rack']);
    expect(crunch).toMatchObject({ baseLift: 'deadlift', ratioMale: fresh[1]!.ratioMale });
    expect(plank).toMatchObject({ baseLift: 'squat', ratioMale: 1.5 });
    const edited = await bySlug('barbell-bench-press');
    expect(edited).toMatchObject({ stresses: ['wrist'], stressReason: '관리자가 봤어요.' });
    expect(slugs(edited)).toEqual(['barbell', 'rack']);
  });

  it('gives rows of an earlier edition their facts, edited ones too, and leaves those that an admin has said or taken off', async () => {
    const seed = await loadSeedData();
    const factsOf = async (slug: string) => (await t.database.read.findOneByOrFail(Workout, { slug })).facts;
    const shippedOf = (slug: string) => seed.workouts.find(each => each.slug === slug)!.facts;
    await t.database.write(async manager => {
      const entry = (slug: string) => ({ kind: 'workout' as const, slug });
      for (const slug of ['burpee', 'plank']) {
        const found = await manager.findOneByOrFail(SeedLedgerEntry, entry(slug));
        const { facts: _, ...before } = found.shipped!;
        await manager.save(SeedLedgerEntry, { ...found, shipped: before });
      }
      await manager.update(Workout, { slug: In(['burpee', 'plank', 'barbell-row']) }, { facts: null });
      await manager.update(Workout, { slug: 'plank' }, { description: '관리자가 쓴 설명' });
      await manager.update(Workout, { slug: 'chin-up' }, { facts: [] });
    });
    await loadAgain();

    expect(await factsOf('burpee')).toEqual(shippedOf('burpee'));
    expect(await factsOf('plank')).toEqual(shippedOf('plank'));
    expect(await factsOf('chin-up')).toEqual([]);
    expect(await factsOf('barbell-row')).toBeNull();
  });

  it('waits for another process that loads it at the same moment', async () => {
    await t.database.write(manager => manager.update(CatalogueState, { id: 1 }, { seedHash: 'older' }));
    const before = await counts();
    const changes = t.app.get(CatalogueChanges, { strict: false });
    await Promise.all([
      new SeedLoader(t.database, changes, t.app.get(Clock)).load(),
      new SeedLoader(t.database, changes, t.app.get(Clock)).load(),
    ]);
    expect(await counts()).toEqual(before);
  });
});
