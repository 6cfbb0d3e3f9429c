import { doseText, readableDose } from './dose-text.js';

const protein = (amount: number) => ({ ingredient: '단백질', amount, unit: 'g' });
const zinc = { ingredient: '아연', amount: 24, unit: 'mg' };
const magnesium = { ingredient: '마그네슘', amount: 1200, unit: 'mg' };

describe('a dose', () => {
  it.each([
    [[protein(5)], 1, false, '단백질 하루 5g, 한 번에'],
    [[protein(1.8)], 3, false, '단백질 하루 1.8g, 3번에 나눠 0.6g씩'],
    [[protein(1)], 3, false, '단백질 하루 1g, 3번에 나눠 0.33g씩'],
    [[protein(150)], 2, true, '단백질 하루 150g, 75g 2회분을 한 번에'],
    [[zinc, magnesium], 1, false, '하루 아연 24mg·마그네슘 1,200mg, 한 번에'],
    [
      ...([[zinc, magnesium], 2, false] as const),
      '하루 아연 24mg·마그네슘 1,200mg, 2번에 나눠 아연 12mg·마그네슘 600mg씩',
    ],
  ] as const)('%j in %d servings says a day and a time', (doses, servings, atOnce, text) => {
    expect(doseText(doses, servings, atOnce)).toBe(text);
  });

  it.each([
    ['단백질 48g · 하루 2번', '단백질 하루 48g, 2번에 나눠 24g씩'],
    ['EPA+DHA 1.8g · 하루 3번', 'EPA+DHA 하루 1.8g, 3번에 나눠 0.6g씩'],
    ['카페인 150mg · 하루 2번', '카페인 하루 150mg, 75mg 2회분을 한 번에'],
    ['에너지 1,040kcal · 하루 2번', '에너지 하루 1,040kcal, 2번에 나눠 520kcal씩'],
    ['비타민 B6 3mg, 비타민 D 10µg · 하루 1번', '하루 비타민 B6 3mg·비타민 D 10µg, 한 번에'],
    ['단백질 하루 48g, 2번에 나눠 24g씩', '단백질 하루 48g, 2번에 나눠 24g씩'],
    ['한 스푼 · 하루 2번', '한 스푼 · 하루 2번'],
  ])('stored as %s is read as %s', (stored, text) => {
    expect(readableDose(stored)).toBe(text);
  });
});
