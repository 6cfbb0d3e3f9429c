// Both databases: order, pages, conditions.
import { CatalogueChanges } from '../../src/catalogue/changes/catalogue-changes.service.js';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { CatalogueReadModel } from '../../src/catalogue/read-model/catalogue-read-model.service.js';
import { eventually } from '../support/eventually.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the catalogue', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  describe('body parts and machines', () => {
    it('lists the ten body parts in the order every screen uses', async () => {
      const answer = await t.get('/api/bodyParts');
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        bodyPartKoreanName: [
          '가슴',
          '등',
          '엉덩이',
          '어깨',
          '복부',
          '종아리',
          '허벅지 앞',
          '허벅지 뒤',
          '삼두',
          '이두',
        ].map(koreanName => ({ koreanName })),
      });
      const all = await t.get('/api/bodyParts/all');
      expect(all.body[0]).toEqual({ id: expect.any(Number), koreanName: '가슴', englishName: 'chest' });
      expect(all.body).toHaveLength(10);
    });

    it('lists only machines that a workout of the chosen parts uses', async () => {
      const calves = await t.post('/api/machines/list', { bodyPartKoreanName: ['종아리'] });
      expect(calves.status).toBe(200);
      expect(calves.body).toContainEqual({ koreanName: '스탠딩 카프 레이즈 머신' });
      expect(calves.body).not.toContainEqual({ koreanName: '랫 풀다운 머신' });
      for (const machine of calves.body) expect(Object.keys(machine)).toEqual(['koreanName']);

      // Leaves out machines that no recommendation can use.
      expect(calves.body).not.toContainEqual({ koreanName: '러닝머신' });
      const everything = await t.post('/api/machines/list', { bodyPartKoreanName: [] });
      expect(everything.body.length).toBeGreaterThan(calves.body.length);
      const full = await t.post('/api/machines', { bodyPartKoreanName: ['종아리'] });
      expect(full.body.map(({ koreanName }: { koreanName: string }) => ({ koreanName }))).toEqual(
        calves.body,
      );
      expect(Object.keys(full.body[0]).sort()).toEqual(['englishName', 'id', 'imgPath', 'koreanName']);
    });

    it('refuses an unknown body part', async () => {
      const answer = await t.post('/api/machines/list', { bodyPartKoreanName: ['날개'] });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        status: 'VALIDATION_EXCEPTION',
        fields: [{ field: 'bodyPartKoreanName' }],
      });
    });
  });

  describe('workouts', () => {
    it('pages through all of them with the totals in headers', async () => {
      const first = await t.get('/api/workouts');
      expect(first.status).toBe(200);
      expect(first.headers['content-type']).toContain('application/json');
      expect(first.headers['x-page-size']).toBe('12');
      const total = Number(first.headers['x-total-count']);
      expect(total).toBeGreaterThanOrEqual(40);
      expect(first.body).toHaveLength(12);
      expect(Object.keys(first.body[0])).toEqual([
        'id',
        'koreanName',
        'englishName',
        'bodyPartKoreanName',
        'description',
        'imgPath',
        'videoLink',
      ]);
      const seen = new Set<number>();
      const pages = Math.ceil(total / 12);
      for (let page = 1; page <= pages; page++) {
        const { body } = await t.get(`/api/workouts?page=${page}`);
        for (const { id } of body) seen.add(id);
      }
      expect(seen.size).toBe(total);
      const past = await t.get(`/api/workouts?page=${pages + 1}`);
      expect(past.body).toEqual([]);
      expect(past.headers['x-total-count']).toBe(String(total));
    });

    it('finds by keyword, initial consonants and body part, primary parts first', async () => {
      const bench = await t.post('/api/workouts/search/list/1', { searchKeyword: '벤치' });
      expect(bench.status).toBe(200);
      expect(bench.body[0].koreanName).toContain('벤치');

      const chest = await t.post('/api/workouts/search/list', { bodyPartKoreanName: ['가슴'] });
      const positions = chest.body.map((row: { bodyPartKoreanName: string[] }) =>
        row.bodyPartKoreanName.indexOf('가슴'),
      );
      expect(positions.every((position: number) => position >= 0)).toBe(true);
      expect(positions[0]).toBe(0);

      const both = await t.post('/api/workouts/search/list/1', {
        searchKeyword: '벤치',
        bodyPartKoreanName: ['등'],
      });
      for (const row of both.body) expect(row.bodyPartKoreanName).toContain('등');

      const initials = await t.get('/api/workouts/search/list?keyword=ㄷㄷㄹㅍㅌ');
      expect(initials.body.length).toBeGreaterThan(0);
      expect(initials.body.length).toBeLessThanOrEqual(10);
      expect(Object.keys(initials.body[0])).toEqual(['id', 'koreanName']);
      expect(initials.body[0].koreanName).toContain('데드리프트');
    });

    it('gives a device all that can be found and read', async () => {
      const { body, headers } = await t.get('/api/workouts/copy');
      expect(headers['cache-control']).toBe('public, max-age=3600');
      const listed = await t.get('/api/workouts');
      const shown = body.filter(({ hidden }: { hidden: boolean }) => !hidden);
      expect(shown).toHaveLength(Number(listed.headers['x-total-count']));
      const detail = await t.get(`/api/workouts/${body[0].id}`);
      expect(body[0]).toEqual({
        ...detail.body,
        aliases: expect.any(Array),
        primaryBodyParts: expect.any(Array),
        pattern: expect.any(String),
        hidden: false,
      });
    });

    // Reads the database like the rest, not only the shipped list.
    it('finds a whole kind of training by what people call it', async () => {
      for (const [searchKeyword, atLeast] of [
        ['유산소', 10],
        ['타바타', 10],
        ['워밍업', 10],
      ] as const) {
        const answer = await t.post('/api/workouts/search/list/1', { searchKeyword });
        const total = Number(answer.headers['x-total-count']);
        expect([searchKeyword, total >= atLeast]).toEqual([searchKeyword, true]);
      }
    });

    it('begins the whole list with what trains strength, not with what stands aside', async () => {
      for (const filter of [{}, { bodyPartKoreanName: ['가슴'] }]) {
        const { body } = await t.post('/api/workouts/search/list/1', filter);
        const names = body.map(({ koreanName }: { koreanName: string }) => koreanName);
        expect(names.filter((name: string) => name.includes('스트레칭'))).toEqual([]);
      }
    });

    it('means all by 전체 and by an empty filter', async () => {
      const all = await t.post('/api/workouts/search/list/1', {});
      const named = await t.post('/api/workouts/search/list/1', { bodyPartKoreanName: ['전체'] });
      expect(named.headers['x-total-count']).toBe(all.headers['x-total-count']);
    });

    it('shows details with machines, mistakes and safety', async () => {
      const [row] = (await t.get('/api/workouts')).body;
      const detail = await t.get(`/api/workouts/${row.id}`);
      expect(detail.status).toBe(200);
      expect(detail.body).toMatchObject(row);
      expect(detail.body.machineKoreanName.length).toBeGreaterThan(0);
      expect(detail.body.mistakes).toHaveLength(2);
      expect(detail.body.safety).toMatch(/[가-힣]/);
    });

    it.each([
      ['/api/workouts/999999', 404, 'WORKOUT_NOT_FOUND_EXCEPTION'],
      ['/api/workouts/0', 400, 'VALIDATION_EXCEPTION'],
      ['/api/workouts/abc', 400, 'VALIDATION_EXCEPTION'],
      ['/api/workouts?page=0', 400, 'VALIDATION_EXCEPTION'],
      ['/api/workouts?page=x', 400, 'VALIDATION_EXCEPTION'],
      ['/api/supplements/999999', 404, 'SUPPLEMENT_NOT_FOUND_EXCEPTION'],
      [`/api/workouts/search/list?keyword=${'가'.repeat(101)}`, 400, 'VALIDATION_EXCEPTION'],
    ])('answers %s with %i', async (path, status, code) => {
      const answer = await t.get(path);
      expect(answer.status).toBe(status);
      expect(answer.body.status).toBe(code);
    });

    it.each([
      [{ searchKeyword: 5 }],
      [{ searchKeyword: 'x'.repeat(101) }],
      [{ bodyPartKoreanName: '가슴' }],
      [{ bodyPartKoreanName: ['없음'] }],
      [{ bodyPartKoreanName: [null] }],
      [{ supplementType: [] }],
      [[]],
    ])('refuses %j', async body => {
      const answer = await t.post('/api/workouts/search/list/1', body);
      expect(answer.status).toBe(400);
      expect(answer.body.status).toBe('VALIDATION_EXCEPTION');
    });

    it.each(['%', '_', "' OR 1=1 --", '\u0000\u0007', 'ㅏ', 'ㄱ', '💪', '"', '\\'])(
      'answers the keyword %j',
      async searchKeyword => {
        const answer = await t.post('/api/workouts/search/list/1', { searchKeyword });
        expect(answer.status).toBe(200);
        expect(Array.isArray(answer.body)).toBe(true);
      },
    );
  });

  describe('supplements', () => {
    it('lists one item a product, its cheapest variant', async () => {
      const { body } = await t.get('/api/supplements');
      expect(Object.keys(body[0])).toEqual([
        'id',
        'koreanName',
        'flavor',
        'source',
        'imageURL',
        'description',
        'price',
        'pricedOn',
        'oldPrice',
        'certified',
        'example',
      ]);
      for (const item of body) {
        const detail = await t.get(`/api/supplements/${item.id}`);
        const prices = detail.body.otherFlavors.flatMap((flavor: { units: { price: number }[] }) =>
          flavor.units.map(unit => unit.price),
        );
        expect(item.price).toBe(Math.min(...prices));
        expect(detail.body.flavor[0]).toBe(item.flavor);
      }
      const names = await t.get('/api/supplements/list');
      const total = Number((await t.get('/api/supplements')).headers['x-total-count']);
      expect(names.body).toHaveLength(total);
    });

    it('leaves amounts that are not declared null', async () => {
      const { body } = await t.post('/api/supplements/search/list/1', { supplementType: ['Other'] });
      const details = await Promise.all(
        body.map(({ id }: { id: number }) => t.get(`/api/supplements/${id}`)),
      );
      for (const { body: detail } of details) {
        for (const field of ['proteinPerServing', 'leucine', 'l_Lysine', 'l_Carnitine']) {
          expect(detail[field] === null || typeof detail[field] === 'number').toBe(true);
        }
      }
      expect(details.some(({ body: detail }) => detail.leucine === null)).toBe(true);
    });

    it('finds BCAA among the amino acids', async () => {
      const bcaa = await t.post('/api/supplements/search/list/1', { supplementType: ['BCAA'] });
      const amino = await t.post('/api/supplements/search/list/1', { supplementType: ['AminoAcid'] });
      const total = (answer: typeof bcaa) => Number(answer.headers['x-total-count']);
      expect(total(bcaa)).toBeGreaterThan(0);
      expect(total(amino)).toBeGreaterThan(total(bcaa));
    });

    it('finds what its chips promise', async () => {
      for (const searchKeyword of ['히알루론산', '세레스']) {
        const answer = await t.post('/api/supplements/search/list/1', { searchKeyword });
        expect(answer.body.length).toBeGreaterThan(0);
      }
    });

    it('refuses an unknown type', async () => {
      const answer = await t.post('/api/supplements/search/list/1', { supplementType: ['Magic'] });
      expect(answer.status).toBe(400);
    });
  });

  describe('changes', () => {
    const change = async (work: (workout: Workout) => Partial<Workout>): Promise<Workout> => {
      const changes = t.app.get(CatalogueChanges, { strict: false });
      return t.database.write(async manager => {
        const workout = await manager.findOneByOrFail(Workout, { koreanName: '머신 스탠딩 카프 레이즈' });
        await manager.update(Workout, { id: workout.id }, work(workout));
        await changes.record(manager, [{ kind: 'workout', id: workout.id }]);
        return workout;
      });
    };
    const found = async (searchKeyword: string): Promise<string[]> =>
      (await t.post('/api/workouts/search/list/1', { searchKeyword })).body.map(
        ({ koreanName }: { koreanName: string }) => koreanName,
      );

    it('show at once where they were made, and within a second elsewhere', async () => {
      const workout = await change(() => ({ englishName: 'Zebra Raise' }));
      await t.app.get(CatalogueReadModel, { strict: false }).refresh();
      expect(await found('zebra')).toEqual(['머신 스탠딩 카프 레이즈']);
      expect((await t.get(`/api/workouts/${workout.id}`)).body.englishName).toBe('Zebra Raise');

      await change(() => ({ englishName: 'Giraffe Raise' }));
      // A second, and room for a busy machine.
      await eventually(
        async () => expect(await found('giraffe')).toEqual(['머신 스탠딩 카프 레이즈']),
        5_000,
      );
      expect((await t.get(`/api/workouts/${workout.id}`)).body.englishName).toBe('Giraffe Raise');
    });

    it('take a hidden workout out of every list but not away from those who have it', async () => {
      const { id } = await change(() => ({ hidden: true }));
      await t.app.get(CatalogueReadModel, { strict: false }).refresh();
      expect(await found('giraffe')).toEqual([]);
      expect((await t.get(`/api/workouts/${id}`)).status).toBe(200);
    });
  });
});
