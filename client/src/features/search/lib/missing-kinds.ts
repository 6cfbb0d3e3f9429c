/** A kind of training that people look for and the catalogue does not have, with what comes nearest. */
export interface MissingKind {
  /** As people type it, without spaces. */
  words: RegExp;
  answer: string;
  /** Searches that find something. */
  instead: readonly string[];
}

const MISSING_KINDS: readonly MissingKind[] = [
  {
    words: /유산소|러닝|런닝|걷기|인터벌|타바타|일립티컬|등산|수영|배드민턴|농구|축구|댄스|줌바|에어로빅/,
    answer: '찾는 유산소 운동은 아직 없어요. 숨이 차는 다른 운동부터 볼까요?',
    instead: ['러닝머신 걷기', '실내 자전거 타기', '버피'],
  },
  {
    words: /스트레칭|스트래칭|마사지|모빌리티|준비운동|태극권/,
    answer: '찾는 스트레칭은 아직 없어요. 몸을 천천히 푸는 다른 동작부터 볼까요?',
    instead: ['캣카우', '고관절 앞쪽 스트레칭', '폼롤러 등 풀기'],
  },
  {
    words: /필라테스|요가|발레/,
    answer: '찾는 요가나 필라테스 동작은 아직 없어요. 매트 위에서 하는 다른 동작부터 볼까요?',
    instead: ['차일드 포즈', '다운독', '필라테스 헌드레드', '데드버그'],
  },
];

/** What to say to a keyword that found nothing, where it is known what was meant. */
export const missingKind = (keyword: string | null): MissingKind | undefined => {
  const typed = keyword?.replace(/\s/g, '') ?? '';
  return MISSING_KINDS.find(({ words }) => words.test(typed));
};
