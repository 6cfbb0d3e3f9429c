// Both databases: what is equal to what is stored.
import { SeedCorrections1700000000258 } from '../../migrations/1700000000258-seed-corrections.js';
import { CatalogueChanges } from '../../src/catalogue/changes/catalogue-changes.service.js';
import { CatalogueState } from '../../src/catalogue/entities/catalogue-state.entity.js';
import { Machine } from '../../src/catalogue/entities/machine.entity.js';
import { SeedLedgerEntry } from '../../src/catalogue/entities/seed-ledger-entry.entity.js';
import { SeedOffer } from '../../src/catalogue/entities/seed-offer.entity.js';
import { SupplementProduct } from '../../src/catalogue/entities/supplement-product.entity.js';
import { Supplement } from '../../src/catalogue/entities/supplement.entity.js';
import { WorkoutBodyPart } from '../../src/catalogue/entities/workout-body-part.entity.js';
import { WorkoutMachine } from '../../src/catalogue/entities/workout-machine.entity.js';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { SeedCorrections } from '../../src/catalogue/seed/corrections/seed-corrections.js';
import { loadSeedData, type SeedData } from '../../src/catalogue/seed/seed-data.js';
import { SeedLoader } from '../../src/catalogue/seed/seed-loader.js';
import { Clock } from '../../src/common/time/clock.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('what a new version corrects in an existing database', () => {
  let t: TestApp;
  let token: string;
  let now: SeedData;
  beforeAll(async () => {
    t = await startTestApp();
    token = await t.adminToken();
    now = await loadSeedData();
  });
  afterAll(() => t.close());

  const bench = () =>
    t.database.read.findOneOrFail(Workout, {
      where: { slug: 'barbell-bench-press' },
      relations: { bodyParts: { bodyPart: true }, machines: { machine: true } },
    });
  const product = () =>
    t.database.read.findOneByOrFail(SupplementProduct, { slug: now.supplements[0]!.slug });
  const offers = async () => (await t.get('/api/admin/offers', { token })).body;
  const decide = (id: number, fields: string[]) => t.post(`/api/admin/offers/${id}`, { fields }, { token });
  const write = (data: SeedData) =>
    t.database.write(manager => new SeedCorrections(manager, new Date()).write(data));
  /** The catalogue as an older version shipped it, in every table. */
  const older = (): SeedData => ({
    ...now,
    machines: now.machines.map(each =>
      each.slug === 'barbell' ? { ...each, englishName: 'Old bar' } : each,
    ),
    workouts: now.workouts.map(each =>
      each.slug === 'barbell-bench-press'
        ? {
            ...each,
            description: '옛날 설명이에요.',
            ratioMale: 0.5,
            aliases: ['옛날 이름'],
            secondaryBodyParts: [],
            machines: ['barbell'],
            easierVariant: null,
          }
        : each,
    ),
    supplements: now.supplements.map((each, n) =>
      n === 0
        ? {
            ...each,
            description: '옛날 제품이에요.',
            perServing: { kcal: 1 },
            variants: each.variants.map((variant, index) =>
              index === 0 ? { ...variant, price: 111 } : variant,
            ),
          }
        : each,
    ),
  });
  const seed = () => now.workouts.find(({ slug }) => slug === 'barbell-bench-press')!;
  const loadNow = async () => {
    await t.database.write(manager => manager.update(CatalogueState, { id: 1 }, { seedHash: 'older' }));
    const changes = t.app.get(CatalogueChanges, { strict: false });
    await new SeedLoader(t.database, changes, t.app.get(Clock, { strict: false })).load();
  };
  beforeEach(async () => {
    // Resets the catalogue to the older version's, with nothing edited by an admin.
    await t.database.write(async manager => {
      await manager
        .createQueryBuilder()
        .update(SeedLedgerEntry)
        .set({ shipped: null, edited: false })
        .execute();
      await manager.createQueryBuilder().delete().from(SeedOffer).execute();
    });
    await loadNow();
    await write(older());
    expect(await bench()).toMatchObject({ description: '옛날 설명이에요.', ratioMale: 0.5 });
  });

  it('reaches every row that nobody has changed: texts, numbers, parts, machines, variants, prices', async () => {
    expect((await bench()).machines.map(({ machine }) => machine.slug)).toEqual(['barbell']);
    await loadNow();
    const row = await bench();
    const { description, ratioMale, aliases, machines, secondaryBodyParts } = seed();
    expect(row).toMatchObject({ description, ratioMale, aliases });
    expect(row.machines.map(({ machine }) => machine.slug).sort()).toEqual([...machines].sort());
    const parts = row.bodyParts
      .filter(({ isPrimary }) => !isPrimary)
      .map(({ bodyPart }) => bodyPart.koreanName);
    expect(parts.sort()).toEqual([...secondaryBodyParts].sort());
    const easier = await t.database.read.findOneBy(Workout, { slug: seed().easierVariant! });
    expect(row.easierVariantId).toBe(easier!.id);
    const [first] = now.supplements;
    expect(await product()).toMatchObject({ description: first!.description, perServing: first!.perServing });
    const { id: productId } = await product();
    const { flavor, servings, price } = first!.variants[0]!;
    expect(await t.database.read.findOneByOrFail(Supplement, { productId, flavor, servings })).toMatchObject({
      price,
    });
    const barbell = now.machines.find(({ slug }) => slug === 'barbell')!;
    expect((await t.database.read.findOneByOrFail(Machine, { slug: 'barbell' })).englishName).toBe(
      barbell.englishName,
    );
    expect(await offers()).toEqual([]);
  });

  it('leaves a field that an admin has changed, offers it beside the other, and corrects the rest of the row', async () => {
    const { id } = await bench();
    const { body } = await t.get(`/api/admin/workouts/${id}`, { token });
    const edited = { ...body, description: '관리자의 설명이에요.' };
    for (const key of ['id', 'imgPath']) delete edited[key];
    expect((await t.put(`/api/admin/workouts/${id}`, edited, { token })).status).toBe(200);
    await loadNow();
    expect(await bench()).toMatchObject({ description: '관리자의 설명이에요.', ratioMale: seed().ratioMale });
    const [offer, ...others] = await offers();
    expect(others).toEqual([]);
    expect(offer).toMatchObject({
      kind: 'workout',
      name: seed().koreanName,
      fields: [{ field: 'description', current: '관리자의 설명이에요.', offered: seed().description }],
    });
    // Offered once, however often the server starts.
    await loadNow();
    expect(await offers()).toHaveLength(1);
    expect((await decide(offer.id, ['description'])).status).toBe(204);
    expect((await bench()).description).toBe(seed().description);
    expect(await offers()).toEqual([]);
    expect((await decide(offer.id, ['description'])).body.status).toBe('SEED_OFFER_NOT_FOUND_EXCEPTION');
  });

  it('an offer that is left is not made again', async () => {
    const { id } = await bench();
    await t.database.write(manager =>
      manager.update(Workout, { id }, { description: '내 설명', ratioMale: 0.9 }),
    );
    await loadNow();
    const [offer] = await offers();
    expect(offer.fields.map(({ field }: { field: string }) => field).sort()).toEqual([
      'description',
      'ratioMale',
    ]);
    await decide(offer.id, []);
    await loadNow();
    expect(await offers()).toEqual([]);
    expect(await bench()).toMatchObject({ description: '내 설명', ratioMale: 0.9 });
  });

  it('a database in which nobody wrote down what was shipped goes by the log of its admins', async () => {
    const { id } = await bench();
    await t.database.write(async manager => {
      await manager
        .createQueryBuilder()
        .update(SeedLedgerEntry)
        .set({ shipped: null, edited: false })
        .execute();
      await manager.update(
        SeedLedgerEntry,
        { kind: 'workout', slug: 'barbell-bench-press' },
        { edited: true },
      );
      // An unrecorded change: an admin removed the machines and a body part.
      await manager.delete(WorkoutMachine, { workoutId: id });
      await manager.delete(WorkoutBodyPart, { workoutId: id, isPrimary: false });
    });
    await loadNow();
    expect((await bench()).description).toBe('옛날 설명이에요.');
    expect((await product()).description).toBe(now.supplements[0]!.description);
    const [offer] = await offers();
    const fields = offer.fields.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(expect.arrayContaining(['description', 'ratioMale', 'machines']));
    expect((await decide(offer.id, fields)).status).toBe(204);
    const row = await bench();
    expect(row.description).toBe(seed().description);
    expect(row.machines.map(({ machine }) => machine.slug).sort()).toEqual([...seed().machines].sort());
  });

  it('the migration finds in that log which rows an admin may have changed', async () => {
    const { id: productId } = await product();
    const variant = await t.database.read.findOneByOrFail(Supplement, { productId });
    const path = `/api/admin/supplements/${variant.id}`;
    const { body } = await t.get(path, { token });
    for (const key of ['id', 'productId', 'imageURL', 'priceSource', 'pricedAt', 'example']) delete body[key];
    expect((await t.put(path, { ...body, description: '고쳤어요.' }, { token })).status).toBe(200);
    const dumbbell = await t.database.read.findOneByOrFail(Machine, { slug: 'dumbbell' });
    const names = { koreanName: dumbbell.koreanName, englishName: 'Hand weight' };
    expect((await t.put(`/api/admin/machines/${dumbbell.id}`, names, { token })).status).toBe(200);
    await t.database.write(async manager => new SeedCorrections1700000000258().up(manager.queryRunner!));
    const edited = await t.database.read.findBy(SeedLedgerEntry, { edited: true });
    const { slug, variants } = now.supplements[0]!;
    const of = (kind: string) => edited.filter(each => each.kind === kind).map(each => each.slug);
    expect(of('supplement')).toEqual([slug]);
    expect(of('variant').sort()).toEqual(
      variants.map(each => `${slug}|${each.flavor}|${each.servings}`).sort(),
    );
    expect(of('machine')).toEqual(['dumbbell']);
    // An earlier test has edited it.
    expect(of('workout')).toEqual(['barbell-bench-press']);
  });
});
