import 'reflect-metadata';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  CatalogueChanges,
  type ChangedCatalogueItem,
} from '../../src/catalogue/changes/catalogue-changes.service.js';
import { BodyPart } from '../../src/catalogue/entities/body-part.entity.js';
import { CatalogueChange } from '../../src/catalogue/entities/catalogue-change.entity.js';
import { Machine } from '../../src/catalogue/entities/machine.entity.js';
import { SupplementProduct } from '../../src/catalogue/entities/supplement-product.entity.js';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import {
  CatalogueReadModel,
  type ChangedItems,
} from '../../src/catalogue/read-model/catalogue-read-model.service.js';
import { SeedLoader } from '../../src/catalogue/seed/seed-loader.js';
import { Clock } from '../../src/common/time/clock.js';
import { loadConfig } from '../../src/config/config.js';
import { KeptAnswers } from '../../src/infrastructure/answers/revised-answers.js';
import { ENTITIES } from '../../src/entities.js';
import type { Database } from '../../src/infrastructure/database/database.js';
import { openDatabase } from '../../src/infrastructure/database/open-database.js';
import { eventually } from '../support/eventually.js';
import { createStack, type StackName, type TestStack } from '../support/test-stack.js';

const STACKS: StackName[] = process.env.TEST_SERVERS === '' ? ['embedded'] : ['embedded', 'server'];

describe.each(STACKS)('the catalogue as it is read, %s', name => {
  let stack: TestStack;
  let database: Database;
  let changes: CatalogueChanges;
  let catalogue: CatalogueReadModel;
  let clock: Clock;
  const told: ChangedItems[] = [];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    stack = await createStack(name);
    database = await openDatabase(loadConfig(stack.env), ENTITIES);
    clock = new Clock();
    changes = new CatalogueChanges(database, clock);
    catalogue = new CatalogueReadModel(
      database,
      changes,
      new SeedLoader(database, changes, clock),
      new KeptAnswers(database, clock),
    );
    catalogue.onChange(async changed => void told.push(changed));
    await catalogue.onModuleInit();
  });
  afterAll(async () => {
    await catalogue.onModuleDestroy();
    await database.close();
    await stack.remove();
  });

  const change = (things: ChangedCatalogueItem[], work: (manager: Database['read']) => Promise<unknown>) =>
    database.write(async manager => {
      await work(manager);
      await changes.record(manager, things);
    });

  it('has every column of a row, with the names it refers to', async () => {
    const entity = await database.read.findOneOrFail(Workout, {
      where: { slug: 'barbell-bench-press' },
      relations: { bodyParts: { bodyPart: true }, machines: { machine: true } },
    });
    const { bodyParts, machines, ...columns } = entity;
    const [row] = await catalogue.workouts.rows([entity.id]);
    const parts = [...bodyParts].sort((a, b) => a.position - b.position);
    expect(row).toEqual({
      ...columns,
      primaryBodyParts: parts.filter(part => part.isPrimary).map(part => part.bodyPart.koreanName),
      secondaryBodyParts: parts.filter(part => !part.isPrimary).map(part => part.bodyPart.koreanName),
      machineNames: machines.map(({ machine }) => machine.koreanName),
    });
    const product = await database.read.findOneOrFail(SupplementProduct, {
      where: {},
      relations: { variants: true },
      order: { id: 'ASC', variants: { id: 'ASC' } },
    });
    expect(await catalogue.products.rows([product.id])).toEqual([
      { ...product, variants: product.variants.map(variant => ({ ...variant })) },
    ]);
  });

  it('gives facts of every visible item, rows in the order asked for, and goes through all', async () => {
    const facts = await catalogue.workoutFacts();
    expect(facts).toHaveLength(await database.read.countBy(Workout, { hidden: false }));
    expect(facts.map(({ id }) => id)).toEqual(facts.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(facts[0]).not.toHaveProperty('description');
    const ids = [facts[4]!.id, 999_999, facts[2]!.id];
    expect((await catalogue.workouts.rows(ids)).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    let count = 0;
    for await (const rows of catalogue.products.all()) count += rows.length;
    expect(count).toBe(await database.read.count(SupplementProduct));
    expect(await catalogue.productFacts()).toHaveLength(count);
  });

  it('shows changes with the next facts, rows after a refresh, and tells listeners what changed', async () => {
    const [first, second] = await catalogue.workoutFacts();
    const [product] = await catalogue.productFacts();
    await catalogue.products.rows([product!.id]);
    told.length = 0;
    await change(
      [
        { kind: 'workout', id: first!.id },
        { kind: 'workout', id: second!.id },
        { kind: 'supplement', id: product!.id },
      ],
      async manager => {
        await manager.update(Workout, { id: first!.id }, { koreanName: '새 이름' });
        await manager.update(Workout, { id: second!.id }, { hidden: true });
        await manager.update(SupplementProduct, { id: product!.id }, { description: '새 설명' });
      },
    );
    const facts = await catalogue.workoutFacts();
    expect(facts.find(({ id }) => id === first!.id)!.koreanName).toBe('새 이름');
    expect(facts.some(({ id }) => id === second!.id)).toBe(false);
    expect((await catalogue.workouts.rows([second!.id]))[0]!.hidden).toBe(true);
    expect((await catalogue.products.rows([product!.id]))[0]!.description).toBe('새 설명');
    expect(told).toEqual([{ workouts: [first!.id, second!.id], products: [product!.id] }]);
  });

  it('reads again only the workouts of a renamed machine or body part', async () => {
    const machine = await database.read.findOneByOrFail(Machine, { slug: 'kettlebell' });
    const part = await database.read.findOneByOrFail(BodyPart, { koreanName: '종아리' });
    const before = await catalogue.workoutFacts();
    told.length = 0;
    await change(
      [
        { kind: 'machine', id: machine.id },
        { kind: 'bodyPart', id: part.id },
      ],
      async manager => {
        await manager.update(Machine, { id: machine.id }, { koreanName: '쇠공' });
        await manager.update(BodyPart, { id: part.id }, { koreanName: '장딴지' });
      },
    );
    const after = await catalogue.workoutFacts();
    const uses = ({ machineNames, primaryBodyParts, secondaryBodyParts }: (typeof after)[number]) =>
      machineNames.includes('쇠공') || [...primaryBodyParts, ...secondaryBodyParts].includes('장딴지');
    const changed = after.filter(uses).map(({ id }) => id);
    expect(changed.length).toBeGreaterThan(5);
    expect(told[0]!.products).toEqual([]);
    expect([...told[0]!.workouts].sort()).toEqual(expect.arrayContaining(changed.sort()));
    expect(
      after
        .filter(row => !before.includes(row))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(changed);
    expect(catalogue.names.machines.map(({ koreanName }) => koreanName)).toContain('쇠공');
  });

  it('asks once for all who ask at the same time, and again for who comes later', async () => {
    const asked = jest.spyOn(changes, 'since');
    await Promise.all(Array.from({ length: 8 }, () => catalogue.workoutFacts()));
    expect(asked).toHaveBeenCalledTimes(1);
    await catalogue.workoutFacts();
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it('follows changes made elsewhere', async () => {
    const [product] = await catalogue.productFacts();
    await change([{ kind: 'supplement', id: product!.id }], manager =>
      manager.update(SupplementProduct, { id: product!.id }, { description: '다른 곳에서' }),
    );
    await eventually(async () =>
      expect((await catalogue.products.rows([product!.id]))[0]!.description).toBe('다른 곳에서'),
    );
  });

  it('logs and leaves out a row that cannot be read', async () => {
    const [first, second] = await catalogue.workoutFacts();
    const { tableName } = database.read.connection.getMetadata(Workout);
    const setAliases = (id: number, json: string) =>
      change([{ kind: 'workout', id }], manager =>
        manager.query(`UPDATE ${tableName} SET aliases = ? WHERE id = ?`, [json, id]),
      );
    await setAliases(first!.id, 'no JSON');
    await catalogue.refresh();
    expect((await catalogue.workouts.rows([first!.id, second!.id])).map(({ id }) => id)).toEqual([
      second!.id,
    ]);
    await setAliases(first!.id, '[]');
    await catalogue.refresh();
    expect(await catalogue.workouts.rows([first!.id])).toHaveLength(1);
  });

  it('records thousands of changes at once, forgets them after a day, and then takes everything for changed', async () => {
    const version = await changes.version();
    await change(
      Array.from({ length: 20_000 }, (_, i) => ({ kind: 'supplement' as const, id: 1_000_000 + i })),
      async () => undefined,
    );
    expect(await changes.since(version)).toHaveLength(20_000);
    await catalogue.refresh();
    clock.now = () => new Date(Date.now() + 25 * 3_600_000);
    await change([{ kind: 'supplement', id: 1 }], async () => undefined);
    expect(await database.read.count(CatalogueChange)).toBe(1);
    expect(await changes.since(version)).toEqual([{ version: version + 2, kind: 'all', entityId: null }]);
    expect(await changes.since(version + 1)).toMatchObject([{ kind: 'supplement', entityId: 1 }]);
  });

  it('keeps asking while the database cannot be reached', async () => {
    const { read } = database;
    const down = Object.create(read, {
      createQueryBuilder: {
        value: () => {
          throw new Error('connection lost');
        },
      },
    }) as typeof read;
    Object.defineProperty(database, 'read', { value: down, configurable: true });
    await expect(catalogue.refresh()).resolves.toBeUndefined();
    await expect(catalogue.workoutFacts()).rejects.toThrow('connection lost');
    Object.defineProperty(database, 'read', { value: read, configurable: true });
    expect((await catalogue.workoutFacts()).length).toBeGreaterThan(100);
  });
});
