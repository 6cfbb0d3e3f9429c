/** The ten body parts of the workout filter, in every screen's order; 전체 comes before them and clears the filter. */
export const BODY_PART_FILTERS = [
  '가슴',
  '등',
  '엉덩이',
  '어깨',
  '복부',
  '종아리',
  '허벅지 앞',
  '허벅지 뒤',
  '삼두',
  '이두',
].map(part => ({ value: part, label: part }));

/** The supplement filter as shown; 아미노산 includes BCAA, which the server handles. */
export const SUPPLEMENT_TYPE_FILTERS = [
  { value: 'Protein', label: '프로틴' },
  { value: 'AminoAcid', label: '아미노산' },
  { value: 'Gainer', label: '게이너' },
  { value: 'Other', label: '기타' },
] as const;
export type SupplementTypeFilter = (typeof SUPPLEMENT_TYPE_FILTERS)[number]['value'];

export const WORKOUT_CHIPS = ['데드리프트', '풀업', '스쿼트', '인클라인 덤벨 벤치프레스'] as const;
export const SUPPLEMENT_CHIPS = ['히알루론산', '세레스'] as const;
