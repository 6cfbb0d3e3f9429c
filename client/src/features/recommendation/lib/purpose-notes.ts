/** What is looked at first for a purpose; one the server adds later simply has no note. */
const NOTES: Record<string, string> = {
  '근육 증가': '모자란 단백질부터 채워요',
  '체중 증가': '단백질과 열량을 함께 늘려요',
  '체중 감량': '근육을 지키며 줄여요',
  '근력 향상': '크레아틴처럼 근거가 강한 것부터',
  '지구력 향상': '오래 버티는 데 도움이 되는 성분',
  '운동 후 회복': '단백질과 오메가3 중심',
  '피로 개선': '카페인·비타민B·마그네슘',
  '관절 건강': '콜라겐·비타민D 중심',
};

export const purposeNote = (purpose: string): string | undefined => NOTES[purpose];
