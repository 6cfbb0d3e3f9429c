import { shortfallOf } from './shortfall.js';

it('tells the first reason without the advice, and nothing of an answer that is whole', () => {
  const reason = '선택한 기구로 할 수 있는 이두 운동이 없어요. 덤벨이 있으면 덤벨 컬을 할 수 있어요.';
  expect(shortfallOf('workout', { unfilled: [{ bodyPartKoreanName: '이두', reason }] })).toBe(
    '이두: 선택한 기구로 할 수 있는 이두 운동이 없어요.',
  );
  expect(shortfallOf('workout', { unfilled: [] })).toBeNull();
  expect(
    shortfallOf('supplement', {
      noFit: { reason: '30,000원이라 살 수 없어요. 올려 보세요.', cheapestBudget: 30_000 },
    }),
  ).toBe('예산으로 살 수 있는 제품이 없어요.');
  expect(
    shortfallOf('supplement', { noFit: { reason: '맞는 제품이 없어요. 물어보세요.', cheapestBudget: null } }),
  ).toBe('맞는 제품이 없어요.');
  expect(shortfallOf('supplement', { uncoveredPurposes: ['관절 건강'] })).toBe(
    '관절 건강: 충분한 근거로 돕는 제품이 없어요.',
  );
  expect(shortfallOf('supplement', { uncoveredPurposes: [] })).toBeNull();
  expect(
    shortfallOf('workout', { unfilled: [{ bodyPartKoreanName: '등', reason: '가'.repeat(400) }] }),
  ).toHaveLength(255);
});
