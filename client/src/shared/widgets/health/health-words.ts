import type { components } from '../../api/schema';

type HealthNotes = components['schemas']['HealthNotesDto'];

const LISTS = {
  allergens: '알레르기',
  conditions: '건강 상태',
  medicines: '먹고 있는 약',
  soreAreas: '지금 아픈 곳',
  surgeryAreas: '수술한 곳',
} satisfies Partial<Record<keyof HealthNotes, string>>;

const NUMBERS = {
  coffeeCupsPerDay: ['하루 커피', '잔'],
  dietProteinPerKg: ['식사 단백질', 'g'],
  pregnancyWeeks: ['임신', '주'],
  postpartumWeeks: ['출산 후', '주'],
  surgeryWeeks: ['수술 후', '주'],
} satisfies Partial<Record<keyof HealthNotes, [name: string, unit: string]>>;

/** Each entry is an answer of its own: two devices' are merged. */
export const isList = (field: string): field is keyof typeof LISTS => field in LISTS;

/** These answers in words: `하루 커피 3잔`; of lists, which ones they are. */
export function answersText(notes: Partial<HealthNotes>): string {
  const numbers = Object.entries(NUMBERS).flatMap(([field, [name, unit]]) => {
    const value = notes[field as keyof typeof NUMBERS];
    return value === undefined ? [] : [value === null ? `${name} 답 없음` : `${name} ${value}${unit}`];
  });
  const lists = Object.keys(notes)
    .filter(isList)
    .map(field => LISTS[field]);
  return [...numbers, ...lists].join(', ');
}
