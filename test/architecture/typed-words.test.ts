import { missingKind } from '../../client/src/features/search/lib/missing-kinds.js';
import { supplements, workouts } from '../../src/catalogue/search/shipped-indexes.fixture.js';
import { SUPPLEMENT_SEEDS } from '../../src/catalogue/seed/supplements/supplement-seeds.js';
import { WORKOUT_SEEDS } from '../../src/catalogue/seed/workouts/workout-seeds.js';

const firstWorkout = (keyword: string) => WORKOUT_SEEDS[workouts.search({ keyword }).ids[0]! - 1]?.koreanName;
const firstSupplement = (keyword: string) =>
  SUPPLEMENT_SEEDS[supplements.search({ keyword }).ids[0]! - 1]?.koreanName;

/** Slang, typos, initials, English and complaints, and the expected first result. */
it.each([
  ['밀프', '오버헤드 프레스'],
  ['펜들레이', '바벨 로우'],
  ['렛풀다운', '랫 풀다운'],
  ['사래레', '사이드 레터럴 레이즈'],
  ['후삼', '벤트오버 레터럴 레이즈'],
  ['힙쓰', '바벨 힙 쓰러스트'],
  ['이너싸이', '머신 힙 어덕션'],
  ['몬스터워크', '밴드 사이드 스텝'],
  ['천국의계단', '스텝퍼 오르기'],
  ['PT체조', '점핑잭'],
  ['슬로우버피', '버피'],
  ['ㄷㄷㄹㅍㅌ', '데드리프트'],
  ['pullup', '풀업'],
  ['qpscl', '바벨 벤치프레스'],
  ['거북목', '목 옆 스트레칭'],
  ['일자목', '목 옆 스트레칭'],
  ['말린어깨', '뒷짐 가슴 스트레칭'],
])('finds for %s %s first', (keyword, name) => {
  expect(firstWorkout(keyword)).toBe(name);
});

it.each([
  ['팔뚝', ['이두', '삼두']],
  ['알통', ['이두']],
  ['꿀벅지', ['허벅지 앞']],
  ['초콜릿복근', ['복부']],
  ['11자복근', ['복부']],
  ['아랫배', ['복부']],
  ['어깡', ['어깨']],
  ['등빨', ['등']],
  ['힙업', ['엉덩이']],
])('finds for %s what trains %j', (keyword, parts) => {
  const { ids } = workouts.search({ keyword, pageSize: 8 });
  expect(ids.length).toBeGreaterThan(4);
  for (const id of ids) expect(parts).toContain(WORKOUT_SEEDS[id - 1]!.primaryBodyParts[0]);
});

it.each(['warmup', '유연성'])('finds for %s what loosens', keyword => {
  const { ids } = workouts.search({ keyword });
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter(id => WORKOUT_SEEDS[id - 1]!.pattern !== 'mobility')).toEqual([]);
});

/** Words for things that the catalogue lacks match nothing and get a friendly answer with searches that find something. */
it.each(
  (
    '비하인드넥 악력기 승마살 팔뚝살 등척성 손목 오운완 허벅지살 뒷구리 옆구리살 러브핸들 똥배 뱃살 겨드랑이살 브라라인 등살 얼굴살 ' +
    '골반교정 오다리 힙딥 하체비만 무분할 3분할 5분할 초보 헬린이 득근 근손실 근비대 스트랭스 땅끄 플랭크챌린지 스쿼트챌린지 ' +
    '드래곤플래그 허리아파요 무릎통증 어깨통증 손목통증 목아플때 어깨충돌 족저근막염 닭가슴살 식단 칼로리 크로스핏 수영'
  ).split(' '),
)('answers %s', keyword => {
  expect(workouts.search({ keyword }).total).toBe(0);
  const missing = missingKind(keyword, '운동');
  expect(missing?.answer).toMatch(/[.?]$/);
  for (const instead of missing!.instead)
    expect(workouts.search({ keyword: instead }).total).toBeGreaterThan(0);
});

it.each(
  '마카 밀크씨슬 홍삼 루테인 유산균 멀티비타민 전해질 이온음료 에너지드링크 닭가슴살 다이어트약 스테로이드 헬린이'.split(
    ' ',
  ),
)('answers %s among the supplements', keyword => {
  expect(firstSupplement(keyword)).toBeUndefined();
  const missing = missingKind(keyword, '보충제');
  expect(missing?.answer).toMatch(/[.?]$/);
  for (const instead of missing!.instead) {
    expect({ instead, total: supplements.search({ keyword: instead }).total }).not.toEqual({
      instead,
      total: 0,
    });
  }
});
