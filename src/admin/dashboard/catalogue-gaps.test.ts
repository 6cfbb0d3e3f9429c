import { catalogueGaps, purposeGaps } from './catalogue-gaps.js';

const workout = (koreanName: string, primaryBodyParts: string[], machineNames: string[]) => ({
  ...{ koreanName, primaryBodyParts, machineNames },
});

it('names the places where one machine has one workout for a part, and only these', async () => {
  const workouts = [
    workout('벤치프레스', ['가슴'], ['바벨', '평벤치']),
    workout('플로어 프레스', ['가슴'], ['바벨']),
    workout('스쿼트', ['앞허벅지', '엉덩이'], ['바벨']),
  ];
  expect(await catalogueGaps(workouts)).toEqual([
    { bodyPart: '가슴', machine: '평벤치', onlyWorkout: '벤치프레스' },
    { bodyPart: '앞허벅지', machine: '바벨', onlyWorkout: '스쿼트' },
    { bodyPart: '엉덩이', machine: '바벨', onlyWorkout: '스쿼트' },
  ]);
});

it('names the purposes that hardly any product helps with, and what does not count', async () => {
  const creatine = (koreanName: string, creatineG: number) => ({
    ...{ koreanName, ingredientClasses: ['creatine' as const], perServing: { creatineG } },
  });
  const strength = async (products: Parameters<typeof purposeGaps>[0]) =>
    (await purposeGaps(products)).find(({ purpose }) => purpose === '근력 향상');
  const two = [creatine('하나', 3), creatine('둘', 5)];
  expect(await strength([...two, creatine('빈 것', 0)])).toEqual({
    purpose: '근력 향상',
    products: ['하나', '둘'],
  });
  expect(await strength([...two, creatine('셋', 3)])).toBeUndefined();
  expect((await purposeGaps([])).length).toBeGreaterThan(3);
});
