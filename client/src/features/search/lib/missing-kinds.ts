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
    words:
      /유산소|러닝|런닝|달리기|트레드밀|트래드밀|걷기|조깅|버피|줄넘기|점핑잭|인터벌|타바타|사이클|일립티컬|스텝밀|천국의계단/,
    answer: '유산소 운동은 아직 담지 못했어요. 숨이 차는 근력 운동부터 볼까요?',
    instead: ['마운틴 클라이머', '케틀벨 스윙', '맨몸 스쿼트'],
  },
  {
    words: /스트레칭|스트래칭|폼롤러|워밍업|웜업|준비운동|쿨다운|모빌리티|거북목/,
    answer: '스트레칭은 아직 담지 못했어요. 등과 골반을 천천히 움직이는 운동부터 볼까요?',
    instead: ['버드독', '글루트 브릿지', '데드버그'],
  },
  {
    words: /필라테스|요가|발레/,
    answer: '요가와 필라테스 동작은 아직 담지 못했어요. 매트 위에서 하는 운동부터 볼까요?',
    instead: ['데드버그', '버드독', '클램쉘', '플랭크'],
  },
];

/** What to say to a keyword that found nothing, where it is known what was meant. */
export const missingKind = (keyword: string | null): MissingKind | undefined => {
  const typed = keyword?.replace(/\s/g, '') ?? '';
  return MISSING_KINDS.find(({ words }) => words.test(typed));
};
