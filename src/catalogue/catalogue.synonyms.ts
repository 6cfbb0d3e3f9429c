import type {
  BodyPartName,
  IngredientClass,
  MovementPattern,
  SupplementType,
} from './catalogue.vocabulary.js';

/** People's words for things that the catalogue names differently, used by search. Words that occur in names and aliases need no entry. */

/** Per body part. Words for a larger region occur under each of its parts. */
export const BODY_PART_WORDS: Readonly<Record<string, readonly string[]>> = {
  가슴: ['상체', '흉근', '대흉근', 'chest'],
  등: ['상체', '광배근', '승모근', '등빨', '등근육', 'back'],
  엉덩이: ['하체', '힙', '애플힙', '힙업', '둔근', 'hips', 'glutes'],
  어깨: ['상체', '삼각근', '숄더', '어깡', '어깨깡패', 'shoulders'],
  복부: [
    '복근',
    '식스팩',
    '초콜릿 복근',
    '왕자 복근',
    '11자 복근',
    '빨래판',
    '윗배',
    '아랫배',
    '코어',
    'abs',
    'core',
  ],
  종아리: ['하체', '카프', '비복근', 'calves'],
  '허벅지 앞': ['하체', '대퇴사두근', '앞벅지', '꿀벅지', '말벅지', 'quads'],
  '허벅지 뒤': ['하체', '햄스트링', '뒷벅지', 'hamstrings'],
  삼두: ['상체', '팔', '팔뚝', '삼두근', 'triceps'],
  이두: ['상체', '팔', '팔뚝', '알통', '이두근', 'biceps'],
} satisfies Record<BodyPartName, readonly string[]>;

/** Per kind of training. */
export const PATTERN_WORDS: Partial<Record<MovementPattern, readonly string[]>> = {
  mobility: [
    '스트레칭',
    '스트래칭',
    '모빌리티',
    '가동성',
    '준비운동',
    '워밍업',
    '웜업',
    '쿨다운',
    '유연성',
    'warmup',
    'mobility',
    '마무리 운동',
    'stretching',
  ],
  conditioning: ['유산소 운동', '심폐 운동', '컨디셔닝', '인터벌', '타바타', '전신 운동', 'cardio', 'HIIT'],
};

/** Per machine, by its Korean name. */
export const MACHINE_WORDS: Record<string, readonly string[]> = {
  덤벨: ['아령'],
  밴드: ['세라밴드', '탄력밴드', '고무밴드'],
};

export const SUPPLEMENT_TYPE_WORDS: Record<SupplementType, readonly string[]> = {
  Protein: ['프로틴', '단백질', '단백질 보충제', 'protein'],
  Gainer: ['게이너', '체중 증가', 'gainer', 'weight gainer'],
  BCAA: ['비씨에이에이', '아미노산', 'bcaa', 'amino acid'],
  AminoAcid: ['아미노산', 'amino acid'],
  Other: ['기타'],
};

export const INGREDIENT_WORDS: Record<IngredientClass, readonly string[]> = {
  protein: ['프로틴', '단백질', 'protein'],
  creatine: ['크레아틴', 'creatine'],
  gainer: ['게이너', 'gainer'],
  caffeine: ['카페인', 'caffeine'],
  betaAlanine: ['베타알라닌', 'beta alanine'],
  citrulline: ['시트룰린', 'citrulline'],
  eaa: ['필수아미노산', 'eaa'],
  bcaa: ['분지사슬아미노산', 'bcaa'],
  hmb: ['에이치엠비', 'hmb'],
  lCarnitine: ['엘카르니틴', '카르니틴', 'l-carnitine'],
  garcinia: ['가르시니아', 'garcinia'],
  catechin: ['카테킨', '녹차추출물', 'catechin'],
  cla: ['공액리놀레산', 'cla'],
  omega3: ['오메가3', 'omega 3'],
  vitaminB: ['비타민B', 'vitamin b'],
  magnesium: ['마그네슘', 'magnesium'],
  zinc: ['아연', 'zinc'],
  vitaminD: ['비타민D', 'vitamin d'],
  collagen: ['콜라겐', 'collagen'],
  glucosamine: ['글루코사민', 'glucosamine'],
  msm: ['엠에스엠', '식이유황', 'msm'],
  hyaluronicAcid: ['히알루론산', 'hyaluronic acid'],
  glutamine: ['글루타민', 'glutamine'],
};

/** Words that do not say which exercise or product is meant; search drops them when nothing matches all words. */
export const FILLER: ReadonlySet<string> = new Set(
  '운동 운동법 추천 방법 자세 하는법 하는 법 루틴 좋은 제품 보충제 영양제'.split(' '),
);

/**
 * Things people look for that the catalogue lacks, although their words resemble words it has: 수영 is no misspelt 수평, 샌드백 no 밴드, 스키 no 스쿼트. An empty
 * result serves people better; the client suggests the nearest things. Once an admin adds one of them, it is found like any other name.
 */
export const OTHER_THINGS: ReadonlySet<string> = new Set(
  [
    '수영 아쿠아로빅 축구 풋살 농구 야구 배구 족구 피구 탁구 테니스 배드민턴 스쿼시 골프 볼링 등산 트레킹 클라이밍',
    '마라톤 스케이트 스키 보드 서핑 승마 댄스 춤 줌바 에어로빅 발레 폴댄스 훌라후프 트램폴린 일립티컬',
    '샌드백 킥복싱 무에타이 태권도 유도 검도 펜싱 주짓수 합기도 격투기 레슬링',
    '크로스핏 하이록스 클린 저크 스내치 파워클린 클린앤저크 월볼 배틀로프 슬레드 썰매 타이어 파머스워크 박스점프 터키쉬겟업',
    '물구나무 핸드스탠드 머슬업 플란체 백덤블링',
    '땅끄 득근 근비대 근손실 스트랭스 초보 초보자 헬린이 오다리 골반교정 칼로리 팔뚝살 승마살 등살 뱃살',
    '태극권 명상 호흡 마사지 마사지볼 반신욕 리포머 기구필라테스 플라잉요가',
    '3대 삼대 3대운동 삼대운동 다이어트 벌크업 린매스업 헬스 근력운동 무산소운동 임산부 노인 어린이 요통 허리디스크 무릎재활 회전근개 오십견',
  ].flatMap(words => words.split(' ')),
);
