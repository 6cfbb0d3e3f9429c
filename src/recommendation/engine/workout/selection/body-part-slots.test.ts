import { BODY_PARTS, type BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { PRODUCT_CATALOGUE } from '../fixture/product-catalogue.js';
import { BODY_PARTS_BY_SIZE, bodyPartSlots, PATTERN_ORDER } from './body-part-slots.js';

describe('bodyPartSlots', () => {
  it.each([
    [['이두'], ['이두', '이두', '이두', '이두']],
    [
      ['이두', '등'],
      ['등', '등', '등', '이두', '이두', '이두'],
    ],
    [
      ['삼두', '가슴', '어깨'],
      ['가슴', '가슴', '어깨', '어깨', '삼두', '삼두'],
    ],
    [
      ['복부', '종아리', '가슴', '등'],
      ['등', '등', '가슴', '가슴', '종아리', '복부'],
    ],
  ] as [BodyPartName[], BodyPartName[]][])('gives %j its slots, large muscles first', (parts, expected) => {
    expect(bodyPartSlots(parts)).toEqual(expected);
  });

  it('gives every part its four', () => {
    for (const { koreanName } of BODY_PARTS)
      expect(bodyPartSlots([koreanName])).toEqual([koreanName, koreanName, koreanName, koreanName]);
  });

  it('refuses none and five', () => {
    expect(() => bodyPartSlots([])).toThrow('got 0');
    expect(() => bodyPartSlots(['가슴', '등', '어깨', '삼두', '이두'])).toThrow(RangeError);
  });
});

describe('PATTERN_ORDER', () => {
  it.each<[BodyPartName, string[][]]>([
    ['가슴', [['바벨 벤치프레스', '푸시업'], ['인클라인 벤치프레스'], ['펙덱 플라이']]],
    ['등', [['풀업', '바벨 로우'], ['데드리프트', '스트레이트 암 풀다운'], ['백 익스텐션'], ['바벨 슈러그']]],
    ['엉덩이', [['바벨 힙 쓰러스트'], ['스모 데드리프트', '커트시 런지', '덤벨 스모 스쿼트', '클램쉘']]],
    ['어깨', [['오버헤드 프레스'], ['사이드 레터럴 레이즈'], ['페이스 풀']]],
    [
      '복부',
      [
        ['플랭크', '크런치'],
        ['레그 레이즈', '러시안 트위스트'],
      ],
    ],
    ['종아리', [['머신 스탠딩 카프 레이즈'], ['머신 시티드 카프 레이즈']]],
    [
      '허벅지 앞',
      [
        ['바벨 스쿼트', '레그 프레스'],
        ['덤벨 런지', '레그 익스텐션'],
      ],
    ],
    ['허벅지 뒤', [['루마니안 데드리프트'], ['라잉 레그 컬']]],
    ['삼두', [['케이블 푸시다운', '덤벨 오버헤드 익스텐션'], ['클로즈그립 벤치프레스']]],
    ['이두', [['바벨 컬'], ['해머 컬']]],
  ])('trains %s as a trainer would begin it', (part, places) => {
    const placeOf = (name: string): number => {
      const { pattern } = PRODUCT_CATALOGUE.find(({ koreanName }) => koreanName === name)!;
      return PATTERN_ORDER[part].findIndex(group => group.includes(pattern));
    };
    expect(places.map(names => names.map(placeOf))).toEqual(
      places.map((names, place) => names.map(() => place)),
    );
  });

  it('names no movement that no workout of the part is', () => {
    const unused = BODY_PARTS_BY_SIZE.flatMap(part =>
      PATTERN_ORDER[part]
        .flat()
        .filter(
          pattern =>
            !PRODUCT_CATALOGUE.some(
              workout => workout.pattern === pattern && workout.primaryBodyParts.includes(part),
            ),
        )
        .map(pattern => `${part}: ${pattern}`),
    );
    expect(unused).toEqual([]);
  });

  it('has a place for everything that training is built on', () => {
    const placeless = PRODUCT_CATALOGUE.filter(
      ({ pattern, primaryBodyParts: [part], staple }) =>
        staple === 2 && !PATTERN_ORDER[part!].flat().includes(pattern),
    );
    expect(placeless.map(({ koreanName }) => koreanName)).toEqual([]);
  });
});
