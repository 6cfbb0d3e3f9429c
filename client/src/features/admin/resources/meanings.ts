import type { FieldGroup, FieldSpec } from './resource.types';

/** The meaning of each field for the person who fills it in; repeats nothing that a label says. */
const MEANINGS: Readonly<Record<string, string>> = {
  // Supplements
  supplementType: '검색에서 이 종류로 걸러져요.',
  englishName: '영어로 찾을 때 함께 찾아요.',
  brand: '이름과 브랜드가 같으면 같은 제품의 맛과 용량으로 묶여요.',
  source: '포장에 쓰인 대로 적어 주세요. 카드에서 이름 아래에 보여요.',
  marketURL: '회원이 구매하기를 누르면 열리는 주소예요.',
  price: '한 통 가격이에요. 추천은 이 가격으로 예산을 맞춰요.',
  servings: '한 통에 든 횟수예요. 하루 비용과 한 통으로 며칠인지를 여기서 계산해요.',
  ingredientClasses: '어떤 목적에 추천할지를 정해요. 비우면 추천에 나오지 않아요.',
  allergens: '이 알레르기가 있는 회원에게는 추천하지 않아요.',
  excludedConditions: '이 상태인 회원에게는 추천하지 않아요.',
  cautions: '카드에 그대로 보여요. 한 줄에 하나씩 짧게 써 주세요.',
  certified: '켜면 건강기능식품 표시가 붙고, 인정받은 기능성을 보여 줘요.',
  approvedFunction: '식약처가 인정한 문구만 포장에 쓰인 대로 적어 주세요. 건강기능식품일 때만 저장돼요.',
  // Workouts
  primaryBodyParts: '이 부위를 고른 회원에게 추천해요. 먼저 고른 것이 앞에 보여요.',
  secondaryBodyParts: '검색에서 함께 찾고 카드에 보여요.',
  machines: '고른 기구가 모두 있는 회원에게만 추천해요.',
  pattern: '한 번에 비슷한 움직임이 겹치지 않게 고를 때 봐요.',
  mechanic: '다관절은 관절을 둘 이상 함께 쓰는 운동이에요. 추천 순서와 횟수를 정할 때 봐요.',
  loadType: '무게를 무엇으로 어떻게 세는지예요. 한 손이면 한 손에 드는 무게로 보여 줘요.',
  baseLift: '무게를 계산할 때 견주는 운동이에요. 없으면 무게를 추천하지 않아요.',
  ratioMale:
    '기준 운동의 1회 최대 무게가 100kg일 때 이 운동이 80kg이면 0.8이에요. 한 손 운동은 한 손 무게로 적어 주세요.',
  ratioFemale: '남성 비율과 같은 뜻이에요. 여성에게는 이 값을 써요.',
  ratioSource: '비율을 어디서 가져왔는지 적어 주세요.',
  incrementKg: '실제로 있는 무게 사이의 간격이에요. 추천 무게를 이 간격에 맞춰요.',
  minLoadKg: '이보다 가벼운 무게는 추천하지 않아요. 바벨은 바 무게예요.',
  bodyweightShare:
    '무게와 함께 드는 몸의 몫이에요. 턱걸이는 1, 팔굽혀펴기는 0.64예요. 몸을 들지 않으면 비워 주세요.',
  skill: '1은 누구나, 3은 익숙한 사람의 운동이에요. 경험에 맞게 골라요.',
  staple: '똑같이 알맞은 운동 가운데 무엇을 먼저 추천할지 정해요.',
  easierVariantId: '이 운동이 버거운 회원에게 대신 추천해요. 없으면 비워 주세요.',
  assistable: '보조 기구나 밴드로 체중을 덜어 낼 수 있으면 켜 주세요.',
  gentle: '스트레칭처럼 가벼운 운동만 켜 주세요.',
  hidden: '이미 가지고 있는 회원에게는 그대로 남아요.',
};

const meant = <Name extends string>(field: FieldSpec<Name>): FieldSpec<Name> => {
  const hint = field.hint ?? MEANINGS[field.name];
  return hint === undefined ? field : { ...field, hint };
};

/** The same groups, each field with its meaning. */
export const withMeanings = <Name extends string>(groups: readonly FieldGroup<Name>[]): FieldGroup<Name>[] =>
  groups.map(group => ({ ...group, fields: group.fields.map(meant) }));
