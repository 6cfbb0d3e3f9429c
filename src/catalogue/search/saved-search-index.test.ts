import { MACHINE_SEEDS } from '../seed/machines/machine-seeds.js';
import { WORKOUT_SEEDS } from '../seed/workouts/workout-seeds.js';
import { gathered, type Numbers, SavedParts } from './saved-parts.js';
import { SearchIndex } from './search-index.js';
import { workoutSearchDocument } from './workout-search-document.js';

const machineName = new Map(MACHINE_SEEDS.map(machine => [machine.slug, machine.koreanName]));
const documents = WORKOUT_SEEDS.map((seed, i) =>
  workoutSearchDocument({
    ...seed,
    id: i + 1,
    machineNames: seed.machines.map(slug => machineName.get(slug) ?? slug),
  }),
);
const QUERIES = [
  '',
  '스쿼트',
  '스쿼',
  '벤치프레스',
  'ㅂㅊㅍㄹㅅ',
  'ㅅ',
  '데ㄷ',
  '밴치프래스',
  'qpscl',
  'bench press',
  '턱걸이',
  '가슴 운동',
  '레그익스텐숀',
  '없는말',
];

/** Through arrays of its own, as a file gives them. */
function savedAndRestored(index: SearchIndex): SearchIndex {
  const parts = new SavedParts();
  index.save(parts);
  const copies = new Map(
    [...parts.all()].map(([name, part]): [string, Numbers] => [
      name,
      'pieces' in part ? gathered(part) : part.slice(),
    ]),
  );
  const restored = new SearchIndex();
  restored.restore(new SavedParts(copies));
  return restored;
}

function answers(index: SearchIndex) {
  return QUERIES.flatMap(keyword =>
    [[], ['가슴'], ['등', '삼두']].flatMap(facets =>
      [1, 2].map(page => index.search({ keyword, facets, page })),
    ),
  );
}

describe('a saved search index', () => {
  const index = new SearchIndex();
  index.addAll(documents);

  it('answers as the index it was saved from', () => {
    const restored = savedAndRestored(index);
    expect(restored.size).toBe(documents.length);
    expect(answers(restored)).toEqual(answers(index));
    for (const { name } of documents)
      expect(restored.search({ keyword: name })).toEqual(index.search({ keyword: name }));
  });

  it('takes changes as an index does that was never saved', () => {
    const changedFrom = (from: SearchIndex) => {
      from.upsert({ ...documents[0]!, name: '완전히 새로운 스쿼트', aliases: ['뉴스쿼트'] });
      from.upsert({ ...documents[1]!, id: 9001, name: '스쿼트 둘', sortKey: 0 });
      for (const { id } of documents.slice(5, 40)) from.remove(id);
      return from;
    };
    const fresh = new SearchIndex();
    fresh.addAll(documents);
    const restored = changedFrom(savedAndRestored(index));
    expect(answers(restored)).toEqual(answers(changedFrom(fresh)));
    expect(restored.search({ keyword: '뉴스쿼트' }).ids).toEqual([1]);
  });

  it('keeps documents that are gone away', () => {
    const changed = new SearchIndex();
    changed.addAll(documents);
    for (let round = 0; round < 4; round++)
      for (const document of documents) changed.upsert({ ...document, name: `${document.name} ${round}` });
    for (const { id } of documents.slice(0, 20)) changed.remove(id);
    const restored = savedAndRestored(changed);
    expect(restored.size).toBe(documents.length - 20);
    expect(answers(restored)).toEqual(answers(changed));
  });

  it('is not restored from parts that are missing', () => {
    expect(() => new SearchIndex().restore(new SavedParts())).toThrow('documents');
  });
});
