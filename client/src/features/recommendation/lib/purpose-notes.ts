/** What a purpose considers first; a purpose that the server adds later simply has no note. */
const NOTES: Record<string, string> = {
  '근육 증가': '모자란 단백질부터 채워요',
  '체중 증가': '단백질과 열량을 함께 늘려요',
  '체중 감량': '근육을 지키며 줄여요',
  '근력 향상': '연구가 많은 크레아틴부터',
  '지구력 향상': '운동 전 카페인, 커피까지 더해 봐요',
  '운동 후 회복': '모자란 단백질, 오메가3',
  '피로 개선': '비타민 B·마그네슘, 근거는 약해요',
  '관절 건강': '콜라겐부터 살펴봐요',
};

export const purposeNote = (purpose: string): string | undefined => NOTES[purpose];
