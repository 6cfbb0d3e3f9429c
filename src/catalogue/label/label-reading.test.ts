import { readLabel } from './label-reading.js';
import { LABEL_EXAMPLES } from './label-texts.fixture.js';

const readings = LABEL_EXAMPLES.map(example => ({
  example,
  reading: readLabel({ functions: '', ...example }),
}));
const taken = readings.filter(({ reading }) => reading.doubts.length === 0);

describe('reading a label', () => {
  it('is right about at least 98 % of what it takes without asking', () => {
    const wrong = taken.filter(({ example: { truth }, reading: { amounts } }) => !isSame(amounts, truth));
    expect(LABEL_EXAMPLES.length).toBeGreaterThanOrEqual(60);
    expect(wrong.map(({ example, reading }) => ({ ...example, read: reading.amounts }))).toEqual([]);
  });

  it('takes all of them that a person can be sure of', () => {
    const sure = readings.filter(({ example }) => example.truth !== null);
    const asked = sure.filter(each => !taken.includes(each));
    expect(asked.map(({ example, reading }) => [example.standard, reading.doubts])).toEqual([]);
  });

  it.each(readings.filter(({ example }) => example.truth === null))(
    'asks about “$example.standard”, “$example.intake”',
    ({ reading }) => {
      expect(reading.doubts.length).toBeGreaterThan(0);
      for (const doubt of reading.doubts) expect(doubt).toMatch(/[가-힣].*\.$/);
    },
  );

  it('tells what the product is recommended for', () => {
    const { ingredientClasses } = readLabel({
      standard:
        '카테킨 : 표시량(300mg/일)의 80~120%\nEGCG : 표시량(150mg/일)의 80~120%\n아연 : 표시량(8.5mg/일)의 80~150%',
      intake: '1일 1회, 1회 1정',
      functions: '',
    });
    expect(ingredientClasses).toEqual(['catechin', 'zinc']);
  });

  // A backtracking pattern would take minutes.
  it('goes over no text again and again', () => {
    const nonsense = [
      '1,'.repeat(5_000),
      '('.repeat(10_000),
      '비타민D : 표시량'.repeat(800),
      '① '.repeat(5_000),
    ];
    for (const text of nonsense) {
      const began = performance.now();
      readLabel({ standard: text, intake: text, functions: text });
      expect([text.slice(0, 20), performance.now() - began < 2_000]).toEqual([text.slice(0, 20), true]);
    }
  });
});

function isSame(read: object, truth: object | null): boolean {
  const sorted = (amounts: object) => JSON.stringify(Object.entries(amounts).sort());
  return truth !== null && sorted(read) === sorted(truth);
}
