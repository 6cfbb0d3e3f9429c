/** A kind of training that people look for and the catalogue does not have, with what comes nearest. */
export interface MissingKind {
  /** As people type it, without spaces. */
  words: RegExp;
  answer: string;
  /** Searches that find something; none where nothing would be right. */
  instead: readonly string[];
}

/** The first whose words are in the keyword. */
const MISSING_KINDS: readonly MissingKind[] = [
  {
    words: /임산부|노인|어린이|요통|디스크|재활|회전근개|오십견|관절염/,
    answer:
      '아픈 곳이나 몸 상태에 맞는 운동은 검색으로 고를 수 없어요. 먼저 의사와 이야기하고, 건강 정보를 알려 주면 추천이 무리한 운동을 빼요.',
    instead: [],
  },
  {
    words: /스트레칭|스트래칭|마사지|모빌리티|준비운동|태극권|반신욕/,
    answer: '찾는 스트레칭은 아직 없어요. 대신 몸을 천천히 푸는 다른 동작부터 볼까요?',
    instead: ['캣카우', '고관절 앞쪽 스트레칭', '폼롤러 등 풀기'],
  },
  {
    words: /요가|필라테스|발레|리포머|명상|호흡/,
    answer: '찾는 요가나 필라테스 동작은 아직 없어요. 대신 매트 위에서 하는 다른 동작부터 볼까요?',
    instead: ['차일드 포즈', '다운독', '필라테스 헌드레드', '데드버그'],
  },
  {
    words: /샌드백|복싱|무에타이|태권도|유도|검도|펜싱|주짓수|합기도|격투기|레슬링/,
    answer: '찾는 격투기 운동은 아직 없어요. 대신 혼자 할 수 있는 동작부터 볼까요?',
    instead: ['섀도 복싱', '줄넘기', '버피'],
  },
  {
    words: /크로스핏|하이록스|클린|저크|스내치|월볼|배틀로프|슬레드|썰매|타이어|파머스|박스점프|겟업/,
    answer: '찾는 동작은 아직 없어요. 대신 온몸을 힘차게 쓰는 다른 동작부터 볼까요?',
    instead: ['케틀벨 스윙', '푸시 프레스', '점프 스쿼트', '로잉머신 타기'],
  },
  {
    words: /물구나무|핸드스탠드|머슬업|플란체|백덤블링/,
    answer: '찾는 맨몸 기술은 아직 없어요. 대신 그 힘을 기르는 동작부터 볼까요?',
    instead: ['파이크 푸시업', '풀업', '딥스'],
  },
  {
    words: /(3|삼)대/,
    answer: '3대 운동은 스쿼트, 벤치프레스, 데드리프트예요. 하나씩 찾아볼까요?',
    instead: ['스쿼트', '벤치프레스', '데드리프트'],
  },
  {
    words: /다이어트|벌크업|린매스업|헬스|근력|무산소/,
    answer:
      '목표로는 검색할 수 없어요. 목표와 기구를 고르면 맞는 운동을 추천해 드려요. 부위 이름으로 찾아볼까요?',
    instead: ['가슴', '등', '하체'],
  },
  {
    words:
      /유산소|러닝|런닝|걷기|인터벌|타바타|일립티컬|등산|트레킹|클라이밍|마라톤|수영|아쿠아로빅|배드민턴|테니스|스쿼시|탁구|골프|볼링|축구|풋살|농구|야구|배구|족구|피구|스케이트|스키|보드|서핑|승마(?!살)|댄스|춤|줌바|에어로빅|훌라후프|트램폴린/,
    answer: '찾는 유산소 운동은 아직 없어요. 대신 숨이 차는 다른 운동부터 볼까요?',
    instead: ['러닝머신 걷기', '실내 자전거 타기', '버피'],
  },
];

/** What to say to a keyword that found nothing, where it is known what was meant. */
export const missingKind = (keyword: string | null): MissingKind | undefined => {
  const typed = keyword?.replace(/\s/g, '') ?? '';
  return MISSING_KINDS.find(({ words }) => words.test(typed));
};
