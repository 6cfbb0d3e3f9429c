import { SUPPLEMENT_SEEDS } from '../seed/supplements/supplement-seeds.js';
import { WORKOUT_SEEDS } from '../seed/workouts/workout-seeds.js';
import { supplements, workouts } from './shipped-indexes.fixture.js';

function workoutNames(keyword: string, facets: string[] = []): string[] {
  return workouts.search({ keyword, facets, pageSize: 100 }).ids.map(id => WORKOUT_SEEDS[id - 1]!.koreanName);
}

it.each([
  '수영',
  '수영 운동',
  '샌드백',
  '하이록스',
  '골프',
  '배구',
  '승마',
  '스키',
  '발레',
  '클린',
  '타이어',
  '다이어트',
  '삼대운동',
])('finds nothing for %s, which is no misspelling of what there is', keyword => {
  expect(workoutNames(keyword)).toEqual([]);
});

function supplementNames(keyword: string, facets: string[] = []): string[] {
  return supplements
    .search({ keyword, facets, pageSize: 100 })
    .ids.map(id => SUPPLEMENT_SEEDS[id - 1]!.koreanName);
}

/** The typed text, then the first results in order. */
const WORKOUT_RANKING: [string, ...string[]][] = [
  // what gyms call it
  ['펜들레이', '바벨 로우'],
  ['펜들레이 로우', '바벨 로우'],
  ['씰로우', '체스트 서포티드 덤벨 로우'],
  ['와이드 그립 랫풀다운', '랫 풀다운'],
  ['레그 어덕션', '머신 힙 어덕션'],
  ['레그 어브덕션', '머신 힙 어브덕션'],
  ['프렌치 프레스', '덤벨 오버헤드 익스텐션'],
  ['니업', '행잉 니 레이즈'],
  ['랫프레이어', '스트레이트 암 풀다운'],
  ['디클벤', '디클라인 벤치프레스'],
  ['해머 프레스', '머신 체스트 프레스'],
  ['마이마운틴', '러닝머신 걷기'],
  ['토투바', '행잉 레그 레이즈'],
  ['와이드 푸시업', '푸시업'],
  // whole names, spacing
  ['벤치프레스', '바벨 벤치프레스', '덤벨 벤치프레스'],
  ['벤치 프레스', '바벨 벤치프레스', '덤벨 벤치프레스'],
  ['벤 치프레스', '바벨 벤치프레스'],
  ['바벨벤치프레스', '바벨 벤치프레스'],
  ['덤벨벤치프레스', '덤벨 벤치프레스', '인클라인 덤벨 벤치프레스'],
  ['데드리프트', '데드리프트'],
  ['데드 리프트', '데드리프트'],
  ['레그프레스', '레그 프레스', '레그 프레스 카프 레이즈'],
  ['레그 프레스', '레그 프레스', '레그 프레스 카프 레이즈'],
  ['랫풀다운', '랫 풀다운'],
  ['풀 업', '풀업'],
  ['시티드로우', '시티드 케이블 로우'],
  ['페이스풀', '페이스 풀'],
  ['힙쓰러스트', '바벨 힙 쓰러스트'],
  ['케이블플라이', '케이블 플라이'],
  ['바벨스쿼트', '바벨 스쿼트'],
  ['불가리안스플릿스쿼트', '불가리안 스플릿 스쿼트'],
  // what people call it
  ['앞스쿼트', '바벨 프론트 스쿼트'],
  ['무릎 푸시업', '니 푸시업'],
  ['무릎', '니 푸시업'],
  ['펜들레이', '바벨 로우'],
  // stretching, warm-up, cardio
  ['스트레칭', '햄스트링 스트레칭'],
  ['유산소', '버피'],
  ['러닝머신', '러닝머신 걷기'],
  ['런닝머신', '러닝머신 걷기'],
  ['달리기', '러닝머신 달리기'],
  ['로잉머신', '로잉머신 타기'],
  ['로잉 머신', '로잉머신 타기'],
  ['버피', '버피'],
  ['버피테스트', '버피'],
  ['필라테스', '필라테스 헌드레드'],
  ['요가', '다운독', '차일드 포즈'],
  ['폼롤러', '폼롤러 등 풀기', '폼롤러 종아리 풀기'],
  ['줄넘기', '줄넘기'],
  ['걷기', '러닝머신 걷기'],
  ['로이머신', '로잉머신 타기'],
  ['천국의계단', '스텝퍼 오르기'],
  ['거북목', '목 옆 스트레칭'],
  ['워밍업', '햄스트링 스트레칭'],
  ['스트래칭', '햄스트링 스트레칭'],
  ['종아리 스트레칭', '벽 종아리 스트레칭'],
  ['루데리', '루마니안 데드리프트'],
  ['시로', '시티드 케이블 로우'],
  ['에이비롤러', 'AB 휠 롤아웃'],
  ['아령', '덤벨 벤치프레스'],
  ['세라밴드', '밴드 체스트 프레스'],
  ['hiit', '버피'],
  ['식스팩', '크런치'],
  ['벤취', '바벨 벤치프레스'],
  ['어깨', '오버헤드 프레스'],
  // while typing, parts of words
  ['벤', '바벨 벤치프레스'],
  ['벤치', '바벨 벤치프레스', '벤치 딥스'],
  ['벤치프', '바벨 벤치프레스'],
  ['벤치프레ㅅ', '바벨 벤치프레스'],
  ['덷', '데드리프트'],
  ['데드', '데드리프트'],
  ['데드리ㅍ', '데드리프트'],
  ['스쿠', '바벨 스쿼트'],
  ['플랭', '플랭크', '사이드 플랭크'],
  ['크런', '크런치'],
  ['치프레', '바벨 벤치프레스'],
  ['레그 익스텐', '레그 익스텐션'],
  ['불가리', '불가리안 스플릿 스쿼트'],
  ['딥', '딥스'],
  // initial consonants
  ['ㄷㄷㄹㅍㅌ', '데드리프트', '스모 데드리프트'],
  ['데ㄷㄹ', '데드리프트'],
  ['ㅂㅊㅍㄹㅅ', '바벨 벤치프레스'],
  ['ㅂㅊ ㅍㄹㅅ', '바벨 벤치프레스'],
  ['ㄹㅍㄷㅇ', '랫 풀다운'],
  ['ㅍㅇ', '풀업'],
  ['ㅍㄹㅋ', '플랭크'],
  ['ㅌㄱㅇ', '풀업'],
  ['ㅅㄹㄹ', '사이드 레터럴 레이즈'],
  ['ㅂㄱㄹㅇ', '불가리안 스플릿 스쿼트'],
  ['ㄹㄱㅍㄹㅅ', '레그 프레스'],
  ['ㄳ', '바벨 벤치프레스'],
  // aliases
  ['턱걸이', '풀업'],
  ['팔굽혀펴기', '푸시업'],
  ['사레레', '사이드 레터럴 레이즈'],
  ['윗몸일으키기', '싯업'],
  ['불스스', '불가리안 스플릿 스쿼트'],
  ['밀프', '오버헤드 프레스'],
  ['OHP', '오버헤드 프레스'],
  ['rdl', '루마니안 데드리프트'],
  ['힙쓰', '바벨 힙 쓰러스트'],
  ['숄더프레스', '시티드 덤벨 숄더 프레스'],
  ['t바 로우', '티바 로우'],
  ['스컬크러셔', '라잉 트라이셉스 익스텐션'],
  ['앱휠', 'AB 휠 롤아웃'],
  ['케이블크로스오버', '케이블 플라이'],
  ['trx', '서스펜션 로우'],
  ['이두컬', '바벨 컬'],
  ['레그컬', '라잉 레그 컬'],
  // gym slang and abbreviations
  ['치닝', '풀업'],
  ['치닝디핑', '풀업'],
  ['벤프', '바벨 벤치프레스'],
  ['오헤프', '오버헤드 프레스'],
  ['덤숄프', '시티드 덤벨 숄더 프레스'],
  ['스쿼', '바벨 스쿼트'],
  ['하이바 스쿼트', '바벨 스쿼트'],
  ['로우', '바벨 로우'],
  ['롱풀', '시티드 케이블 로우'],
  ['랫풀', '랫 풀다운'],
  ['렛풀', '랫 풀다운'],
  ['암풀', '스트레이트 암 풀다운'],
  ['티바', '티바 로우'],
  ['버터플라이', '펙덱 플라이'],
  ['팩덱', '펙덱 플라이'],
  ['프레레', '덤벨 프론트 레이즈'],
  ['벤레레', '벤트오버 레터럴 레이즈'],
  ['후면삼각근', '벤트오버 레터럴 레이즈'],
  ['페풀', '페이스 풀'],
  ['레익', '레그 익스텐션'],
  ['레컬', '라잉 레그 컬'],
  ['루데', '루마니안 데드리프트'],
  ['컨벤데드', '데드리프트'],
  ['스모데드', '스모 데드리프트'],
  ['아웃싸이', '머신 힙 어브덕션'],
  ['이너타이', '머신 힙 어덕션'],
  ['하이로우', '머신 하이 로우'],
  ['브이스쿼트', '브이 스쿼트'],
  ['로터리', '로터리 토르소'],
  ['딥스 머신', '시티드 딥스'],
  ['백 익스텐션 머신', '머신 백 익스텐션'],
  ['윗가슴 머신', '머신 인클라인 프레스'],
  ['몬스터글루트', '머신 글루트 킥백'],
  ['라트익', '라잉 트라이셉스 익스텐션'],
  ['푸쉬다운', '케이블 푸시다운'],
  ['암컬', '머신 프리처 컬'],
  ['행레레', '행잉 레그 레이즈'],
  ['케이블 크런치', '케이블 크런치'],
  ['앱롤러', 'AB 휠 롤아웃'],
  ['백익', '백 익스텐션'],
  ['클그벤', '클로즈그립 벤치프레스'],
  // spelling variants, typing errors
  ['밴치프레스', '바벨 벤치프레스'],
  ['뱬치프레스', '바벨 벤치프레스'],
  ['벤치프래쓰', '바벨 벤치프레스'],
  ['스쿼드', '바벨 스쿼트'],
  ['스쿼트으', '바벨 스쿼트'],
  ['핵스쿼드', '핵 스쿼트'],
  ['불가리안스쿼드', '불가리안 스플릿 스쿼트'],
  ['레그프래스', '레그 프레스'],
  ['레그익스텐숀', '레그 익스텐션'],
  ['데드리프드', '데드리프트'],
  ['대드리프트', '데드리프트'],
  ['렛풀다운', '랫 풀다운'],
  ['렉풀다운', '랫 풀다운'],
  ['푸쉬업', '푸시업'],
  ['크런취', '크런치'],
  ['프랭크', '플랭크'],
  ['런쥐', '맨몸 런지'],
  ['햄머컬', '해머 컬'],
  ['캐틀벨 스윙', '케틀벨 스윙'],
  ['사이드 래터럴 래이즈', '사이드 레터럴 레이즈'],
  ['힙스러스트', '바벨 힙 쓰러스트'],
  // English
  ['bench press', '바벨 벤치프레스'],
  ['benchpress', '바벨 벤치프레스'],
  ['Deadlift', '데드리프트'],
  ['dead lift', '데드리프트'],
  ['pull up', '풀업'],
  ['pullup', '풀업'],
  ['hammer curl', '해머 컬'],
  ['lat pull', '랫 풀다운'],
  ['dumbel curl', '덤벨 컬'],
  // the other keyboard
  ['qpscl', '바벨 벤치프레스'],
  ['qpsclvmfptm', '바벨 벤치프레스'],
  ['epemflvmxm', '데드리프트'],
  ['tmznjxm', '바벨 스쿼트'],
  ['xjrrjfdl', '풀업'],
  ['ㅠ두초', '바벨 벤치프레스'],
  // several words in any order
  ['덤벨 인클라인', '인클라인 덤벨 벤치프레스'],
  ['인클라인 덤벨 플라이', '인클라인 덤벨 플라이'],
  ['플라이 덤벨 인클라인', '인클라인 덤벨 플라이'],
  ['컬 덤벨', '덤벨 컬'],
  ['스쿼트 프론트', '바벨 프론트 스쿼트'],
  ['머신 체스트', '머신 체스트 프레스'],
  // body parts, machines, filler
  ['가슴', '바벨 벤치프레스', '덤벨 벤치프레스'],
  ['등 운동', '데드리프트'],
  ['가슴 운동', '바벨 벤치프레스', '덤벨 벤치프레스'],
  ['종아리 운동', '머신 스탠딩 카프 레이즈'],
  ['벤치프레스 자세', '바벨 벤치프레스'],
  ['스쿼트 하는법', '바벨 스쿼트'],
  ['케틀벨', '케틀벨 스윙'],
];

const SUPPLEMENT_RANKING: [string, ...string[]][] = [
  ['프로틴', '세레스 데일리 웨이 프로틴'],
  ['프로테인', '세레스 데일리 웨이 프로틴'],
  ['ㅍㄹㅌ', '세레스 데일리 웨이 프로틴'],
  ['vmfhxls', '세레스 데일리 웨이 프로틴'],
  ['웨이프로틴', '세레스 데일리 웨이 프로틴'],
  ['클린 웨이', '노르데일 클린 웨이 프로틴'],
  ['wpi', '노르데일 아이솔레이트 WPI'],
  ['크레아틴', '세레스 크레아틴 모노하이드레이트'],
  ['크리아틴', '세레스 크레아틴 모노하이드레이트'],
  ['creatine', '세레스 크레아틴 모노하이드레이트'],
  ['크레아틴 구미', '하루결 크레아틴 구미'],
  ['히알루론산', '세레스 히알루론산 240'],
  ['히아루론산', '세레스 히알루론산 240'],
  ['오메가 3', '세레스 알티지 오메가3 1000'],
  ['비타민d', '루미켈 비타민 D 1000IU'],
  ['마그네슘', '루미켈 마그네슘 250'],
  ['아연', '하루결 굴 아연 10'],
  ['비씨에이에이', '노르데일 BCAA 2:1:1'],
  ['bcaa', '노르데일 BCAA 2:1:1'],
  ['글루타민', '노르데일 L-글루타민'],
  ['개이너', '노르데일 매스 게이너'],
  ['rpdlsj', '노르데일 매스 게이너'],
  ['엘카르니틴', '루미켈 L-카르니틴 앰플'],
  ['콜라겐', '세레스 피쉬 콜라겐 펩타이드'],
  ['msm', '하루결 엠에스엠 1500'],
  ['비건 프로틴', '토담온 분리대두단백'],
  ['초코 프로틴', '세레스 데일리 웨이 프로틴'],
  ['카페인', '루미켈 과라나 카페인 75'],
];

describe('search over the example catalogue', () => {
  it.each(WORKOUT_RANKING)('puts first for %s: %s', (keyword, ...first) => {
    expect(workoutNames(keyword).slice(0, first.length)).toEqual(first);
  });

  it.each(SUPPLEMENT_RANKING)('puts first for %s: %s', (keyword, ...first) => {
    expect(supplementNames(keyword).slice(0, first.length)).toEqual(first);
  });

  it('finds every product of a brand by the brand', () => {
    const ofBrand = SUPPLEMENT_SEEDS.filter(seed => seed.brand === '세레스').map(seed => seed.koreanName);
    expect(supplementNames('세레스').sort()).toEqual(ofBrand.sort());
  });

  it('finds all workouts with a squat in the name however squat is spelt', () => {
    const squats = WORKOUT_SEEDS.filter(seed => seed.koreanName.includes('스쿼트')).map(
      seed => seed.koreanName,
    );
    for (const keyword of ['스쿼트', '스쿼드', 'ㅅㅋㅌ', 'tmznjxm', '쓰쿼트']) {
      expect(workoutNames(keyword)).toEqual(expect.arrayContaining(squats));
    }
  });

  it('narrows a keyword to a body part, primary workouts first', () => {
    const names = workoutNames('프레스', ['삼두']);
    expect(names).toContain('클로즈그립 벤치프레스');
    const ranks = names.map(name => {
      const seed = WORKOUT_SEEDS.find(workout => workout.koreanName === name)!;
      return seed.primaryBodyParts.includes('삼두') ? 0 : seed.secondaryBodyParts.includes('삼두') ? 1 : 2;
    });
    expect(ranks).toEqual([...ranks].sort());
    expect(ranks).not.toContain(2);
  });

  it('counts BCAA among the amino acids', () => {
    const expected = SUPPLEMENT_SEEDS.filter(seed => ['BCAA', 'AminoAcid'].includes(seed.supplementType));
    expect(supplementNames('', ['AminoAcid'])).toHaveLength(expected.length);
    expect(supplementNames('', ['BCAA'])).toHaveLength(
      SUPPLEMENT_SEEDS.filter(seed => seed.supplementType === 'BCAA').length,
    );
  });

  it.each(['존재하지않는운동', 'asdfqwer', '자동차', 'zzzz', '%', '___', 'ㅠㅠ', '🏋️'])(
    'finds nothing for %s',
    keyword => {
      expect(workoutNames(keyword)).toEqual([]);
      expect(supplementNames(keyword)).toEqual([]);
    },
  );

  it('finds every workout by its own name and each of its aliases', () => {
    for (const [i, seed] of WORKOUT_SEEDS.entries()) {
      expect(workoutNames(seed.koreanName)[0]).toBe(seed.koreanName);
      for (const alias of seed.aliases) {
        const { ids } = workouts.search({ keyword: alias, pageSize: 3 });
        expect({ alias, ids }).toEqual({ alias, ids: expect.arrayContaining([i + 1]) });
      }
    }
  });

  it('suggests at most ten', () => {
    expect(workouts.suggest('벤')).toHaveLength(10);
    expect(workouts.suggest('ㄷㄷㄹ', 3)).toHaveLength(3);
    expect(workouts.suggest(' ')).toEqual([]);
  });
});
