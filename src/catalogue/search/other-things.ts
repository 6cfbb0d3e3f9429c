/**
 * What people look for and the catalogue does not have: words of their own, near as some are to a word that it has. 수영 is no
 * misspelt 수평, 샌드백 no 밴드, 스키 no 스쿼트. Nothing found is the kinder answer; the client says what comes nearest.
 * Where an admin adds one of them it is found like every other name.
 */
const OTHER_THINGS = new Set(
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

/** Whether one of these words, or all of them together, mean such a thing. */
export function namesOtherThing(words: readonly string[]): boolean {
  return [...words, words.join('')].some(word => OTHER_THINGS.has(word));
}
